import { existsSync, readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { cpus, tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { layouts } from "./store-layouts.ts"
import { batchesOf, rankedToken, transfersPerBlock, type Workload, workloads } from "./store-workload.ts"

const { values: ingestOptions } = parseArgs({
  options: {
    transfers: { type: "string", default: "400000" },
    batch: { type: "string", default: "8000" },
    help: { type: "boolean", short: "h" },
  },
})

if (ingestOptions.help === true) {
  console.log(`node src/store-ingest.ts [--transfers 400000] [--batch 8000]
How fast transfers, each with its own transaction, go into SQLite, and how fast a token's pages come out: by the store, and
by other layouts of the same rows. Processor time says more than time on a machine that others use too.`)
} else {
  console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}`)
  for (const workload of workloads)
    await compareEngines(workload, Number(ingestOptions.transfers), Number(ingestOptions.batch))
}

interface Result {
  readonly name: string
  /** Transfers a second. */
  readonly rate: number
  /** Transfers a second of processor time. */
  readonly processorRate: number
  readonly written: number
  /** Pages a second of processor time: the latest 25 rows, 25 and 100 rows anywhere. */
  readonly pages: readonly number[]
}

async function compareEngines(workload: Workload, transfers: number, batch: number): Promise<void> {
  const results: Result[] = []
  for (const name of Object.keys(layouts)) results.push(await measureIngest(name, workload, transfers, batch))
  const [yardstick] = results
  const ratio = (value: number, of: number | undefined) => `${(value / (of ?? value)).toFixed(2)}x`.padStart(7)
  console.log(`\n${transfers} transfers of ${workload.name}, batches of ${batch}; ratios to the store`)
  console.log(
    "                  ingest/s         ingest/cpu-s     written MB  latest 25/cpu-s  any 25/cpu-s  any 100/cpu-s",
  )
  for (const { name, rate, processorRate, written, pages } of results) {
    console.log(
      name.padEnd(17),
      rate.toFixed(0).padStart(6),
      ratio(rate, yardstick?.rate),
      processorRate.toFixed(0).padStart(8),
      ratio(processorRate, yardstick?.processorRate),
      (written / 1e6).toFixed(0).padStart(10),
      ...pages.map((value) => value.toFixed(0).padStart(14)),
    )
  }
}

async function measureIngest(name: string, workload: Workload, transfers: number, batch: number): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), "serac-bench-"))
  const layout = await layouts[name]?.(directory)
  if (layout === undefined) throw new Error(`no layout "${name}"`)
  try {
    const next = batchesOf(workload)
    const spent = { time: 0, processor: 0, written: 0 }
    const spend = async (work: () => Promise<void>) => {
      const before = { time: performance.now(), processor: process.cpuUsage(), written: writtenBytes() }
      await work()
      const { user, system } = process.cpuUsage(before.processor)
      spent.time += (performance.now() - before.time) / 1e3
      spent.processor += (user + system) / 1e6
      spent.written += writtenBytes() - before.written
    }
    for (let stored = 0; stored < transfers; stored += batch) {
      const rows = next(batch)
      await spend(() => layout.append(rows))
    }
    await spend(() => layout.finish())

    const end = transfers / transfersPerBlock
    const pages: number[] = []
    for (const [limit, deep] of [
      [25, false],
      [25, true],
      [100, true],
    ] as const) {
      const before = process.cpuUsage()
      const count = 4000
      for (let each = 0; each < count; each += 1) {
        const token = rankedToken((each * 7919) % workload.tokens)
        await layout.page(token, deep ? Math.ceil((end * ((each * 104_729) % 1000)) / 1000) : end, limit)
      }
      const { user, system } = process.cpuUsage(before)
      pages.push((count / (user + system)) * 1e6)
    }
    return {
      name,
      rate: transfers / spent.time,
      processorRate: transfers / spent.processor,
      written: spent.written,
      pages,
    }
  } finally {
    await layout.close()
    await rm(directory, { recursive: true })
  }
}

/** The bytes that this process has written, if the system reports them. */
function writtenBytes(): number {
  const file = "/proc/self/io"
  return existsSync(file) ? Number(/^write_bytes: (\d+)/m.exec(readFileSync(file, "utf8"))?.[1] ?? 0) : 0
}
