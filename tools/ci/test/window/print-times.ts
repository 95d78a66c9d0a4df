import { cpus, loadavg } from "node:os"

/** A page and the median of the times in which it was usable. */
export interface PageTime {
  readonly path: string
  /** In milliseconds. */
  readonly usable: number
  readonly kilobytes: number
}

/** A path as the table has it: IDs are shortened, page tokens left out. */
const shortPath = (path: string) =>
  path
    .replace(/page=[^&]+/, "page=…")
    .replace(/(?<=[/=])(0x\w{6})\w{10,}|(?<=\/)(NodeID-\w{4}|[A-Za-z0-9]{6})[A-Za-z0-9]{20,}/g, "$1$2…")

/** Prints the times, the slowest first, with the load of the machine, by which they are to be read. */
export function printTimes(times: readonly PageTime[]): void {
  const load = loadavg()[0]?.toFixed(0)
  console.log(`Pages of the explorer, the slowest first, at a load of ${load} on ${cpus().length} cores`)
  for (const { path, usable, kilobytes } of times.toSorted((a, b) => b.usable - a.usable))
    console.log(
      shortPath(path).padEnd(84),
      `${usable.toFixed(0)} ms`.padStart(8),
      `${kilobytes.toFixed(0)} kB`.padStart(7),
    )
}
