import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { benchmarkPages, fillTables } from "../../src/docs/benchmarks/fill-tables.ts"
import { markdownTable } from "../../src/docs/markdown-table.ts"
import { repository } from "../../src/docs/repository.ts"

const read = (path: string) => readFileSync(join(repository, path), "utf8")

test.each(benchmarkPages)("the tables of %s are those of the results", (path) => {
  expect(read(path)).toBe(fillTables(read(path)))
})

test("every result is shown, and every table but that of aims and those by documents is a result's", () => {
  const pages = benchmarkPages.map(read).join("\n")
  const shown = new Set(
    [...`${pages}\n${read("docs/scaling.md")}`.matchAll(/^<!-- table ([\w-]+)\//gm)].map(([, file]) => `${file}.json`),
  )
  expect([...shown].sort()).toEqual(readdirSync(join(repository, "docs/benchmarks")).sort())
  const unmarked = pages.split("\n\n").filter((block) => block.startsWith("|"))
  expect(unmarked.map((block) => /^\| (\w+)/.exec(block)?.[1])).toEqual(["aim", "Blockscout", "hosted"])
})

test("a table's columns are as wide as their widest cell, and a row that is short is an error", () => {
  const columns = ["path", "p50"]
  expect(markdownTable({ columns, rows: [["the node itself", "1.8 ms"]] })).toEqual([
    "| path            | p50    |",
    "| --------------- | ------ |",
    "| the node itself | 1.8 ms |",
  ])
  expect(() => markdownTable({ columns, rows: [["the node itself"]] })).toThrow("a row has 1 cells, not 2")
})

test("a table that no result has is an error", () => {
  expect(() => fillTables("<!-- table latency/nowhere -->\n")).toThrow(
    "docs/benchmarks/latency.json has no table nowhere",
  )
})
