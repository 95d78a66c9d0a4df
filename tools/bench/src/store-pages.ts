import { mkdtemp, rm } from "node:fs/promises"
import { cpus, tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { type ChainReader, openStore } from "@serac/store"
import { batchesOf, rankedToken, transfersPerBlock, workloads } from "./store-workload.ts"

const { values: pagesOptions } = parseArgs({
  options: { transfers: { type: "string", default: "400000" }, help: { type: "boolean", short: "h" } },
})

if (pagesOptions.help === true) {
  console.log(`node src/store-pages.ts [--transfers 400000]
Pages a second of processor time that the store reads from SQLite: the latest ones and those at depth, with a tenth of the rows
and with all of them.`)
} else {
  console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}`)
  await printPages(Number(pagesOptions.transfers))
}

interface Listing {
  readonly name: string
  /** Reads the page of rows below a block; returns the number of rows. */
  readonly read: (belowBlock: number, limit: number, each: number) => Promise<number>
}

function listingsOf(chain: ChainReader, tokens: number): readonly Listing[] {
  const length = async (rows: Promise<readonly unknown[]>) => (await rows).length
  return [
    { name: "blocks", read: (block, limit) => length(chain.blocks({ after: [block], limit })) },
    { name: "transactions", read: (block, limit) => length(chain.transactions({ after: [block, 0], limit })) },
    {
      name: "failed transactions",
      read: (block, limit) => length(chain.transactions({ after: [block, 0], limit, succeeded: false })),
    },
    {
      name: "transfers of a token",
      read: (endBlock, limit, each) => length(chain.tokenTransfers(rankedToken(each % tokens), { endBlock, limit })),
    },
  ]
}

async function printPages(transfers: number): Promise<void> {
  const [workload] = workloads
  if (workload === undefined) throw new Error("no workload")
  const directory = await mkdtemp(join(tmpdir(), "serac-bench-"))
  const store = await openStore({ kind: "sqlite", directory })
  try {
    const writer = await store.openWriter("43114")
    const next = batchesOf(workload)
    const listings = listingsOf(store.chain("43114"), workload.tokens)
    let stored = 0
    console.log("rows of each        listing               rows  latest/s   at depth/s  ratio")
    for (const goal of [transfers / 10, transfers]) {
      for (; stored < goal; stored += 4000) {
        await writer.append(next(Math.min(4000, goal - stored)), { nodeHead: 1e9, now: 2_000_000_000 })
      }
      const end = goal / transfersPerBlock
      for (const { name, read } of listings) {
        for (const limit of [25, 100]) {
          const latest = await rate((each) => read(end, limit, each))
          const deep = await rate((each) => read(Math.ceil((end * ((each * 104_729) % 1000)) / 1000) + 5, limit, each))
          console.log(
            String(goal).padEnd(19),
            name.padEnd(22),
            String(limit).padStart(3),
            latest.toFixed(0).padStart(9),
            deep.toFixed(0).padStart(12),
            `${(deep / latest).toFixed(2)}x`.padStart(6),
          )
        }
      }
    }
  } finally {
    await store.close()
    await rm(directory, { recursive: true })
  }
}

async function rate(read: (each: number) => Promise<number>): Promise<number> {
  const count = 2000
  for (let each = 0; each < count / 10; each += 1) await read(each)
  const before = process.cpuUsage()
  for (let each = 0; each < count; each += 1) await read(each)
  const { user, system } = process.cpuUsage(before)
  return (count / (user + system)) * 1e6
}
