import { readFileSync } from "node:fs"
import { join } from "node:path"
import { markdownTable } from "../markdown-table.ts"
import { repository } from "../repository.ts"
import type { BenchmarkResult, ResultTable } from "./result.ts"

/** The pages whose tables are generated from the results in docs/benchmarks. */
export const benchmarkPages = ["docs/benchmarks.md", "docs/guides/comparison.md"] as const

/** A line that names the table that follows: `<!-- table latency/latency -->`. */
const markedTable = /^<!-- table ([\w-]+)\/([\w-]+) -->\n(?:\|.*\n)*(?:\n_Measured .*_\n)?/gm

/** A page with its tables generated from the results. Throws an Error for a table without results. */
export function fillTables(page: string): string {
  return page.replace(markedTable, (_, file: string, table: string) => {
    const result = readResult(file)
    const lines = [
      `<!-- table ${file}/${table} -->`,
      ...markdownTable(resultTable(file, table, result)),
      ...originLine(result),
    ]
    return `${lines.join("\n")}\n`
  })
}

/** The origin of figures that a benchmark wrote; for figures that were carried over, the page states the origin. */
function originLine({ date, commit, machine, node, othersBusyPercent }: BenchmarkResult): readonly string[] {
  if (commit === undefined) return []
  const others = othersBusyPercent === undefined ? "" : `; others kept the machine ${othersBusyPercent} % busy`
  return ["", `_Measured on ${date} at ${commit.slice(0, 8)}, ${machine}, Node ${node}${others}._`]
}

function resultTable(file: string, name: string, { tables }: BenchmarkResult): ResultTable {
  const table = tables[name]
  if (table === undefined) throw new Error(`docs/benchmarks/${file}.json has no table ${name}`)
  return table
}

function readResult(file: string): BenchmarkResult {
  return JSON.parse(readFileSync(join(repository, "docs/benchmarks", `${file}.json`), "utf8"))
}
