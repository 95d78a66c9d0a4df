import {
  type ArgumentReader,
  type BlockReference,
  type FilterRequest,
  type PositionalMethod,
  type PositionalMethods,
  plainJson,
} from "@serac/wire/node"
import { EvmError, type Hex, toQuantity } from "../../../evm/index.ts"
import type { EvmContext } from "../evm-context.ts"
import { spanningFees } from "./living-fees.ts"
import type { LivingHistory } from "./living-history.ts"

/** A parameter as its reader returns it, and as the client wrote it. */
interface Given {
  readonly value: unknown
  readonly written: unknown
}

/** Methods about the content of blocks, with the position of the block: the node answers up to the block of the fork. */
const blockMethods: Readonly<Record<string, number>> = {
  eth_getBlockByNumber: 0,
  eth_getBlockByHash: 0,
  eth_getHeaderByNumber: 0,
  eth_getHeaderByHash: 0,
  eth_getBlockReceipts: 0,
  eth_getBlockTransactionCountByNumber: 0,
  eth_getBlockTransactionCountByHash: 0,
  eth_getUncleCountByBlockNumber: 0,
  eth_getUncleCountByBlockHash: 0,
  eth_getUncleByBlockNumberAndIndex: 0,
  eth_getUncleByBlockHashAndIndex: 0,
  eth_getTransactionByBlockNumberAndIndex: 0,
  eth_getTransactionByBlockHashAndIndex: 0,
  eth_getRawTransactionByBlockNumberAndIndex: 0,
  eth_getRawTransactionByBlockHashAndIndex: 0,
  debug_getRawHeader: 0,
  debug_getRawBlock: 0,
  debug_getRawReceipts: 0,
  debug_traceBlockByNumber: 0,
  debug_traceBlockByHash: 0,
}

/** Methods about the state after a block: the state after the block of the fork is the fork's own, which edits may have changed. */
const stateMethods: Readonly<Record<string, number>> = {
  eth_getBalance: 1,
  eth_getTransactionCount: 1,
  eth_getCode: 1,
  eth_getStorageAt: 2,
  eth_getProof: 2,
  eth_call: 1,
  eth_callDetailed: 1,
  eth_estimateGas: 1,
  eth_createAccessList: 1,
  eth_feeConfig: 0,
  debug_traceCall: 1,
}

/** Methods about a transaction, which their first parameter names. */
const namedByTransaction: readonly string[] = [
  "eth_getTransactionByHash",
  "eth_getTransactionReceipt",
  "eth_getRawTransactionByHash",
  "debug_getRawTransaction",
  "debug_traceTransaction",
]

/** The methods of a fork: the living chain's node answers about what was before. */
export function withLivingHistory(methods: PositionalMethods, context: EvmContext): PositionalMethods {
  const { history } = context
  if (history === undefined) return methods
  const forked: Record<string, PositionalMethod> = { ...methods }
  const replace = (name: string, make: (method: PositionalMethod) => PositionalMethod) => {
    const method = methods[name]
    if (method !== undefined) forked[name] = make(method)
  }
  const heights = heightsOf(context, history)
  for (const [name, at] of Object.entries(blockMethods))
    replace(name, (method) => byBlock(name, method, { at, heights, history, last: history.last }))
  for (const [name, at] of Object.entries(stateMethods))
    replace(name, (method) => byBlock(name, method, { at, heights, history, last: history.last - 1n }))
  for (const name of namedByTransaction) replace(name, (method) => byTransaction(name, method, history))
  replace("eth_getLogs", (method) => logsOfBoth(method, heights, history))
  replace("eth_getFilterLogs", (method) => ({
    ...method,
    call: ([id], connection) => forked.eth_getLogs?.call([context.filters.requestOf(id as string)], connection),
  }))
  replace("eth_feeHistory", (method) => spanningFees(method, heights, history))
  return forked
}

/** The height that a reference to a block means; undefined for a hash that is not one of a living block. */
export type Heights = (reference: BlockReference | Hex | undefined) => Promise<bigint | undefined>

function heightsOf({ chain }: EvmContext, history: LivingHistory): Heights {
  return async (reference = "latest") => {
    if (typeof reference === "bigint") return reference
    if (typeof reference === "object") return history.heightOf(reference.hash as Hex)
    if (reference.startsWith("0x")) return history.heightOf(reference as Hex)
    if (reference === "earliest") return 0n
    return (reference === "safe" || reference === "finalized" ? chain.settled : chain.tip).header.number
  }
}

interface OfBlock {
  /** The position of the parameter that names the block. */
  readonly at: number
  readonly heights: Heights
  readonly history: LivingHistory
  /** The last height for which the node answers. */
  readonly last: bigint
}

function byBlock(name: string, method: PositionalMethod, { at, heights, history, last }: OfBlock): PositionalMethod {
  return {
    parameters: method.parameters.map(withText),
    call: async (given, connection) => {
      const all = given as readonly Given[]
      const reference = all[at]?.value as BlockReference | Hex | undefined
      const height = await heights(reference)
      if (height === undefined || height > last)
        return method.call(
          all.map(({ value }) => value),
          connection,
        )
      const isHash = typeof reference === "object" || (typeof reference === "string" && reference.startsWith("0x"))
      const params = all.map(({ written }) => written)
      // Tags mean blocks of the fork, not those of the living chain, which goes on.
      if (!isHash) params[at] = toQuantity(height)
      return history.forward(name, params.slice(0, params.findLastIndex((one) => one !== undefined) + 1))
    },
  }
}

function byTransaction(name: string, method: PositionalMethod, history: LivingHistory): PositionalMethod {
  return {
    parameters: method.parameters.map(withText),
    call: async (given, connection) => {
      const all = given as readonly Given[]
      const isLiving = await history.hasTransaction(all[0]?.value as Hex)
      if (isLiving)
        return history.forward(
          name,
          all.map(({ written }) => written).filter((one) => one !== undefined),
        )
      return method.call(
        all.map(({ value }) => value),
        connection,
      )
    },
  }
}

/** `eth_getLogs` over living blocks and the fork's own. */
function logsOfBoth(method: PositionalMethod, heights: Heights, history: LivingHistory): PositionalMethod {
  return {
    ...method,
    call: async ([request], connection) => {
      const filter = request as FilterRequest
      const own = (changed: FilterRequest) => method.call([changed], connection) as Promise<readonly unknown[]>
      if (filter.blockHash !== undefined) {
        const height = await heights(filter.blockHash)
        return height === undefined ? own(filter) : history.logs(height, height, filter)
      }
      const from = (await heights(filter.fromBlock)) as bigint
      if (from > history.last) return own(filter)
      const to = (await heights(filter.toBlock)) as bigint
      if (from > to) throw new EvmError("invalid block range params")
      if (to <= history.last) return history.logs(from, to, filter)
      // The own part comes first: a range that it refuses does not cost the node anything.
      const later = await own({ ...filter, fromBlock: history.last + 1n })
      return [...(await history.logs(from, history.last, filter)), ...later]
    },
  }
}

const withText =
  (reader: ArgumentReader<unknown>): ArgumentReader<Given> =>
  (given) => ({ value: reader(given), written: given === undefined ? undefined : plainJson(given) })
