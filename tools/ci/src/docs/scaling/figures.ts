import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { BenchmarkResult } from "../benchmarks/result.ts"
import { repository } from "../repository.ts"

/** The cells of a row, by their columns. */
export type Row = Readonly<Record<string, string>>

/** Reads a part's results from docs/benchmarks. */
export function readResult(part: string): BenchmarkResult {
  return JSON.parse(readFileSync(join(repository, "docs/benchmarks", `${part}.json`), "utf8"))
}

/**
 * The rows of a table, each with the content of the first column that stands above it where its own is empty. Throws an Error for a table
 * that the part did not measure.
 */
export function measuredRows(
  part: string,
  table: string,
  { tables }: BenchmarkResult = readResult(part),
): readonly Row[] {
  const found = tables[table]
  if (found === undefined) throw new Error(`docs/benchmarks/${part}.json has no table ${table}`)
  let first = ""
  return found.rows.map((cells) => {
    first = cells[0] || first
    return Object.fromEntries(found.columns.map((column, at) => [column, at === 0 ? first : (cells[at] ?? "")]))
  })
}

/** The one row with these cells; throws an Error if there is none. */
export function rowWith(rows: readonly Row[], cells: Row): Row {
  const found = rows.find((row) => Object.entries(cells).every(([column, cell]) => row[column] === cell))
  if (found === undefined) throw new Error(`no row has ${JSON.stringify(cells)}`)
  return found
}

/** The first number of a cell, such as 1,340 of `1,340 us`; throws an Error if it has none. */
export function numberIn(row: Row, column: string): number {
  const [text] = /[\d,]+(?:\.\d+)?/.exec(row[column] ?? "") ?? []
  if (text === undefined) throw new Error(`${column} of ${JSON.stringify(row)} has no number`)
  return Number(text.replaceAll(",", ""))
}

/** Bytes with three digits. */
export function byteAmount(value: number): string {
  const [unit, size] = value >= 1e12 ? ["TB", 1e12] : value >= 1e9 ? ["GB", 1e9] : ["MB", 1e6]
  return `${Number((value / size).toPrecision(3))} ${unit}`
}

/** Seconds, as minutes, hours or days, with two digits. */
export function duration(seconds: number): string {
  const [unit, size] = seconds >= 172_800 ? ["days", 86_400] : seconds >= 7_200 ? ["hours", 3_600] : ["minutes", 60]
  const value = seconds / size
  return `${value >= 10 ? value.toFixed(0) : Number(value.toPrecision(2))} ${unit}`
}

/** A whole number, with commas between thousands. */
export const wholeNumber = (value: number): string => Math.round(value).toLocaleString("en")
