import type { Hex } from "@serac/store"
import { callBalance } from "../chain/balances.ts"
import { ancestorAt, type SimulatedBlock } from "../chain/block.ts"
import { callContract, RevertError } from "../chain/contracts.ts"
import { hexQuantity } from "../chain/hex.ts"

/** A call as it came. */
export interface NodeCall {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** The result as JSON, or an error. */
export type NodeAnswer = { readonly result: string } | { readonly code: number; readonly message: string }

/** The fixed properties of a node by its software and configuration. */
export interface Brand {
  readonly traces: boolean
  /** Whether the node has eth_getBlockReceipts, and whether the method accepts hashes. */
  readonly blockReceipts: "none" | "by number" | "by hash"
  /** Whether the node returns blocks of abandoned forks by hash. */
  readonly keepsForks: boolean
  /** Calls in a request at most. */
  readonly maxBatch: number
}

/** A node's state at one time. */
export interface View {
  readonly chainId: number
  readonly tip: SimulatedBlock
  /** Any block of any fork. */
  readonly find: (hash: Hex) => SimulatedBlock | undefined
}

const unknownMethod = (method: string): NodeAnswer => ({
  code: -32601,
  message: `the method ${method} does not exist/is not available`,
})

/** Answers a call without faults. */
export function answerCall({ method, params }: NodeCall, view: View, brand: Brand): NodeAnswer {
  const [first, second] = params
  switch (method) {
    case "eth_chainId":
      return { result: JSON.stringify(hexQuantity(view.chainId)) }
    case "eth_blockNumber":
      return { result: JSON.stringify(hexQuantity(view.tip.number)) }
    case "eth_getBlockByNumber":
    case "eth_getBlockByHash": {
      const block = requestedBlock(first, view, brand)
      return { result: block ? (second ? block.texts.full : block.texts.brief) : "null" }
    }
    case "eth_getBlockReceipts": {
      if (brand.blockReceipts === "none") return unknownMethod(method)
      if (isHash(first) && brand.blockReceipts === "by number")
        return { code: -32602, message: "invalid argument 0: hex string has length 64, want 16" }
      const block = requestedBlock(first, view, brand)
      return { result: block ? `[${block.texts.receipts.join()}]` : "null" }
    }
    case "eth_getTransactionReceipt":
      return { result: receiptOf(first as Hex, view.tip) ?? "null" }
    case "debug_traceBlockByNumber":
    case "debug_traceBlockByHash": {
      if (!brand.traces) return unknownMethod(method)
      const block = requestedBlock(first, view, brand)
      return block ? { result: block.texts.traces } : { code: -32000, message: "block not found" }
    }
    case "eth_call":
      return ethCall(first as { readonly to: Hex; readonly data: Hex }, second, view, brand)
    default:
      return unknownMethod(method)
  }
}

const isHash = (id: unknown): id is Hex => typeof id === "string" && id.length === 66

function requestedBlock(id: unknown, { tip, find }: View, { keepsForks }: Brand): SimulatedBlock | undefined {
  if (id === "latest") return tip
  if (!isHash(id)) return ancestorAt(tip, Number(id))
  const block = find(id)
  if (!block || block.number > tip.number) return undefined
  return keepsForks || ancestorAt(tip, block.number) === block ? block : undefined
}

function receiptOf(hash: Hex, tip: SimulatedBlock): string | undefined {
  for (let block: SimulatedBlock | undefined = tip; block; block = block.parent) {
    const index = block.transactions.findIndex((one) => one.hash === hash)
    if (index !== -1) return block.texts.receipts[index]
  }
  return undefined
}

function ethCall(
  { to, data }: { readonly to: Hex; readonly data: Hex },
  at: unknown,
  view: View,
  brand: Brand,
): NodeAnswer {
  const hash = typeof at === "object" && at !== null ? (at as { readonly blockHash?: Hex }).blockHash : undefined
  const block = hash && requestedBlock(hash, view, brand)
  if (hash && !block) return { code: -32000, message: "header for hash not found" }
  try {
    return { result: JSON.stringify((block && callBalance(block, to, data)) ?? callContract(to, data)) }
  } catch (error) {
    if (!(error instanceof RevertError)) throw error
    return { code: 3, message: error.message }
  }
}
