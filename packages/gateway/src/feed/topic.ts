import { filterRequest, type JsonValue, optionalReader, RpcError, readByPosition, readEvm } from "@serac/wire/node"
import { type LogFilter, logFilterOf } from "./log-filter.ts"

/** A subject of subscriptions; callers with equal subscriptions share it. */
export interface FeedTopic {
  /** Identifies the topic, in a canonical form. */
  readonly key: string
  /** The parameters of the underlying subscription at the node. */
  readonly upstream: string
  /** The filter, if the topic is about logs. */
  readonly filter?: LogFilter
}

/** Topics of blocks and of logs both use the node's `newHeads` subscription. */
export const headsUpstream = '["newHeads"]'

const flag = optionalReader(readEvm.flag)

/**
 * The topic for parameters of `eth_subscribe`.
 *
 * @throws RpcError with a node's message
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
