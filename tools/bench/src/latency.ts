import { setTimeout as sleep } from "node:timers/promises"
import { type BenchChain, type BenchNode, startBenchNode } from "./bench-chain.ts"
import { pinToTwoCores } from "./cores.ts"
import { KeptConnection } from "./kept-connection.ts"
import { percentile } from "./measure.ts"
import type { PartOptions } from "./part.ts"
import type { Results } from "./results/results.ts"
import { startSerac, stored, withDirectory } from "./serac.ts"

const headBlocks = 200

/** The request for the newest block's number. */
type TimedCall = () => Promise<number>

/** Time from a new block at the node until the data service lists it, over one connection that stays open. */
export async function latency({ quick, results }: PartOptions): Promise<void> {
  const told = quick ? 20 : 400
  const polled = quick ? 3 : 60
  console.log(
    `\nFrom a new block of 40 transfers at the node to its place in GET /blocks?pageSize=1, ${pinToTwoCores()},`,
  )
  console.log("asked again a millisecond after each answer")
  await withNode({ hasTrueBalances: true, ahead: 2 * told + polled }, async (growing, node) => {
    printLatency(results, "the node itself, eth_blockNumber", await growing.watch(nodeHead(node.chain), told))
    printLatency(results, "`serac up`, newHeads", await served(growing, node, true, told))
    printLatency(results, "`serac up`, polling", await served(growing, node, false, polled))
  })
  // The worst case after a block: balances of all holders are read again, and every token's page is marked.
  await withNode({ ahead: told }, async (growing, node) =>
    printLatency(results, "`serac up`, newHeads, no token's event true", await served(growing, node, true, told)),
  )
}

async function withNode(
  { ahead, hasTrueBalances = false }: { readonly ahead: number; readonly hasTrueBalances?: boolean },
  work: (growing: Growing, node: BenchNode) => Promise<void>,
): Promise<void> {
  const node = await startBenchNode({ head: headBlocks, ahead: ahead + 20, hasTrueBalances })
  try {
    await work(new Growing(node), node)
  } finally {
    node.stop()
  }
}

/** Milliseconds from each of some new blocks until `serac up` serves it. */
async function served(
  growing: Growing,
  { chain }: BenchNode,
  newHeads: boolean,
  count: number,
): Promise<readonly number[]> {
  let times: readonly number[] = []
  await withDirectory(async (location) => {
    const up = startSerac("up", { chain, location, newHeads })
    try {
      await stored(up, location, chain.chainId, growing.head)
      times = await growing.watch(listedHead(await up.url, chain), count)
    } finally {
      await up.stop()
    }
  })
  return times
}

/** A chain that gets new blocks and waits for each to show. */
class Growing {
  head = headBlocks
  readonly #node: BenchNode

  constructor(node: BenchNode) {
    this.#node = node
  }

  /** Milliseconds from each of some new blocks until it shows. */
  async watch(ask: TimedCall, count: number): Promise<readonly number[]> {
    const times: number[] = []
    // The first ones warm up code and connections.
    for (let block = -5; block < count; block++) {
      // Blocks come at random times, independent of all timers.
      await sleep(20 + (((block + 5) * 37) % 61))
      this.head += 1
      const announced = performance.now()
      this.#node.advance()
      while ((await ask()) < this.head) await sleep(1)
      if (block >= 0) times.push(performance.now() - announced)
    }
    return times
  }
}

function nodeHead({ rpcUrl }: BenchChain): TimedCall {
  const connection = new KeptConnection(rpcUrl)
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_blockNumber", params: [] })
  return async () => Number((JSON.parse(await connection.ask("/", body)) as { result: string }).result)
}

function listedHead(url: string, { chainId }: BenchChain): TimedCall {
  const connection = new KeptConnection(url)
  const path = `/v1/chains/${chainId}/blocks?pageSize=1`
  return async () => {
    const { blocks } = JSON.parse(await connection.ask(path)) as { blocks: readonly { blockNumber: string }[] }
    return Number(blocks[0]?.blockNumber)
  }
}

function printLatency(results: Results, name: string, times: readonly number[]): void {
  const cell = (share: number) => `${percentile(times, share).toFixed(1)} ms`
  const cells = { p50: cell(0.5), p90: cell(0.9), p99: cell(0.99), longest: cell(1), blocks: String(times.length) }
  results.add("latency", { path: name }, cells)
  const of = (share: number) => cell(share).padStart(9)
  console.log(
    `  ${name.padEnd(43)} p50 ${of(0.5)}  p90 ${of(0.9)}  p99 ${of(0.99)}  longest ${of(1)}  (${times.length} blocks)`,
  )
}
