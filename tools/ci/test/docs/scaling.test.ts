import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { repository } from "../../src/docs/repository.ts"
import { currentDefaults } from "../../src/docs/scaling/defaults.ts"
import { readResult } from "../../src/docs/scaling/figures.ts"
import { scalingPage } from "../../src/docs/scaling/scaling-page.ts"

test("docs/scaling.md is what follows from the results", () => {
  expect(readFileSync(join(repository, "docs/scaling.md"), "utf8")).toBe(scalingPage())
})

test.each(["scaling", "chains", "pieces"])(
  "what was measured for docs/benchmarks/%s.json had the defaults of today",
  (part) => {
    expect(readResult(part).defaults).toEqual(currentDefaults())
  },
)

test("each question has a section", () => {
  expect(scalingPage().match(/^## .*/gm)).toEqual([
    "## One L1",
    "## Two hundred L1s",
    "## The C-Chain's history",
    "## A thousand requests a second",
    "## What a node must deliver",
    "## Memory",
  ])
})
