import {
  type EndpointCall,
  type EndpointOutcome,
  type Meter,
  resultOrThrow,
  toArray,
  toHash,
  toQuantity,
  toRecord,
} from "../../core/node/index.ts"
import type { BlockRequest } from "../decode/block.ts"
import type { ChainEndpoint } from "./chain-endpoint.ts"

/** A node's answers about a block, without traces. */
export interface BlockAndReceipts {
  readonly block: unknown
  readonly receipts: unknown
}

/** The limits of a request. */
export interface Limits {
  readonly signal: AbortSignal
  /** Maximum bytes of the answers. */
  readonly limit: number
  /** Counts the bytes of the answers. */
  readonly meter: Meter
}

/**
 * Requests blocks with their receipts from one endpoint, in one request if the endpoint supports that. A known hash is used,
 * so that block and receipts belong to the same fork.
 *
 * @throws NodeFault
 */
export async function fetchBlocks(
  endpoint: ChainEndpoint,
  asked: readonly BlockRequest[],
  limits: Limits,
): Promise<readonly BlockAndReceipts[]> {
  const { signal, limit, meter } = limits
  for (;;) {
    const { receipts: how, receiptsByHash } = endpoint
    const blockCalls = asked.map(blockCall)
    const receiptCalls = how === "block" ? asked.map((one) => receiptsCall(one, receiptsByHash)) : []
    const outcomes = await endpoint.call([...blockCalls, ...receiptCalls], signal, limit, meter)
    const blocks = outcomes.slice(0, asked.length).map(resultOrThrow)
    if (how === "transaction") return withReceipts(endpoint, blocks, limits)
    const answers = outcomes.slice(asked.length)
    const unable = answers.find(({ fault }) => fault?.kind === "unsupported")
    if (unable) {
      endpoint.receipts = "transaction"
      return withReceipts(endpoint, blocks, limits)
    }
    // A method that is refused repeatedly while blocks are returned counts as missing.
    const isRefused = answers.some(({ fault }) => fault?.kind === "refused")
    endpoint.refusedReceipts = isRefused ? endpoint.refusedReceipts + 1 : 0
    if (endpoint.refusedReceipts >= 5) endpoint.receipts = "transaction"
    const byHash = receiptsByHash && asked.some(({ hash }) => hash !== undefined)
    if (byHash && isRefused) {
      endpoint.receiptsByHash = false
      continue
    }
    return blocks.map((block, index) => ({ block, receipts: resultOrThrow(answers[index] as EndpointOutcome) }))
  }
}

/** Requests the receipt of each transaction, for nodes without eth_getBlockReceipts. */
async function withReceipts(
  endpoint: ChainEndpoint,
  blocks: readonly unknown[],
  { signal, limit, meter }: Limits,
): Promise<readonly BlockAndReceipts[]> {
  const hashes = blocks.map((block) => (block === null ? [] : transactionHashes(block)))
  const calls: EndpointCall[] = hashes.flat().map((hash) => ({ method: "eth_getTransactionReceipt", params: [hash] }))
  const receipts = (await endpoint.call(calls, signal, limit, meter)).map(resultOrThrow)
  let from = 0
  return blocks.map((block, index) => {
    const end = from + (hashes[index] as readonly string[]).length
    const own = receipts.slice(from, end)
    from = end
    return { block, receipts: own }
  })
}

function transactionHashes(block: unknown): readonly string[] {
  const { transactions } = toRecord(block, "the block")
  return toArray(transactions, "transactions").map((one) => toHash(toRecord(one, "a transaction").hash, "a hash"))
}

function blockCall({ number, hash }: BlockRequest): EndpointCall {
  return hash === undefined
    ? { method: "eth_getBlockByNumber", params: [toQuantity(number), true] }
    : { method: "eth_getBlockByHash", params: [hash, true] }
}

function receiptsCall({ number, hash }: BlockRequest, byHash: boolean): EndpointCall {
  return { method: "eth_getBlockReceipts", params: [hash !== undefined && byHash ? hash : toQuantity(number)] }
}
