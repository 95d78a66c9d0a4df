import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { cpus, loadavg } from "node:os"
import { join } from "node:path"
import { root } from "../start/npm-start.ts"

/** A page and the median of the times in which it was usable. */
interface PageTime {
  readonly path: string
  /** In milliseconds. */
  readonly usable: number
  readonly kilobytes: number
}

/** Whether the times are written to the file of the documents' tables. */
const isWritten = process.env.SERAC_WINDOW_WRITE !== undefined

/** A path as the table has it: an id is shortened, a page token left out. */
const shortPath = (path: string) =>
  path
    .replace(/page=[^&]+/, "page=…")
    .replace(/(?<=[/=])(0x\w{6})\w{10,}|(?<=\/)(NodeID-\w{4}|[A-Za-z0-9]{6})[A-Za-z0-9]{20,}/g, "$1$2…")

/** Prints the times, the slowest first, and writes them for docs/benchmarks.md where somebody wants it. */
export function writeTimes(times: readonly PageTime[]): void {
  const sorted = times.toSorted((a, b) => b.usable - a.usable)
  const rows = sorted.map(({ path, usable, kilobytes }) => [
    shortPath(path),
    `${usable.toFixed(0)} ms`,
    `${kilobytes.toFixed(0)} kB`,
  ])
  console.log(
    `Pages of the explorer, the slowest first, at a load of ${loadavg()[0]?.toFixed(0)} on ${cpus().length} cores`,
  )
  for (const [path = "", ...cells] of rows) console.log(path.padEnd(80), ...cells.map((cell) => cell.padStart(8)))
  if (!isWritten) return
  const result = {
    machine: `${cpus().length} x ${cpus()[0]?.model.trim() ?? "unknown processor"}`,
    cores: cpus().length,
    node: process.versions.node,
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim(),
    tables: { pages: { columns: ["page", "usable after, median of three", "transferred"], rows } },
  }
  writeFileSync(join(root, "docs/benchmarks/window.json"), `${JSON.stringify(result, undefined, 2)}\n`)
}
