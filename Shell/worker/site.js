// What Tools/build-assets knows of this version: its name, whether a server stands behind it, the
// files it consists of, the module, the words of each language, and the names that the core gives to pages.
export const site = JSON.parse("{site}");

/** Where books are shared: the server behind the site, or what the site was made with; empty for nowhere. */
export const hubAddress = site.server ? location.origin : site.hub;
