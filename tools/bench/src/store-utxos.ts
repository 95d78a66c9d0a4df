import { mkdtemp, rm } from "node:fs/promises"
import { cpus, tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { startPostgres } from "@serac/kits/postgres"
import { type NetworkReader, type NetworkWriter, openStore, type StoredUtxo, type StoreLocation } from "@serac/store"
import { percentile } from "./measure.ts"
import { hotAddress, type UtxoWorkload, utxoBatches } from "./utxo-workload.ts"

const { values: utxosOptions } = parseArgs({
  options: {
    utxos: { type: "string", default: "1000000" },
    ingest: { type: "string", default: "200000" },
    batch: { type: "string", default: "4000" },
    pages: { type: "string", default: "500" },
    engine: { type: "string", default: "sqlite,postgres" },
    help: { type: "boolean", short: "h" },
  },
})

if (utxosOptions.help === true) {
  console.log(`node src/store-utxos.ts [--ingest 200000] [--utxos 1000000] [--batch 4000] [--pages 500] [--engine sqlite,postgres]
How fast UTXOs go into the store, with transactions of one input and two outputs; and how long a page takes of an address
that owns very many of them. Processor time says more than time on a machine that others use too.`)
} else {
  console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}`)
  for (const engine of utxosOptions.engine.split(",")) await measureUtxos(engine)
}

async function measureUtxos(engine: string): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "serac-bench-"))
  const server = engine === "postgres" ? await startPostgres() : undefined
  const location: StoreLocation =
    server === undefined ? { kind: "sqlite", directory } : { kind: "postgres", url: server.url }
  const store = await openStore(location)
  try {
    console.log(`\n${engine}`)
    for (const [networkId, chain] of [
      [1, "P"],
      [2, "X"],
    ] as const) {
      const writer = await store.openNetworkWriter(networkId)
      await ingest(writer, { chain, gathered: 1 }, Number(utxosOptions.ingest), Number(utxosOptions.batch))
      await writer.close()
    }
    const writer = await store.openNetworkWriter(3)
    await ingest(writer, { chain: "P", gathered: 49 }, Number(utxosOptions.utxos), Number(utxosOptions.batch))
    await readPages(store.network(3), Number(utxosOptions.pages))
  } finally {
    await store.close()
    await server?.stop()
    await rm(directory, { recursive: true })
  }
}

async function ingest(writer: NetworkWriter, workload: UtxoWorkload, utxos: number, batch: number): Promise<void> {
  let [stored, time, processor] = [0, 0, 0]
  for (const { batch: rows, progress } of utxoBatches(workload, utxos, batch)) {
    const [started, before] = [performance.now(), process.cpuUsage()]
    await writer.append(rows, progress)
    const { user, system } = process.cpuUsage(before)
    time += (performance.now() - started) / 1e3
    processor += (user + system) / 1e6
    stored += rows.utxos.length
  }
  const rates = `${(stored / time).toFixed(0)}/s, ${(stored / processor).toFixed(0)} a processor second of this process`
  const kind = `${workload.gathered + 1} a transaction`
  console.log(`  ${stored} UTXOs of the ${workload.chain}-Chain stored, ${kind}: ${rates}`)
}

async function readPages(reader: NetworkReader, pages: number): Promise<void> {
  console.log("  page of 100                                     p50 ms   p99 ms   longest  processor ms")
  const common = { chain: "P", addresses: [hotAddress], includeSpent: false } as const
  const by = (sortBy: "timestamp" | "amount", order: "asc" | "desc") => ({ ...common, sortBy, order })
  const filters = {
    "by time, newest first": by("timestamp", "desc"),
    "by time, oldest first": by("timestamp", "asc"),
    "by amount, highest first": by("amount", "desc"),
    "by amount, lowest first": by("amount", "asc"),
    "spent ones too": { ...by("timestamp", "desc"), includeSpent: true },
    "of one in 10 amounts": { ...by("timestamp", "desc"), minAmount: 900_000n },
    "of one in 1,000 amounts": { ...by("timestamp", "desc"), minAmount: 999_000n },
    "of one in 100,000 amounts": { ...by("timestamp", "desc"), minAmount: 999_990n },
  } as const
  for (const [name, filter] of Object.entries(filters)) {
    for (const deep of [false, true]) {
      let last: StoredUtxo | undefined
      const times: number[] = []
      const before = process.cpuUsage()
      for (let page = 0; page < pages; page += 1) {
        const after: [string, string] | undefined =
          deep && last !== undefined
            ? [String(filter.sortBy === "amount" ? last.amount : last.timestamp), Buffer.from(last.id).toString("hex")]
            : undefined
        const started = performance.now()
        const found = await reader.utxos(filter, { limit: 100, ...(after !== undefined && { after }) })
        times.push(performance.now() - started)
        last = found.at(-1)
      }
      const { user, system } = process.cpuUsage(before)
      const show = (value: number) => value.toFixed(2).padStart(9)
      const title = `${name}${deep ? ", page after page" : ""}`.padEnd(46)
      const figures = [percentile(times, 0.5), percentile(times, 0.99), Math.max(...times)]
      console.log(`  ${title}${figures.map(show).join("")}${show((user + system) / 1e3 / pages).padStart(14)}`)
    }
  }
}
