# `make` alone says what there is. Each step rebuilds only what changed.

.DEFAULT_GOAL := help
.PHONY: help run hub hub-failover test bench build package wasm assets words lint format record-sizes setup clean

# What `tally serve` is given by `make run`, as in: make run ARGS="--port 9000 --demo"
ARGS ?=

help: ## says this
	@echo "Tallybook keeps what you tally."
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 22

run: build ## builds what is missing and starts the app: ARGS="--port 9000 --demo"
	@exec .build/release/tally serve $(ARGS)

hub: ## starts a hub for shared books on a PostgreSQL cluster of its own, in Build/hub
	@Tools/setup hub
	@Tools/stage "hub build" swift build -c release --product tally-hub
	@Tools/hub $(ARGS)

hub-failover: ## has all fail on which a hub stands while devices write, and checks what is left: as root, 6 minutes
	@Tools/setup hub-failover
	@for each in tally-hub HubBenchmark; do \
		Tools/stage "$$each build" swift build -c release --product $$each || exit; \
	done
	@Tools/hub-failover

test: ## installs what is missing, builds and runs every test
	@Tools/test

build: setup ## builds the tally command, optimised, with the core for the browser in it
	@Tools/stage "build" Tools/build-tally

package: build ## makes a Debian package: Build/package/tallybook_*.deb
	@Tools/package

wasm: ## builds the core for the browser: Build/tallybook.wasm
	@Tools/setup wasm
	@Tools/stage "wasm build" Tools/build-wasm

assets: setup ## builds styles, scripts and icons
	@Tools/stage "assets" Tools/build-assets

words: ## makes Swift of the catalogues in Words/
	@Tools/setup test
	@.venv/bin/python -B Tools/build-words

lint: ## checks the source's format, the rules of the house, and who uses whom
	@Tools/lint
	@Tools/stage "index" swift build --build-tests --quiet
	@Tools/check-rooms

format: ## formats the source
	@swift format --in-place --recursive --parallel Sources Tests Tools/order Package.swift

bench: build ## measures speed against the budgets, as ratios within one run
	@for each in Kernel Store Pulls Grades; do \
		Tools/stage "$$each benchmark build" swift build -c release --product $${each}Benchmark || exit; \
	done
	@.build/release/KernelBenchmark
	@.build/release/StoreBenchmark
	@.build/release/PullsBenchmark
	@.build/release/GradesBenchmark
	@Benchmarks/processes.py .build/release/tally
	@Benchmarks/sharing.py .build/release/tally

record-sizes: wasm assets ## records today's sizes as the baseline
	@Tools/check-sizes --record

setup:
	@Tools/setup run

clean: ## removes everything that was built
	@rm -rf .build .build-wasm Build .venv
