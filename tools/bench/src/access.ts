import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { startBenchNode } from "./bench-chain.ts"
import { nodeOn, pinToTwoCores } from "./cores.ts"
import { KeptConnection } from "./kept-connection.ts"
import { listings, rowsPerPage } from "./listings.ts"
import { median, shuffled } from "./measure.ts"
import type { PartOptions } from "./part.ts"
import type { Results } from "./results/results.ts"
import { startSerac, stored, withDirectory } from "./serac.ts"

/** A service under measurement. */
export interface ServedPage {
  /** The extra work of the service: key check, limits or counting. */
  readonly name: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** The services that make the page for each request, and those that cache it. */
export type ServedPages = Readonly<Record<"made" | "kept", readonly ServedPage[]>>

/** Processor time that the services' process has taken, in microseconds: its main thread, and all its threads. */
export interface Spent {
  readonly thread: number
  readonly process: number
}

/** Pages of a batch: few, so that a short disturbance affects few batches and not their median. */
const batchesPerRound = 32
const connectionCount = 4
/** Two identical services that show the measurement error, and the maximal difference between them in percent. */
const [yardstick, control] = ["nothing", "nothing again"]
const maxRatio = 1.5

/** Microseconds of processor time that a page costs with and without key check, limits and counting. */
export async function access({ quick, results }: PartOptions): Promise<void> {
  const [processes, warmUp, rounds] = quick ? [1, 1, 4] : [12, 60, 40]
  console.log(
    `\nProcessor time of a page of ${rowsPerPage} transactions by its server, over ${connectionCount} connections,`,
  )
  console.log(
    `${pinToTwoCores()}: one serves, the other asks; medians of ${processes * rounds} batches of ${batchesPerRound} pages,`,
  )
  console.log(`in random order, in ${processes} processes one after the other, against the batches of the same rounds`)
  const node = await startBenchNode({ head: quick ? 50 : 400 }, [1])
  const costs: Costs = { made: new Map(), kept: new Map() }
  try {
    await withDirectory(async (location) => {
      const { chain } = node
      const index = startSerac("index", { chain, location, cores: [1] })
      await stored(index, location, chain.chainId, chain.lastBlock).finally(index.stop)
      const [program, args] = nodeOn([0], [])
      const entry = fileURLToPath(new URL("access-server.ts", import.meta.url))
      for (let process = 0; process < processes; process += 1) {
        const server = fork(entry, [location.directory, chain.chainId], { execPath: program, execArgv: [...args] })
        const [pages] = (await once(server, "message")) as [ServedPages]
        for (const kind of cacheKinds)
          await race(server, pages[kind], listings(chain).transactions, { warmUp, rounds }, costs[kind])
        server.disconnect()
        await once(server, "exit")
      }
    })
  } finally {
    node.stop()
  }
  for (const kind of cacheKinds) printCosts(kind, costs[kind], results)
}

const cacheKinds = ["made", "kept"] as const

/** The time of a page in each batch, by the service's name. */
type Costs = Readonly<Record<(typeof cacheKinds)[number], Map<string, Spent[]>>>

async function race(
  server: ChildProcess,
  pages: readonly ServedPage[],
  path: string,
  { warmUp, rounds }: { readonly warmUp: number; readonly rounds: number },
  costs: Map<string, Spent[]>,
): Promise<void> {
  const contestants = pages.map(({ name, url, headers }) => ({
    name,
    asking: Array.from({ length: connectionCount }, () => new KeptConnection(url, headers)),
  }))
  for (let round = -warmUp; round < rounds; round += 1)
    for (const { name, asking } of shuffled(contestants)) {
      const before = await spent(server)
      await Promise.all(asking.map((connection) => askOften(connection, path)))
      const after = await spent(server)
      // Until functions that are rarely called are compiled as well, which takes them longer.
      if (round < 0) continue
      const each = (member: keyof Spent) => (after[member] - before[member]) / batchesPerRound
      costs.set(name, [...(costs.get(name) ?? []), { thread: each("thread"), process: each("process") }])
    }
  for (const { asking } of contestants) for (const connection of asking) connection.close()
}

function printCosts(kind: keyof Costs, costs: ReadonlyMap<string, readonly Spent[]>, results: Results): void {
  const all = (name: string, member: keyof Spent) => (costs.get(name) ?? []).map((cost) => cost[member])
  const of = (name: string, member: keyof Spent) => median(all(name, member))
  /** Against batches of the same round: a longer slowdown of the machine affects both. */
  const more = (name: string, member: keyof Spent) => {
    const without = all(yardstick, member)
    return (median(all(name, member).map((cost, at) => cost - (without[at] ?? cost))) / median(without)) * 100
  }
  console.log(`\n  ${`a page that is ${kind}, and beside it`.padEnd(40)} main thread           all threads`)
  for (const name of [...costs.keys()].sort((one, other) => more(one, "thread") - more(other, "thread"))) {
    const cell = (member: keyof Spent) => `${of(name, member).toFixed(1)} us, ${more(name, member).toFixed(1)} %`
    if (kind === "made" && name !== control)
      results.add("access", { with: name }, { "main thread": cell("thread"), "all threads": cell("process") })
    const figures = (["thread", "process"] as const).map((member) => {
      const sign = more(name, member) < 0 ? "" : "+"
      return `${of(name, member).toFixed(1).padStart(7)} µs ${`${sign}${more(name, member).toFixed(1)} %`.padStart(8)}`
    })
    console.log(`    ${name.padEnd(34)} ${figures.join("   ")}`)
  }
  const difference = Math.abs(more(control, "thread"))
  if (difference <= maxRatio) return
  console.log(
    `  NOT TO BE PUBLISHED: the same differs from itself by ${difference.toFixed(1)} %; ${maxRatio} % are the most.`,
  )
  process.exitCode = 1
}

async function askOften(connection: KeptConnection, path: string): Promise<void> {
  for (let page = 0; page < batchesPerRound / connectionCount; page += 1) await connection.ask(path)
}

async function spent(server: ChildProcess): Promise<Spent> {
  server.send("spent")
  const [told] = (await once(server, "message")) as [Spent]
  return told
}
