import { EvmNode, RpcError } from "@serac/kits/nodes"
import { expect, test } from "vitest"
import { VirtualClock } from "../core/virtual-clock.ts"
import { FakeChain } from "./fake-chain.ts"
import { runHouse } from "./house.ts"
import { MemoryWriter } from "./memory-writer.ts"

const seeds = Array.from({ length: 20 }, (_, index) => index + 1)

/** Injects random faults into a node's answers, for whole requests and for single calls. */
function misbehave(node: EvmNode<FakeChain>, chance: () => number, isCalm: () => boolean): void {
  const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)] as T
  const honest = node.chain
  node.intercept = (calls) => {
    node.chain = honest
    if (isCalm()) return undefined
    if (chance() < 0.15 && calls.some(({ method }) => method !== "eth_chainId"))
      node.chain = honest.beginning(Math.max(1, honest.blocks.length - Math.floor(chance() * 5)))
    if (chance() > 0.1) return undefined
    return one<() => Response | Promise<Response>>([
      () => new Response("busy", { status: 429, headers: { "retry-after": "1" } }),
      () => new Response("bad gateway", { status: 502 }),
      () => new Response("<html>"),
      () => new Response('{"jsonrpc":"2.0","id":1,"resu'),
      () => new Promise(() => {}),
      () => {
        throw new TypeError("fetch failed")
      },
    ])()
  }
  node.override = ({ method }) => {
    // A chain ID is requested once: another test covers false ones.
    if (method === "eth_chainId" || isCalm() || chance() > 0.02) return undefined
    return one<() => unknown>([
      () => null,
      () => [],
      () => "0x0",
      () => honest.blocks[Math.floor(chance() * honest.blocks.length)]?.block,
      () => honest.blocks[Math.floor(chance() * honest.blocks.length)]?.receipts,
      () => {
        throw new RpcError(-32000, "cannot query unfinalized data")
      },
      () => {
        throw new RpcError(-32005, "limit exceeded")
      },
      () => {
        throw new RpcError(-32000, "header not found")
      },
    ])()
  }
}

test.each(seeds)("with faults, reorgs, lags and restarts the store ends as the chain is (seed %i)", async (seed) => {
  const clock = new VirtualClock(seed)
  const chance = clock.random
  const chain = new FakeChain(20 + Math.floor(chance() * 100), { transactions: 2 })
  const nodes = [new EvmNode(chain), new EvmNode(chain)]
  let isCalm = false
  for (const node of nodes) misbehave(node, chance, () => isCalm)
  const writer = new MemoryWriter()
  let house = runHouse(nodes, { writer, clock })
  for (let step = 0; step < 25; step++) {
    const what = chance()
    if (what < 0.5) chain.grow(1 + Math.floor(chance() * 4))
    else if (what < 0.6) chain.grow(40)
    else if (what < 0.85) {
      const depth = 1 + Math.floor(chance() * 12)
      chain.fork(depth, depth + 1, `fork ${step}`)
    } else {
      await house.stop()
      house = runHouse(nodes, { writer, clock })
    }
    await clock.pass(Math.floor(chance() * 3_000))
    for (const [number, { parentHash }] of writer.blocks.entries())
      if (number > 0) expect(parentHash).toBe(writer.blocks[number - 1]?.hash)
  }
  isCalm = true
  await house.synced({ chain } as EvmNode<FakeChain>)
  expect(writer.hashes).toEqual(chain.blocks.map(({ block }) => block.hash))
  await house.stop()
})
