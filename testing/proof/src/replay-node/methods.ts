import type { Hex } from "viem"
import type { LedgerBlock } from "../recording/ledger-block.ts"
import { blockNumber, callArguments, hashArgument, isHash, required } from "./arguments.ts"
import type { ReplayedChain } from "./chain.ts"
import { logs } from "./logs.ts"
import type { Machine } from "./machine.ts"
import { RpcError, unfinalized } from "./rpc-error.ts"

/** Answers a call, or throws an {@link RpcError}. */
export type NodeMethod = (params: readonly unknown[]) => unknown

/** The methods of the recorded node that its ledger answers; whatever else there is does not exist here. */
export function createMethods(
  chain: ReplayedChain,
  machine: () => Promise<Machine>,
): Readonly<Record<string, NodeMethod>> {
  const byNumber = (params: readonly unknown[]) => {
    const number = blockNumber(required(params, 0), 0, chain.head)
    if (number > chain.head) throw unfinalized()
    return chain.blocks[number] as LedgerBlock
  }
  const byHash = (params: readonly unknown[]) => {
    const number = chain.numberOf(hashArgument(required(params, 0), 0))
    return number === undefined ? undefined : chain.blocks[number]
  }
  const shown = (line: LedgerBlock | undefined, full: unknown) => {
    if (line === undefined) return null
    const { block } = line
    return full ? block : { ...block, transactions: block.transactions.map((transaction) => transaction.hash) }
  }
  const stateAt = (value: unknown) => {
    const named = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
    const id = named.blockHash ?? named.blockNumber ?? value ?? "latest"
    const number = isHash(id) ? chain.numberOf(hashArgument(id, 1)) : blockNumber(id, 1, chain.head)
    if (number === undefined) throw new RpcError(-32000, `header for hash not found`)
    if (number > chain.head) throw unfinalized()
    return number
  }
  const traced = (line: LedgerBlock, options: unknown) => {
    if (line.number === 0) throw new RpcError(-32000, "genesis is not traceable")
    if ((options as { tracer?: string } | undefined)?.tracer !== "callTracer") {
      throw new RpcError(-32000, "only callTracer was recorded")
    }
    return line.traces
  }
  return {
    eth_chainId: () => `0x${BigInt(chain.chainId).toString(16)}`,
    net_version: () => chain.chainId,
    web3_clientVersion: () => "v1.14.2",
    eth_syncing: () => false,
    eth_blockNumber: () => `0x${chain.head.toString(16)}`,
    eth_getBlockByNumber: (params) => {
      const number = blockNumber(required(params, 0), 0, chain.head)
      const full = required(params, 1)
      if (number > chain.head) throw unfinalized()
      return shown(chain.blocks[number], full)
    },
    eth_getBlockByHash: (params) => {
      const line = byHash(params)
      return shown(line, required(params, 1))
    },
    eth_getBlockReceipts: (params) => {
      const id = required(params, 0)
      if (isHash(id)) return byHash(params)?.receipts ?? null
      const number = blockNumber(id, 0, chain.head)
      return number > chain.head ? null : (chain.blocks[number]?.receipts ?? null)
    },
    eth_getTransactionByHash: (params) => chain.transaction(hashArgument(required(params, 0), 0))?.transaction ?? null,
    eth_getTransactionReceipt: (params) => chain.transaction(hashArgument(required(params, 0), 0))?.receipt ?? null,
    eth_getLogs: (params) => logs(chain, params),
    debug_traceBlockByNumber: (params) => traced(byNumber(params), params[1]),
    debug_traceBlockByHash: (params) => {
      const line = byHash(params)
      if (line === undefined) throw new RpcError(-32000, `block ${params[0]} not found`)
      return traced(line, params[1])
    },
    eth_call: async (params) => {
      const call = callArguments(params)
      const number = stateAt(params[1])
      const answer = await (await machine()).call(call, number)
      if ("error" in answer) throw new RpcError(answer.error.code, answer.error.message, answer.error.data)
      return answer.result
    },
    eth_getBalance: async (params) => {
      const address = required(params, 0) as Hex
      return await (await machine()).balance(address, stateAt(params[1]))
    },
    eth_getCode: async (params) => {
      const address = required(params, 0) as Hex
      return await (await machine()).code(address, stateAt(params[1]))
    },
  }
}
