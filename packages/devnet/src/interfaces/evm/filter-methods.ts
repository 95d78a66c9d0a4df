import {
  ArgumentError,
  type BlockNumber,
  type FilterRequest,
  filterRequest,
  optionalReader,
  type PositionalMethods,
  positionalMethod,
  readEvm,
} from "@serac/wire/node"
import {
  type EvmBlock,
  EvmError,
  type LogFilter,
  logsBetween,
  logsOf,
  type PlacedLog,
  type Transaction,
} from "../../evm/index.ts"
import { blockAt, type EvmContext } from "./evm-context.ts"
import { logJson, transactionJson } from "./transaction-json.ts"

/** Maximum number of topics. The node reports more as an error of the query, not as an invalid argument. */
const maxTopics = 4

/** Checks the number of topics of a query. @throws EvmError */
function assertBounded(request: FilterRequest): FilterRequest {
  if (request.topics.length > maxTopics) throw new EvmError("exceed max topics")
  return request
}

/** `eth_` methods about logs and filters. */
export function filterMethods(context: EvmContext): PositionalMethods {
  const { chain, filters, hasHelicon } = context
  const heightOf = (number: BlockNumber | undefined): bigint =>
    typeof number === "bigint" ? number : blockAt(context, number).header.number
  const find = ({ blockHash, fromBlock, toBlock, ...filter }: FilterRequest): Iterable<PlacedLog> => {
    // The order of a range is not checked if one end is a tag.
    const end = typeof toBlock === "bigint" || toBlock === "earliest" ? heightOf(toBlock) : undefined
    if (blockHash === undefined) return between(heightOf(fromBlock), end, filter)
    const block: EvmBlock | undefined = chain.blockByHash(blockHash)
    if (block === undefined) throw new EvmError("unknown block")
    return logsOf(block, filter, chain)
  }
  /** From Helicon on blocks above the tip have no logs; before, they are an error. */
  const between = (from: bigint, end: bigint | undefined, filter: LogFilter) => {
    if (!hasHelicon) return logsBetween(chain, from, end, filter)
    const last = chain.tip.header.number
    if (from > 0n && end !== undefined && end > 0n && from > end) throw new EvmError("invalid block range params")
    const to = end === undefined || end > last ? last : end
    return from > to ? [] : logsBetween(chain, from, to, filter)
  }
  const json = (logs: Iterable<PlacedLog>) => Array.from(logs, (log) => logJson(log, false))
  const request: typeof filterRequest = (given) => {
    const read = filterRequest(given)
    if (hasHelicon && [read.fromBlock, read.toBlock].includes("accepted"))
      throw new ArgumentError("hex string without 0x prefix")
    return read
  }
  return {
    eth_getLogs: positionalMethod([request], ([given]) => json(find(assertBounded(given)))),
    eth_newFilter: positionalMethod([request], ([given]) => filters.logs(assertBounded(given))),
    eth_newBlockFilter: positionalMethod([], () => filters.blocks()),
    eth_newPendingTransactionFilter: positionalMethod([optionalReader(readEvm.flag)], ([full]) =>
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
