import { takeCoverage } from "node:v8"
import { afterAll } from "vitest"

// For each file of tests: vitest ends its processes before they write what V8 has counted.
afterAll(() => {
  if (process.env.NODE_V8_COVERAGE !== undefined) takeCoverage()
})
