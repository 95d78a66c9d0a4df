import { filterRequest, type JsonValue, optionalReader, RpcError, readByPosition, readEvm } from "@serac/wire/node"
import { type LogFilter, logFilterOf } from "./log-filter.ts"

/** What can be subscribed to: callers who want the same have one in common. */
export interface FeedTopic {
  /** Names what is told, in one form. */
  readonly key: string
  /** The parameters of the subscription at the node that it is made of. */
  readonly upstream: string
  /** Of logs. */
  readonly filter?: LogFilter
}

/** Blocks and logs are both made of what a node tells of blocks. */
export const headsUpstream = '["newHeads"]'

const flag = optionalReader(readEvm.flag)

/**
 * The topic that the parameters of `eth_subscribe` name.
 *
 * @throws RpcError in a node's words
 */
export function feedTopicOf(params: JsonValue | undefined): FeedTopic {
  if (params?.kind !== "array") throw new RpcError(-32602, "non-array args")
  const [first] = params.elements
  if (first?.kind !== "string") throw new RpcError(-32602, "expected subscription name as first argument")
  const name = first.value
  if (name === "newHeads") {
    readByPosition([readEvm.string], params)
    return { key: name, upstream: headsUpstream }
  }
  if (name === "logs") {
    const [, request] = readByPosition([readEvm.string, optionalReader(filterRequest)], params)
    const filter = logFilterOf((request as LogFilter | undefined) ?? { addresses: [], topics: [] })
    return { key: `logs ${JSON.stringify(filter)}`, upstream: headsUpstream, filter }
  }
  if (name === "newPendingTransactions" || name === "newAcceptedTransactions") {
    const [, isFull] = readByPosition([readEvm.string, flag], params)
    const upstream = JSON.stringify(isFull === true ? [name, true] : [name])
    return { key: upstream, upstream }
  }
  throw new RpcError(-32601, `no "${name}" subscription in eth namespace`)
}
