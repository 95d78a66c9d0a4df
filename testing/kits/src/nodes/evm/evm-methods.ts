import { positionalDialect, RpcError } from "@serac/wire/node"
import type { NodeCall, NodeMethod } from "../node-call.ts"
import { blockNumber, callArguments, hashArgument, isHash, required } from "./arguments.ts"
import type { ChainIndex, EvmBlock } from "./evm-chain.ts"
import { logs } from "./logs.ts"

/** The state of a chain after each of its blocks. Methods throw an {@link RpcError} to return an error of the node. */
export interface EvmState {
  /** The data that a call returns. */
  readonly call?: (transaction: Record<string, unknown>, block: number) => unknown
  readonly code?: (address: string, block: number) => unknown
  readonly balance?: (address: string, block: number) => unknown
}

/** The data from which a chain's methods answer, at the time of a call. */
export interface EvmContents {
  /** The chain ID as a quantity in hex. */
  readonly chainId: string
  readonly index: ChainIndex
  /** A method that reads the state exists only if the state implements it. */
  readonly state: EvmState | undefined
  readonly offersBlockReceipts: boolean
  readonly offersTraces: boolean
}

const missing = ({ method }: NodeCall) => {
  const { code, message } = positionalDialect.unknownMethod(method, [])
  return new RpcError(code, message)
}

function offered<Answer>(answer: Answer | undefined, call: NodeCall): Answer {
  if (answer === undefined) throw missing(call)
  return answer
}

const unfinalized = () => new RpcError(-32000, "cannot query unfinalized data")

/** The methods of a node for the Avalanche C-Chain or an L1, with the errors of the recorded nodes. Others do not exist. */
export function evmMethods(contents: EvmContents): Readonly<Record<string, NodeMethod>> {
  const { index } = contents
  const byNumber = (params: readonly unknown[]): EvmBlock => {
    const number = blockNumber(required(params, 0), 0, index.head)
    if (number > index.head) throw unfinalized()
    return index.at(number) as EvmBlock
  }
  const byHash = (params: readonly unknown[]) => {
    const number = index.numberOf(hashArgument(required(params, 0), 0))
    return number === undefined ? undefined : index.at(number)
  }
  const shown = (found: EvmBlock | undefined, full: unknown) => {
    if (found === undefined) return null
    const { block } = found
    return full ? block : { ...block, transactions: block.transactions.map(({ hash }) => hash) }
  }
  const transaction = (params: readonly unknown[]) => index.transaction(hashArgument(required(params, 0), 0))
  const stateAt = (value: unknown) => {
    const named = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
    const id = named.blockHash ?? named.blockNumber ?? value ?? "latest"
    const number = isHash(id) ? index.numberOf(hashArgument(id, 1)) : blockNumber(id, 1, index.head)
    if (number === undefined) throw new RpcError(-32000, "header for hash not found")
    if (number > index.head) throw unfinalized()
    return number
  }
  const traced = ({ block, traces }: EvmBlock, options: unknown) => {
    if (Number(block.number) === 0) throw new RpcError(-32000, "genesis is not traceable")
    const { tracer } = (options ?? {}) as { tracer?: string }
    if (tracer !== "callTracer") throw new RpcError(-32000, "only callTracer was recorded")
    return traces
  }
  return {
    eth_chainId: () => contents.chainId,
    net_version: () => BigInt(contents.chainId).toString(),
    web3_clientVersion: () => "v1.14.2",
    eth_syncing: () => false,
    eth_blockNumber: () => `0x${index.head.toString(16)}`,
    eth_getBlockByNumber: (params) => {
      const full = required(params, 1)
      return shown(byNumber(params), full)
    },
    eth_getBlockByHash: (params) => {
      const found = byHash(params)
      return shown(found, required(params, 1))
    },
    eth_getBlockReceipts: (params, call) => {
      if (!contents.offersBlockReceipts) throw missing(call)
      const id = required(params, 0)
      const found = isHash(id) ? byHash(params) : index.at(blockNumber(id, 0, index.head))
      return found?.receipts ?? null
    },
    eth_getTransactionByHash: (params) => transaction(params)?.transaction ?? null,
    eth_getTransactionReceipt: (params) => transaction(params)?.receipt ?? null,
    eth_getLogs: (params) => logs(index, params),
    debug_traceBlockByNumber: (params, call) => {
      if (!contents.offersTraces) throw missing(call)
      return traced(byNumber(params), params[1])
    },
    debug_traceBlockByHash: (params, call) => {
      if (!contents.offersTraces) throw missing(call)
      const found = byHash(params)
      if (found === undefined) throw new RpcError(-32000, `block ${params[0]} not found`)
      return traced(found, params[1])
    },
    eth_call: (params, call) => offered(contents.state?.call, call)(callArguments(params), stateAt(params[1])),
    eth_getBalance: (params, call) =>
      offered(contents.state?.balance, call)(required(params, 0) as string, stateAt(params[1])),
    eth_getCode: (params, call) =>
      offered(contents.state?.code, call)(required(params, 0) as string, stateAt(params[1])),
  }
}
