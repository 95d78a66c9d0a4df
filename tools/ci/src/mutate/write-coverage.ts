import { mkdirSync, readdirSync, renameSync } from "node:fs"
import { join } from "node:path"
import { takeCoverage } from "node:v8"
import { afterAll, expect } from "vitest"
import { coverageFolder } from "./reach.ts"

// For each file of tests: writes V8's coverage since the previous file into the folder of this file.
const { NODE_V8_COVERAGE: coverage } = process.env
if (coverage !== undefined) {
  const own = coverageFolder(coverage, expect.getState().testPath ?? "")
  afterAll(() => {
    takeCoverage()
    mkdirSync(own, { recursive: true })
    for (const name of readdirSync(coverage).filter((name) => name.endsWith(".json")))
      renameSync(join(coverage, name), join(own, name))
  })
}
