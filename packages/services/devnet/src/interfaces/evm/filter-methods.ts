import { type EvmBlock, EvmError, logsBetween, logsOf, type PlacedLog, type Transaction } from "@serac/evm-chain"
import { type BlockNumber, optional, type PositionalMethods, positionalMethod, readEvm } from "@serac/node-wire"
import type { EvmContext } from "./evm-context.ts"
import { type FilterRequest, filterRequest } from "./readers.ts"
import { logJson, transactionJson } from "./transaction-json.ts"

/** What the node takes in a query of logs, which is told of the query as a whole and not as a wrong argument. */
const mostTopics = 4

/** A query of logs that is not too long. @throws EvmError */
function bounded(request: FilterRequest): FilterRequest {
  if (request.topics.length > mostTopics) throw new EvmError("exceed max topics")
  return request
}

/** `eth_` methods about logs and filters. */
export function filterMethods({ chain, filters }: EvmContext): PositionalMethods {
  const heightOf = (number: BlockNumber | undefined): bigint => {
    if (typeof number === "bigint") return number
    return number === "earliest" ? 0n : chain.tip.header.number
  }
  const find = ({ blockHash, fromBlock, toBlock, ...filter }: FilterRequest): readonly PlacedLog[] => {
    // A range between a name and a number is not looked at for its order.
    const end = typeof toBlock === "bigint" || toBlock === "earliest" ? heightOf(toBlock) : undefined
    if (blockHash === undefined) return logsBetween(chain, heightOf(fromBlock), end, filter)
    const block: EvmBlock | undefined = chain.blockByHash(blockHash)
    if (block === undefined) throw new EvmError("unknown block")
    return logsOf(block, filter, chain)
  }
  const json = (logs: readonly PlacedLog[]) => logs.map((log) => logJson(log, false))
  return {
    eth_getLogs: positionalMethod([filterRequest], ([request]) => json(find(bounded(request)))),
    eth_newFilter: positionalMethod([filterRequest], ([request]) => filters.logs(bounded(request))),
    eth_newBlockFilter: positionalMethod([], () => filters.blocks()),
    eth_newPendingTransactionFilter: positionalMethod([optional(readEvm.flag)], ([full]) =>
      filters.pending((transaction) => {
        const waiting = transaction as Transaction
        return full === true ? transactionJson(waiting, undefined) : waiting.hash
      }),
    ),
    eth_getFilterChanges: positionalMethod([readEvm.string], ([id]) => filters.changes(id)),
    eth_getFilterLogs: positionalMethod([readEvm.string], ([id]) => json(find(filters.requestOf(id)))),
    eth_uninstallFilter: positionalMethod([readEvm.string], ([id]) => filters.remove(id)),
  }
}
