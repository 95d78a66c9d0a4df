import type { ChainReader, StoredTransaction } from "@serac/store"
import type { ServedChain } from "../chains/served-chain.ts"

/** A transaction, and the chain it is on. */
export interface ChainTransaction {
  readonly chain: ServedChain
  readonly transaction: StoredTransaction
}

/** Where a list over chains goes on: timestamp, chain ID, block number, position in the block. */
export type ChainsCursor = readonly [number, string, number, number]

export interface LatestOfChainsRange {
  readonly after: ChainsCursor | undefined
  readonly limit: number
  readonly succeeded: boolean | undefined
}

/** Where {@link latestOfChains} goes on after a transaction. */
export function chainsCursor({ chain, transaction }: ChainTransaction): ChainsCursor {
  return [transaction.timestamp, chain.chainId, transaction.blockNumber, transaction.index]
}

/**
 * The latest transactions of several chains by timestamp descending, those of one moment by chain ID ascending, those of
 * one chain in the chain's own order. Each chain is read in stretches, as far as the merge needs it.
 */
export async function latestOfChains(
  chains: readonly ServedChain[],
  range: LatestOfChainsRange,
): Promise<readonly ChainTransaction[]> {
  const stretch = Math.min(range.limit, Math.ceil((2 * range.limit) / Math.max(chains.length, 1)) + 1)
  const ordered = chains.toSorted((one, other) => compareChainIds(one.chainId, other.chainId))
  const streams = await Promise.all(ordered.map((chain) => Stream.open(chain, range, stretch)))
  const merged: ChainTransaction[] = []
  while (merged.length < range.limit) {
    let next: Stream | undefined
    for (const stream of streams) {
      if (stream.timestamp !== undefined && (next?.timestamp === undefined || stream.timestamp > next.timestamp)) {
        next = stream
      }
    }
    if (next === undefined) break
    merged.push(await next.take())
  }
  return merged
}

function compareChainIds(one: string, other: string): number {
  return Number(BigInt(one) - BigInt(other))
}

class Stream {
  readonly #chain: ServedChain
  readonly #stretch: number
  readonly #succeeded: boolean | undefined
  #items: readonly StoredTransaction[]
  #at = 0

  static async open(chain: ServedChain, range: LatestOfChainsRange, stretch: number): Promise<Stream> {
    return new Stream(chain, range, stretch, await firstStretch(chain.reader, range, stretch))
  }

  private constructor(
    chain: ServedChain,
    range: LatestOfChainsRange,
    stretch: number,
    items: readonly StoredTransaction[],
  ) {
    this.#chain = chain
    this.#stretch = stretch
    this.#succeeded = range.succeeded
    this.#items = items
  }

  /** Of the next transaction; undefined at the end. */
  get timestamp(): number | undefined {
    return this.#items[this.#at]?.timestamp
  }

  async take(): Promise<ChainTransaction> {
    const transaction = this.#items[this.#at] as StoredTransaction
    this.#at += 1
    if (this.#at === this.#items.length && this.#at === this.#stretch) {
      this.#items = await this.#chain.reader.transactions({
        after: [transaction.blockNumber, transaction.index],
        limit: this.#stretch,
        succeeded: this.#succeeded,
      })
      this.#at = 0
    }
    return { chain: this.#chain, transaction }
  }
}

function firstStretch(
  reader: ChainReader,
  { after, succeeded }: LatestOfChainsRange,
  limit: number,
): Promise<readonly StoredTransaction[]> {
  if (after === undefined) return reader.transactions({ limit, succeeded })
  const [timestamp, chainId, blockNumber, index] = after
  const order = compareChainIds(reader.chainId, chainId)
  if (order === 0) return reader.transactions({ after: [blockNumber, index], limit, succeeded })
  return reader.transactionsUpTo({ timestamp, inclusive: order > 0 }, { limit, succeeded })
}
