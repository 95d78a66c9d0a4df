import { expect, test } from "vitest"
import { Results, wholeNumber } from "./results.ts"

test("cells of one row come together, and columns in the order in which they are seen", () => {
  const results = new Results()
  results.add("pages", { list: "blocks", server: "serac serve" }, { idle: "21,762" })
  results.add("pages", { list: "blocks", server: "Fastify" }, { idle: "20,000" })
  results.add("pages", { list: "blocks", server: "serac serve" }, { ingesting: "12,894" })
  expect(results.tables()).toEqual({
    pages: {
      columns: ["list", "server", "idle", "ingesting"],
      rows: [
        ["blocks", "serac serve", "21,762", "12,894"],
        ["blocks", "Fastify", "20,000", ""],
      ],
    },
  })
})

test("what is measured in several rounds stands in one cell", () => {
  const results = new Results()
  for (const speed of [29_016.4, 25_121])
    results.addRound("archive", { projections: "few" }, { speed: wholeNumber(speed) })
  expect(results.tables().archive?.rows).toEqual([["few", "29,016, 25,121"]])
})

test("a part that measures no table of the documents has none", () => expect(new Results().tables()).toEqual({}))
