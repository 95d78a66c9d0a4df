import { type FilterRequest, RpcError } from "@serac/wire/node"
import { jsonItems } from "../json/raw-json.ts"
import type { FeedLog } from "./head-feed.ts"

/** The conditions of a log subscription. */
export type LogFilter = Pick<FilterRequest, "addresses" | "topics">

/** The maximum that nodes accept. */
const maxTopicPlaces = 4

/** The filter of a request in a canonical order. Throws an RpcError, as nodes do, if it has too many topics. */
export function logFilterOf({ addresses, topics }: LogFilter): LogFilter {
  if (topics.length > maxTopicPlaces) throw new RpcError(-32000, "exceed max topics")
  const inOrder = <Text extends string>(texts: readonly Text[]) => [...new Set(texts)].sort()
  return { addresses: inOrder(addresses), topics: topics.map(inOrder) }
}

/** Whether a log matches a filter. */
export function takesLog({ addresses, topics }: LogFilter, log: FeedLog): boolean {
  if (addresses.length > 0 && !addresses.includes(log.address as `0x${string}`)) return false
  if (topics.length > log.topics.length) return false
  return topics.every((wanted, at) => wanted.length === 0 || wanted.includes(log.topics[at] as `0x${string}`))
}

/** Parses a node's answer to `eth_getLogs`. Throws a TypeError if it is not a list of logs. */
export function readLogs(text: string): readonly FeedLog[] {
  const logs: unknown = JSON.parse(text)
  if (!Array.isArray(logs)) throw new TypeError("the node's logs are no list")
  const texts = jsonItems(text)
  return (logs as readonly { readonly address: string; readonly topics: readonly string[] }[]).map(
    ({ address, topics }, at) => ({
      address: address.toLowerCase(),
      topics: topics.map((topic) => topic.toLowerCase()),
      text: texts[at] as string,
    }),
  )
}
