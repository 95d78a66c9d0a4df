import { expect, test } from "vitest"
import { languageGenerators } from "./generators.ts"
import { languagesPage } from "./page.ts"

const [generator] = languageGenerators

test("the page tells the operations that a client lacks, by their ids", () => {
  if (generator === undefined) throw new Error("there is no generator")
  const outcome = {
    generated: "yes",
    compiled: "yes",
    called: "no: panic",
    operations: { all: 3, missing: ["b", "c"] },
  }
  const page = languagesPage([{ generator, version: "1.0.0", document: "data", outcome }])
  expect(page).toMatch(/\| data +\| yes +\| 1 of 3 +\| yes +\| no: panic +\|/)
  expect(page).toContain(`${generator.name}, data: \`b\`, \`c\`.`)
})

test("where nothing is missing nothing is told to be left out", () => {
  if (generator === undefined) throw new Error("there is no generator")
  const outcome = { generated: "yes", compiled: "yes", called: undefined, operations: { all: 3, missing: [] } }
  const page = languagesPage([{ generator, version: "1.0.0", document: "health", outcome }])
  expect(page).toMatch(/\| health +\| yes +\| all +\| yes +\| +\|/)
  expect(page).not.toContain("left out\n")
})
