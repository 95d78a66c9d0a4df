import { setTimeout as sleep } from "node:timers/promises"
import { type BenchNode, startBenchNode } from "./bench-chain.ts"
import { pinToTwoCores } from "./cores.ts"
import { fetchText, type ListName, listings, listNames, manyPages, rowsPerPage } from "./listings.ts"
import { type Load, startLoad } from "./load.ts"
import { median } from "./measure.ts"
import type { PartOptions } from "./part.ts"
import { familyMemory, processorSeconds } from "./process-cost.ts"
import { startReady } from "./ready.ts"
import { type Results, wholeNumber } from "./results/results.ts"
import { type Serac, startSerac, stored, withDirectory } from "./serac.ts"

/** Blocks of 40 transfers a second during ingest. */
const ingested = 25
const connectionCount = 16

interface Contestant {
  readonly name: string
  readonly pid: number
  readonly url: string
  /** The pages of a list that are requested in turn. */
  readonly paths: Readonly<Record<ListName, readonly string[]>>
}

interface Figures {
  /** Pages a second. */
  readonly rate: number
  /** Microseconds of the server's processor time a page. */
  readonly cost: number
  readonly p99: number
}

/** A contestant's figures in a race: during warm-up, and after it. */
interface Rounds {
  start: Figures | undefined
  readonly steady: Figures[]
}

/** List pages a second over HTTP, idle and while the chain grows, against servers that have the same bytes in memory. */
export async function pagesPart({ quick, results }: PartOptions): Promise<void> {
  const pinned = pinToTwoCores()
  console.log(
    `\nPages of ${rowsPerPage} rows over HTTP, ${connectionCount} connections, ${pinned}: one core serves, the other asks`,
  )
  console.log(
    "(and ingests); with two workers all share both. Pages a second, microseconds of the server's processor time a page, and both at the start.",
  )
  const node = await startBenchNode({ head: quick ? 100 : 1000, ahead: quick ? 100 : 4000 }, [1])
  try {
    await withDirectory(async (location) => {
      const { chain } = node
      const startIndex = () => startSerac("index", { chain, location, cores: [1] })
      const index = startIndex()
      // The indexer continues after all blocks are stored; the idle measurement waits until it has finished.
      await stored(index, location, chain.chainId, chain.lastBlock).finally(index.stop)
      for (const workers of [1, 2]) {
        const serve = startSerac("serve", { chain, location, workers, cores: workers === 1 ? [0] : [0, 1] })
        try {
          await serving({ node, serve, startIndex, workers, quick, results })
        } finally {
          await serve.stop()
        }
      }
    })
  } finally {
    node.stop()
  }
}

interface Serving extends PartOptions {
  readonly node: BenchNode
  readonly serve: Serac
  readonly startIndex: () => Serac
  readonly workers: number
}

async function serving({ node, serve, startIndex, workers, quick, results }: Serving): Promise<void> {
  const cores = workers === 1 ? [0] : [0, 1]
  const url = await serve.url
  const lists = listings(node.chain)
  const bodies: Record<string, string> = {}
  const ready = byList((name) => [`/${name.replace(" ", "-")}`])
  for (const name of listNames) bodies[ready[name][0] ?? ""] = await fetchText(url + lists[name])
  const several = new Map<ListName, readonly string[]>()
  for (const name of listNames) several.set(name, await manyPages(url, lists[name], { workers }))
  const { pid } = serve.child
  const head = { name: "serac serve, head", pid, url, paths: byList((name) => [lists[name]]) }
  const other = { name: "serac serve, any other", pid, url, paths: byList((name) => several.get(name) ?? []) }
  const http = await startReady({ kind: "http", cores, workers, bodies })
  const fastify = await startReady({ kind: "fastify", cores, workers, bodies })
  const load = startLoad(workers === 1 ? [1] : [0, 1])
  try {
    const yardstick = { name: "ready buffer, node:http", ...http, paths: ready }
    const contestants = [yardstick, { name: "ready buffer, Fastify", ...fastify, paths: ready }, head, other]
    const where = workers === 1 ? "one core" : "two workers"
    const to = { results, column: `${where}, idle` }
    await race(`${where}, idle`, contestants, bodies, load, quick, to)
    const index = startIndex()
    const growth = setInterval(() => node.advance(), 1000 / ingested)
    try {
      await sleep(3000)
      const [growing, three] = [
        `${where}, ingesting ${wholeNumber(ingested * 40)} transactions/s`,
        [yardstick, head, other],
      ]
      // The documents show it of two workers.
      await race(growing, three, bodies, load, quick, workers === 2 ? { results, column: growing } : undefined)
    } finally {
      clearInterval(growth)
      await index.stop()
    }
    console.log(
      `  memory of serac serve: ${familyMemory(serve.child.pid)} MiB in ${workers === 1 ? 1 : workers + 1} processes`,
    )
  } finally {
    load.stop()
    await http.stop()
    await fastify.stop()
  }
}

