import type { EvmBlock } from "../block/block.ts"
import { mayContain } from "../block/receipt.ts"
import type { EvmChain } from "../chain/evm-chain.ts"
import { EvmError } from "../chain/evm-error.ts"
import type { Hex } from "../codec/hex.ts"
import type { Log } from "../execute/log.ts"

/** A filter of logs: any of the addresses, and one of the topics at each position; an empty position matches any topic. */
export interface LogFilter {
  readonly addresses: readonly Hex[]
  readonly topics: readonly (readonly Hex[])[]
}

/** A log with its location. */
export interface PlacedLog {
  readonly log: Log
  readonly block: EvmBlock
  readonly transactionIndex: number
  /** Index among all logs of the block. */
  readonly logIndex: number
}

/** The logs of a block that match a filter. */
export function logsOf(block: EvmBlock, filter: LogFilter, { crypto }: Pick<EvmChain, "crypto">): readonly PlacedLog[] {
  const { header, execution } = block
  // The bloom filter of a block that is executed after acceptance covers the logs of the blocks that it settles.
  const mayHave = (text: Hex) => execution !== undefined || mayContain(header.logsBloom, text, crypto)
  const any = (texts: readonly Hex[]) => texts.length === 0 || texts.some(mayHave)
  if (!any(filter.addresses) || !filter.topics.every(any)) return []
  const found: PlacedLog[] = []
  let logIndex = 0
  for (const [transactionIndex, { logs }] of block.receipts.entries()) {
    for (const log of logs) {
      if (matches(log, filter)) found.push({ log, block, transactionIndex, logIndex })
      logIndex++
    }
  }
  return found
}

function matches({ address, topics }: Log, filter: LogFilter): boolean {
  if (filter.addresses.length > 0 && !filter.addresses.includes(address)) return false
  if (filter.topics.length > topics.length) return false
  return filter.topics.every((wanted, at) => wanted.length === 0 || wanted.includes(topics[at] as Hex))
}

/**
 * The logs of consecutive blocks. The iterator reads one block at a time, so that a range of archived blocks is never in memory
 * at once.
 *
 * @param end - the last height; undefined for the tip
 * @throws EvmError for a range outside of the chain
 */
export function logsBetween(
  chain: EvmChain,
  from: bigint,
  end: bigint | undefined,
  filter: LogFilter,
): Iterable<PlacedLog> {
  const last = chain.tip.header.number
  const to = end ?? last
  if (end !== undefined && from > end) throw new EvmError("invalid block range params")
  if (from > last) throw new EvmError(`requested from block ${from} after last accepted block ${last}`)
  if (to > last) throw new EvmError(`requested to block ${to} after last accepted block ${last}`)
  return logsIn(chain, from, to, filter)
}

function* logsIn(chain: EvmChain, from: bigint, to: bigint, filter: LogFilter): Generator<PlacedLog> {
  for (let height = from; height <= to; height++) {
    const block = chain.blockAt(height)
    if (block !== undefined) yield* logsOf(block, filter, chain)
  }
}
