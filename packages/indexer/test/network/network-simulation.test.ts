import { type NodeCall, RpcError } from "@serac/kits/nodes"
import { beforeAll, expect, test } from "vitest"
import { VirtualClock } from "../core/virtual-clock.ts"
import { FakeNetworkNode } from "./fake-network-node.ts"
import { MemoryNetworkWriter } from "./memory-network-writer.ts"
import { runNetworkHouse } from "./network-house.ts"
import { recordedChains } from "./recorded-chains.ts"
import { linesOf, withoutProposers } from "./row-lines.ts"

const seeds = Array.from({ length: 4 }, (_, index) => index + 1)

let whole: readonly string[]

beforeAll(async () => {
  const node = new FakeNetworkNode()
  const house = runNetworkHouse([node])
  await house.synced(node)
  await house.stop()
  whole = withoutProposers(linesOf(house.writer))
})

/** Injects random faults into a node's answers, for whole requests and for single calls. */
function misbehave(node: FakeNetworkNode, chance: () => number, isCalm: () => boolean): void {
  const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)] as T
  // A node's network is requested once: another test covers false answers.
  const isSpared = ({ method }: NodeCall) =>
    isCalm() || method.startsWith("info.") || method === "platform.getRewardUTXOs"
  node.intercept = (calls) => {
    if (isCalm() || calls.some(isSpared) || chance() > 0.1) return undefined
    return one<() => Response | Promise<Response>>([
      () => new Response("busy", { status: 429, headers: { "retry-after": "1" } }),
      () => new Response("API call rejected because chain is not done bootstrapping\n", { status: 503 }),
      () => new Response("404 page not found\n", { status: 404 }),
      () => new Response("<html>"),
      () => new Response('{"jsonrpc":"2.0","id":1,"resu'),
      () => new Promise(() => {}),
      () => {
        throw new TypeError("fetch failed")
      },
    ])()
  }
  node.override = (call) => {
    if (isSpared(call) || chance() > 0.04) return undefined
    return one<() => unknown>([
      () => null,
      () => ({}),
      () => "0x0",
      () => ({ height: String(Math.floor(chance() * 100)) }),
      () => ({ block: `${one(recordedChains.X).bytes}00000000`, encoding: "hex" }),
      () => ({ containers: [{ bytes: one(recordedChains.P).bytes }] }),
      () => one(recordedChains.C),
      () => {
        throw new RpcError(-32000, "couldn't get block at height 7: not found")
      },
      () => {
        throw new RpcError(-32000, "cannot query unfinalized data")
      },
    ])()
  }
}

test.each(seeds)("with faults, lags, lies and restarts the store ends as the chains are (seed %i)", async (seed) => {
  const clock = new VirtualClock(seed)
  const chance = clock.random
  const nodes = [new FakeNetworkNode(), new FakeNetworkNode()]
  let isCalm = false
  const heights = { P: 5, X: 3, C: 10 }
  for (const node of nodes) misbehave(node, chance, () => isCalm)
  const writer = new MemoryNetworkWriter()
  let house = runNetworkHouse(nodes, { writer, clock, maxBufferBytes: 40_000 + Math.floor(chance() * 1e6) })
  for (let step = 0; step < 12; step++) {
    heights.P = Math.min(134, heights.P + Math.floor(chance() * 30))
    heights.X = Math.min(57, heights.X + Math.floor(chance() * 12))
    heights.C = Math.min(169, heights.C + Math.floor(chance() * 40))
    for (const node of nodes) {
      const lag = Math.floor(chance() * 4)
      node.cut({ P: heights.P - lag, X: heights.X - Math.min(lag, 3), C: heights.C - lag })
      node.offersIndex = chance() < 0.7
    }
    if (chance() < 0.3) {
      await house.stop()
      house = runNetworkHouse(nodes, { writer, clock })
    }
    await clock.pass(Math.floor(chance() * 5_000))
  }
  isCalm = true
  for (const node of nodes) node.chains = recordedChains
  await house.synced(nodes[0] as FakeNetworkNode)
  await house.stop()
  expect(withoutProposers(linesOf(writer))).toEqual(whole)
})
