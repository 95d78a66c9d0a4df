import { InvalidResponseError } from "../../http/runtime.ts"
import { fetchHead, readHead, SeenHeads } from "./seen-heads.ts"
import type { FollowEvents } from "./subscription.ts"
import { SubscriptionGapError } from "./subscription-gap-error.ts"

/** Blocks that are asked for at a time. */
const headsAtOnce = 50
/** How often a gap is filled anew because the chain changed meanwhile. */
const maxRounds = 5

/**
 * Follows headers of blocks (`newHeads` of Ethereum): contiguous by number and parent, none twice. What was missed is fetched by number with
 * `eth_getBlockByNumber`, without transactions. Where blocks were replaced, those of the new branch follow from where it begins.
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
            // The chain changed between two answers.
            isWhole = seen.isNext(head)
            if (!isWhole) break
            seen.add(head)
            yield (head.hash === target.hash ? target : head).event
          }
        }
        // Another block has its number now: whatever comes after it is told by the node.
        if (isWhole) return
      }
      throw new SubscriptionGapError(
        { ...facts, fromBlock: from, toBlock: target.number },
        "the chain changed each time that they were fetched",
      )
    },
  }
}
