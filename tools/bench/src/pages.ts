import { setTimeout as sleep } from "node:timers/promises"
import { type BenchNode, startBenchNode } from "./bench-chain.ts"
import { pinToTwoCores } from "./cores.ts"
import { type ListName, listings, listNames, pagePaths, read, rows } from "./listings.ts"
import { type Load, startLoad } from "./load.ts"
import { median } from "./measure.ts"
import type { PartOptions } from "./part.ts"
import { familyMemory, processorSeconds } from "./process-cost.ts"
import { startReady } from "./ready.ts"
import { type Serac, startSerac, stored, withDirectory } from "./serac.ts"

/** Blocks of 40 transfers that a second brings while there is ingest. */
const ingested = 25
const connections = 16

interface Contestant {
  readonly name: string
  readonly pid: number
  readonly url: string
  /** The pages that are asked for in turn. */
  readonly paths: Readonly<Record<ListName, readonly string[]>>
}

interface Figures {
  /** Pages a second. */
  readonly rate: number
  /** Pages a second of processor time of the server. */
  readonly processorRate: number
  readonly p99: number
}

/** List pages a second over HTTP, idle and while the chain grows, against servers that have the same bytes in memory. */
export async function pages({ quick }: PartOptions): Promise<void> {
  const pinned = pinToTwoCores()
  console.log(
    `\nPages of ${rows} rows over HTTP, ${connections} connections, ${pinned}: one core serves, the other asks`,
  )
  console.log(
    "(and ingests); with two workers all share both. Pages a second, and a second of the server's processor time.",
  )
  const node = await startBenchNode({ head: quick ? 100 : 1000, ahead: quick ? 100 : 4000 }, [1])
  try {
    await withDirectory(async (location) => {
      const { chain } = node
      const index = startSerac("index", { chain, location, cores: [1] })
      try {
        await stored(index, location, chain.chainId, chain.lastBlock)
        for (const workers of [1, 2]) {
          const serve = startSerac("serve", { chain, location, workers, cores: workers === 1 ? [0] : [0, 1] })
          try {
            await serving({ node, serve, workers, quick })
          } finally {
            await serve.stop()
          }
        }
      } finally {
        await index.stop()
      }
    })
  } finally {
    node.stop()
  }
}

interface Serving extends PartOptions {
  readonly node: BenchNode
  readonly serve: Serac
  readonly workers: number
}

async function serving({ node, serve, workers, quick }: Serving): Promise<void> {
  const cores = workers === 1 ? [0] : [0, 1]
  const url = await serve.url
  const lists = listings(node.chain)
  const bodies: Record<string, string> = {}
  const ready = byList((name) => [`/${name.replace(" ", "-")}`])
  for (const name of listNames) bodies[ready[name][0] ?? ""] = await read(url + lists[name])
  const several = new Map<ListName, readonly string[]>()
  for (const name of listNames) several.set(name, await pagePaths(url, lists[name], 0, 20))
  const ours = { name: "serac serve", pid: serve.child.pid, url, paths: byList((name) => several.get(name) ?? []) }
  const http = await startReady({ kind: "http", cores, workers, bodies })
  const fastify = await startReady({ kind: "fastify", cores, workers, bodies })
  const load = startLoad(workers === 1 ? [1] : [0, 1])
  try {
    const yardstick = { name: "ready buffer, node:http", ...http, paths: ready }
    const contestants = [yardstick, { name: "ready buffer, Fastify", ...fastify, paths: ready }, ours]
    const where = workers === 1 ? "one core" : "two workers on two cores"
    await race(`${where}, idle`, contestants, bodies, load, quick)
    const growth = setInterval(() => node.advance(), 1000 / ingested)
    await sleep(500)
    await race(`${where}, ${ingested * 40} transactions/s ingested`, [yardstick, ours], bodies, load, quick)
    clearInterval(growth)
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
): Promise<void> {
  console.log(`\n  ${title}`)
  const sizes = Object.values(bodies).map((body) => Buffer.byteLength(body))
  for (const [at, name] of listNames.entries()) {
    const rounds = new Map(contestants.map((contestant): [Contestant, Figures[]] => [contestant, []]))
    for (let round = quick ? 0 : -1; round < (quick ? 1 : 3); round++)
      for (const [contestant, figures] of rounds) {
        const seen = await measure(contestant, name, load, round === -1 || quick ? 0.5 : 1.2)
        // The first round warms up connections and code.
        if (round >= 0) figures.push(seen)
      }
    print(`${name} (${((sizes[at] ?? 0) / 1000).toFixed(1)} kB)`, rounds)
  }
}

async function measure({ pid, url, paths }: Contestant, list: ListName, load: Load, seconds: number): Promise<Figures> {
  const before = processorSeconds(pid)
  const outcome = await load.run({ url, paths: paths[list], seconds, connections })
  const spent = processorSeconds(pid) - before
  return { rate: outcome.answers / outcome.seconds, processorRate: outcome.answers / spent, p99: outcome.p99 }
}

function print(title: string, rounds: ReadonlyMap<Contestant, readonly Figures[]>): void {
  let yardstick: Figures | undefined
  for (const [{ name }, all] of rounds) {
    const of = (member: keyof Figures) => median(all.map((figures) => figures[member]))
    const figures = { rate: of("rate"), processorRate: of("processorRate"), p99: of("p99") }
    yardstick ??= figures
    const ratio = (member: "rate" | "processorRate") =>
      `${figures[member].toFixed(0).padStart(6)} ${(figures[member] / (yardstick?.[member] ?? 1)).toFixed(2)}x`
    console.log(
      `    ${title.padEnd(25)} ${name.padEnd(24)} ${ratio("rate")}   ${ratio("processorRate")} /cpu-s   p99 ${figures.p99} ms`,
    )
  }
}

function byList<Value>(value: (name: ListName) => Value): Readonly<Record<ListName, Value>> {
  return { transactions: value("transactions"), "token transfers": value("token transfers"), blocks: value("blocks") }
}
