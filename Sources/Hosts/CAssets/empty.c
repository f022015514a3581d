// Stands in for generated.c, so that a fresh clone builds without Tools/build-assets: the linker
// prefers the other's definitions to these weak ones.
#include "CAssets.h"

__attribute__((weak)) const tally_asset tally_assets[] = {{0}};
__attribute__((weak)) const size_t tally_asset_count = 0;
__attribute__((weak)) const tally_asset_names tally_names = {
    "/assets/app.css", "/assets/app.js", "/assets/icons.svg",
    "/assets/manifest.webmanifest", "/assets/favicon.svg", "/assets/apple-touch-icon.png", 0};