async function race(
  title: string,
  contestants: readonly Contestant[],
  bodies: Readonly<Record<string, string>>,
  load: Load,
  quick: boolean,
  to?: { readonly results: Results; readonly column: string },
): Promise<void> {
  console.log(`\n  ${title}`)
  const sizes = Object.values(bodies).map((body) => Buffer.byteLength(body))
  for (const [at, name] of listNames.entries()) {
    const all = new Map(
      contestants.map((contestant): [Contestant, Rounds] => [contestant, { start: undefined, steady: [] }]),
    )
    for (let round = -1; round < (quick ? 1 : 3); round++)
      for (const [contestant, rounds] of all) {
        const seen = await measurePages(contestant, name, load, round === -1 || quick ? 0.5 : 1.2)
        if (round === -1) rounds.start = seen
        else rounds.steady.push(seen)
      }
    const list = `${name} (${((sizes[at] ?? 0) / 1000).toFixed(1)} kB)`
    for (const [server, { rate, cost }] of printPageRates(list, all))
      to?.results.add("pages", { list, server }, { [to.column]: `${wholeNumber(rate)}, ${cost.toFixed(0)} us` })
  }
}

async function measurePages(
  { pid, url, paths }: Contestant,
  list: ListName,
  load: Load,
  seconds: number,
): Promise<Figures> {
  const before = processorSeconds(pid)
  const outcome = await load.run({ url, paths: paths[list], seconds, connections: connectionCount })
  const spent = processorSeconds(pid) - before
  return { rate: outcome.answers / outcome.seconds, cost: (spent / outcome.answers) * 1e6, p99: outcome.p99 }
}

/** @returns the figures of each contestant */
function printPageRates(title: string, all: ReadonlyMap<Contestant, Rounds>): ReadonlyMap<string, Figures> {
  const printed = new Map<string, Figures>()
  let yardstick: Figures | undefined
  for (const [{ name }, { start, steady }] of all) {
    const of = (member: keyof Figures) => median(steady.map((figures) => figures[member]))
    const figures = { rate: of("rate"), cost: of("cost"), p99: of("p99") }
    yardstick ??= figures
    printed.set(name, figures)
    const ratio = (member: "rate" | "cost") =>
      `${figures[member].toFixed(0).padStart(6)} ${(figures[member] / (yardstick?.[member] ?? 1)).toFixed(2)}x`
    console.log(
      `    ${title.padEnd(25)} ${name.padEnd(24)} ${ratio("rate")} /s  ${ratio("cost")} us   p99 ${figures.p99} ms   start ${start?.rate.toFixed(0)} /s ${start?.cost.toFixed(0)} us`,
    )
  }
  return printed
}

function byList<Value>(value: (name: ListName) => Value): Readonly<Record<ListName, Value>> {
  return { transactions: value("transactions"), "token transfers": value("token transfers"), blocks: value("blocks") }
}
