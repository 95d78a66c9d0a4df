import { ancestorAt, type SimulatedBlock } from "../../simulation/chain/block.ts"
import { textHash } from "../../simulation/chain/hex.ts"
import type { World } from "../../simulation/chain/world.ts"
import type { NodeAnswer, NodeCall, View } from "../../simulation/node/rpc.ts"
import type { Random } from "../../simulation/random.ts"

/** The false answers of a node. */
export interface Lie {
  /** A false last block. */
  readonly tip?: (world: World) => SimulatedBlock
  /** A false chain ID. */
  readonly chainId?: number
  /** A false answer to a call; undefined keeps the true answer. */
  readonly answer?: (call: NodeCall, truth: NodeAnswer, view: View) => NodeAnswer | undefined
  /** A false text of every answer. */
  readonly text?: (truth: string, view: View) => string
}

const isBlock = ({ method }: NodeCall) => method === "eth_getBlockByNumber" || method === "eth_getBlockByHash"
const isReceipts = ({ method }: NodeCall) => method === "eth_getBlockReceipts"

/** A result object with changed members. */
function changed(truth: NodeAnswer, change: (value: Record<string, unknown>) => object): NodeAnswer | undefined {
  if (!("result" in truth)) return undefined
  const value = JSON.parse(truth.result) as Record<string, unknown> | null
  return value === null ? undefined : { result: JSON.stringify(change(value)) }
}

/** Blocks above a number have hashes that differ from those in their receipts, children and transactions. */
export const wrongHashes = (above: number): Lie => ({
  answer: (call, truth) =>
    isBlock(call)
      ? changed(truth, (block) =>
          Number(block.number) > above ? { ...block, hash: textHash(`no block ${block.hash}`) } : block,
        )
      : undefined,
})

/** Blocks have transactions, but their list of receipts is empty. */
export const emptyReceipts = (): Lie => ({
  answer: (call) => {
    if (isReceipts(call)) return { result: "[]" }
    return call.method === "eth_getTransactionReceipt" ? { result: "null" } : undefined
  },
})

/** The node reports a head lower than the previous one by this many blocks. */
export const lowerHead = (blocks: number): Lie => ({
  tip: ({ tip }) => ancestorAt(tip, Math.max(0, tip.number - blocks)) as SimulatedBlock,
})

/** A fork that no other node has, created on the first request. */
export function anotherFork(world: World, depth: number, length: number): Lie {
  const tip = world.fork(depth, length)
  return { tip: () => tip }
}

/** The right blocks under another chain's ID. */
export const anotherChainId = (chainId: number): Lie => ({ chainId })

/** A block above the stored blocks has the hash of a block stored long ago, in every answer. */
export function twoBlocksOneHash(world: World, random: Random): Lie {
  const { tip } = world
  const old = ancestorAt(tip, random.between(1, Math.max(1, tip.number - 20))) as SimulatedBlock
  return {
    text: (truth, view) => {
      const next = ancestorAt(view.tip, tip.number + 1)
      return next ? truth.replaceAll(next.hash, old.hash) : truth
    },
  }
}

/** Every request of a block returns one other block, the seventh below the tip. */
export const mixedUp = (): Lie => ({
  answer: (call, truth, view) => {
    if (!isBlock(call) || !("result" in truth)) return undefined
    const other = ancestorAt(view.tip, Math.max(0, view.tip.number - 7)) as SimulatedBlock
    return { result: call.params[1] ? other.texts.full : other.texts.brief }
  },
})

/** Blocks above a number are JSON that takes much more memory than its number of characters. */
export function hostileAnswer(above: number): Lie {
  const result = `[${"[],".repeat(20_000_000)}[]]`
  return {
    answer: ({ method, params }) =>
      method === "eth_getBlockReceipts" || (method === "eth_getBlockByNumber" && Number(params[0]) > above)
        ? { result }
        : undefined,
  }
}
