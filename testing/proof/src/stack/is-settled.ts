import { setTimeout as delay } from "node:timers/promises"
import type { ChainReader, Hex } from "@serac/store"

/** The part of a chain that must be indexed. */
export interface Goal {
  /** Number of the last block. */
  readonly head: number
  /** Addresses in lower case; the contracts among them and their tokens must be read. */
  readonly addresses: Iterable<string>
}

/** Resolves when a goal is reached; rejects at `deadline`, on the clock of `performance.now`. */
export async function isSettled(reader: ChainReader, goal: Goal, deadline: number): Promise<void> {
  let missing: string | undefined = "blocks"
  const settled = new Set<string>()
  while (performance.now() < deadline) {
    const began = performance.now()
    missing = await firstMissing(reader, goal, settled)
    if (missing === undefined) return
    // The poll uses at most a tenth of the time, so that it does not slow the indexer.
    await delay(Math.max(50, 9 * (performance.now() - began)))
  }
  throw new Error(`Chain ${reader.chainId} was not indexed in time: ${missing}`)
}

/** @param settled - the contracts whose tokens are all read; newly found ones are added. No token is added after the last block. */
async function firstMissing(
  reader: ChainReader,
  { head, addresses }: Goal,
  settled: Set<string>,
): Promise<string | undefined> {
  const status = await reader.status()
  if (status === undefined || status.head.number < head) return `blocks after ${status?.head.number}`
  const known = await reader.contracts([...addresses] as Hex[])
  const unread = known.find((contract) => contract.ercType === undefined)
  if (unread) return `contract ${unread.address}`
  for (const { address } of known.filter(({ address }) => !settled.has(address))) {
    const waiting = (await everyToken(reader, address)).find(({ metadata }) => isWaiting(metadata))
    if (waiting) return `token ${waiting.tokenId} of ${address}`
    settled.add(address)
  }
  return undefined
}

const isWaiting = (metadata: string | undefined) =>
  metadata === undefined || ["UNINDEXED", "UNKNOWN"].includes(JSON.parse(metadata).indexStatus)

async function everyToken(reader: ChainReader, contract: Hex) {
  const tokens = []
  let after: readonly [Hex] | undefined
  for (;;) {
    const page = await reader.tokens(contract, { after, limit: 1000 })
    tokens.push(...page)
    const last = page.at(-1)
    if (page.length < 1000 || last === undefined) return tokens
    after = [last.tokenId]
  }
}
