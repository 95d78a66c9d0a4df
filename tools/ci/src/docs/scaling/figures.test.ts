import { expect, test } from "vitest"
import { byteAmount, duration, measuredRows, numberIn, rowWith } from "./figures.ts"

const result = {
  tables: {
    pages: {
      columns: ["list", "server", "idle"],
      rows: [
        ["blocks", "head", "1,340.5, 45 us"],
        ["", "other", ""],
      ],
    },
  },
}

test("a row without a first cell has that of the row above", () => {
  const rows = measuredRows("pages", "pages", result)
  expect(rowWith(rows, { list: "blocks", server: "other" })).toEqual({ list: "blocks", server: "other", idle: "" })
  expect(() => rowWith(rows, { list: "logs" })).toThrow('no row has {"list":"logs"}')
  expect(() => measuredRows("pages", "none", result)).toThrow("docs/benchmarks/pages.json has no table none")
})

test("the number of a cell is its first, and a cell without one is an error", () => {
  const [head, other] = measuredRows("pages", "pages", result)
  expect(numberIn(head ?? {}, "idle")).toBe(1340.5)
  expect(() => numberIn(other ?? {}, "idle")).toThrow("has no number")
})

test("bytes and times have few digits and a fitting unit", () => {
  expect([1_234_567, 13_387_000_000, 2e12].map(byteAmount)).toEqual(["1.23 MB", "13.4 GB", "2 TB"])
  expect([90, 7_200, 400_000, 3_600_000].map(duration)).toEqual(["1.5 minutes", "2 hours", "4.6 days", "42 days"])
})
