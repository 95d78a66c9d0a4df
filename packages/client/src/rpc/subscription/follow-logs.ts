import { type CallFacts, InvalidResponseError } from "../../http/runtime.ts"
import type { SubscriptionConnection } from "./connection.ts"
import { fetchHead, isQuantity } from "./seen-heads.ts"
import type { FollowEvents } from "./subscription.ts"
import { SubscriptionGapError } from "./subscription-gap-error.ts"

/** Number of blocks whose logs are fetched in one call. */
const logBlocksAtOnce = 1_000n
/** Number of remembered logs, for detecting duplicates and reporting removals. */
const maxLogs = 10_000
/** Number of blocks before the last known one that are fetched again: their logs may not have arrived, or were replaced. */
const margin = 16n

interface EmittedLog {
  readonly number: bigint
  readonly blockHash: string
  readonly event: object
}

/**
 * Follows logs (`logs` of Ethereum), without duplicates. After a lost connection, logs of replaced blocks are reported again with
 * `removed: true`, last one first, like a node does; missed logs are fetched with `eth_getLogs`.
 */
export const followLogs: FollowEvents = ([, filter = {}], { maxGap }, facts) => {
  const told = new Map<string, EmittedLog>()
  /** The first block after the start, the last known block, and the last block with a log that is not remembered any more. */
  let [begun, last, forgotten] = [0n, 0n, -1n]

  /** Whether to report a log now. */
  const isNew = (event: unknown): boolean => {
    const { key, isRemoved, ...log } = readLog(event, facts)
    // A removal is reported only for a log that was reported.
    if (isRemoved) return told.delete(key)
    if (told.has(key)) return false
    told.set(key, log)
    if (told.size > maxLogs) {
      const [[oldest, { number }]] = told as unknown as [[string, EmittedLog]]
      told.delete(oldest)
      forgotten = number
    }
    if (log.number > last) last = log.number
    return true
  }

  return {
    probed(answer) {
      if (isQuantity(answer) && BigInt(answer) > last) last = BigInt(answer)
    },
    async begin(connection) {
      last = (await fetchHead(connection, "latest", facts)).number
      begun = last + 1n
    },
    async *resume(connection) {
      const head = (await fetchHead(connection, "latest", facts)).number
      let first = last - margin
      if (first <= forgotten) first = forgotten < last ? forgotten + 1n : last
      if (first < begun) first = begun
      const replaced = await replacedBlocks(connection, head)
      for (const [key, { event, number, blockHash }] of [...told].reverse()) {
        if (!replaced.has(blockHash)) continue
        told.delete(key)
        if (number < first) first = number
        yield { ...event, removed: true }
      }
      if (head - first >= BigInt(maxGap))
        throw new SubscriptionGapError({ ...facts, fromBlock: first, toBlock: head }, `more than ${maxGap} blocks`)
      for (let from = first; from <= head; from += logBlocksAtOnce) {
        const to = from + logBlocksAtOnce - 1n < head ? from + logBlocksAtOnce - 1n : head
        const range = { fromBlock: `0x${from.toString(16)}`, toBlock: `0x${to.toString(16)}` }
        const logs = await connection.call<readonly unknown[]>("eth_getLogs", [{ ...Object(filter), ...range }])
        for (const log of logs) if (isNew(log)) yield log
      }
      last = head
    },
    async *follow(event) {
      if (isNew(event)) yield event
    },
  }

  /** The blocks of reported logs that the server does not have any more: from the newest down to the first one that it has. */
  async function replacedBlocks(connection: SubscriptionConnection, head: bigint): Promise<ReadonlySet<string>> {
    const replaced = new Set<string>()
    const numbers = new Map([...told.values()].map(({ blockHash, number }) => [blockHash, number]))
    for (const [hash, number] of [...numbers].sort(([, one], [, other]) => (one < other ? 1 : -1))) {
      if (number <= head && (await fetchHead(connection, number, facts)).hash === hash) break
      replaced.add(hash)
    }
    return replaced
  }
}

function readLog(event: unknown, facts: CallFacts): EmittedLog & { readonly key: string; readonly isRemoved: boolean } {
  const { blockNumber, blockHash, logIndex, removed } = Object(event) as Readonly<Record<string, unknown>>
  if (typeof blockHash !== "string" || !isQuantity(blockNumber) || !isQuantity(logIndex))
    throw new InvalidResponseError({ ...facts, status: 101, text: String(JSON.stringify(event)) }, "no log")
  const key = `${blockHash} ${BigInt(logIndex)}`
  return { number: BigInt(blockNumber), blockHash, key, isRemoved: removed === true, event: Object(event) }
}
