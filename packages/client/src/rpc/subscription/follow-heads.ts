import { InvalidResponseError } from "../../http/runtime.ts"
import { fetchHead, readHead, SeenHeads } from "./seen-heads.ts"
import type { FollowEvents } from "./subscription.ts"
import { SubscriptionGapError } from "./subscription-gap-error.ts"

/** Number of blocks that are fetched concurrently. */
const headsAtOnce = 50
/** How often filling a gap is repeated because the chain changed meanwhile. */
const maxRounds = 5

/**
 * Follows headers of blocks (`newHeads` of Ethereum): contiguous by number and parent, without duplicates. Missed headers are fetched by number with
 * `eth_getBlockByNumber`, without transactions. After a reorganization the headers of the new branch follow, from its first block.
 */
export const followHeads: FollowEvents = (_, { maxGap }, facts) => {
  const seen = new SeenHeads()
  return {
    async begin(connection) {
      seen.add(await fetchHead(connection, "latest", facts))
    },
    async *resume(connection) {
      yield* this.follow((await fetchHead(connection, "latest", facts)).event, connection)
    },
    async *follow(event, connection) {
      const target = readHead(event)
      if (!target)
        throw new InvalidResponseError({ ...facts, status: 101, text: String(JSON.stringify(event)) }, "no header")
      let from = 0n
      for (let round = 0; round < maxRounds; round += 1) {
        if (seen.has(target)) return
        if (seen.isNext(target)) {
          seen.add(target)
          yield target.event
          return
        }
        from = await seen.fork(connection, target.number, facts)
        const gap = { ...facts, fromBlock: from, toBlock: target.number }
        if (target.number - from >= BigInt(maxGap)) throw new SubscriptionGapError(gap, `more than ${maxGap} blocks`)
        let isWhole = true
        for (let first = from; isWhole && first <= target.number; first += BigInt(headsAtOnce)) {
          const count = Number(target.number - first) + 1
          const numbers = Array.from({ length: Math.min(headsAtOnce, count) }, (_, at) => first + BigInt(at))
          for (const head of await Promise.all(numbers.map((number) => fetchHead(connection, number, facts)))) {
            // The chain changed between two responses.
            isWhole = seen.isNext(head)
            if (!isWhole) break
            seen.add(head)
            yield (head.hash === target.hash ? target : head).event
          }
        }
        // Another block has this number now: the node notifies about it and its successors.
        if (isWhole) return
      }
      throw new SubscriptionGapError(
        { ...facts, fromBlock: from, toBlock: target.number },
        "the chain changed each time that they were fetched",
      )
    },
  }
}
