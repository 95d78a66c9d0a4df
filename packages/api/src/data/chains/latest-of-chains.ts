import type { Position } from "@serac/server/http"
import type { ChainReader, ListPosition, Moment } from "@serac/store"
import type { ServedChain } from "./served-chain.ts"

/** An item of a list over several chains, with its chain. */
export interface OfChain<Item> {
  readonly chain: ServedChain
  readonly item: Item
}

/** A list that every chain has, newest first, and its readers. */
export interface ListOfChain<Item, Place extends Position> {
  /** Reads items of one chain after a position, or from the beginning of the list. */
  after(reader: ChainReader, place: Place | undefined, limit: number): Promise<readonly Item[]>
  /** Reads items of one chain up to a moment. */
  upTo(reader: ChainReader, moment: Moment, limit: number): Promise<readonly Item[]>
  /** Positions of items in the list of their chain. */
  readonly position: ListPosition<Item, Place>
}

/** A position in a list over chains: timestamp, chain ID, and the position in the list of that chain. */
export type ChainsCursor<Place extends Position> = readonly [number, string, ...Place]

/** A range of a list over chains. */
export interface LatestOfChainsRange<Place extends Position> {
  readonly after: ChainsCursor<Place> | undefined
  readonly limit: number
}

/** An item of a list over several chains. */
interface Dated {
  /** Unix seconds; non-increasing along the list of a chain. */
  readonly timestamp: number
}

/** Positions of items in {@link latestOfChains}. */
export function chainsPosition<Item extends Dated, Place extends Position>({
  position,
}: Pick<ListOfChain<Item, Place>, "position">): ListPosition<OfChain<Item>, ChainsCursor<Place>> {
  return {
    of: ({ chain, item }) => [item.timestamp, chain.chainId, ...position.of(item)],
    read: ([timestamp, chainId, ...rest]) => {
      const place = position.read(rest)
      const isPosition = typeof timestamp === "number" && typeof chainId === "string" && place !== undefined
      return isPosition ? [timestamp, chainId, ...place] : undefined
    },
  }
}

/**
 * The latest items of several chains by timestamp descending, at the same timestamp by chain ID ascending, within one chain in the chain's own
 * order. Each chain is read in batches, as far as the merge needs it.
 */
export async function latestOfChains<Item extends Dated, Place extends Position>(
  chains: readonly ServedChain[],
  list: ListOfChain<Item, Place>,
  range: LatestOfChainsRange<Place>,
): Promise<readonly OfChain<Item>[]> {
  const stretch = Math.min(range.limit, Math.ceil((2 * range.limit) / Math.max(chains.length, 1)) + 1)
  const ordered = chains.toSorted((one, other) => compareChainIds(one.chainId, other.chainId))
  const streams = await Promise.all(ordered.map((chain) => Stream.open(chain, list, range.after, stretch)))
  const merged: OfChain<Item>[] = []
  while (merged.length < range.limit) {
    let next: Stream<Item, Place> | undefined
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

class Stream<Item extends Dated, Place extends Position> {
  readonly #chain: ServedChain
  readonly #list: ListOfChain<Item, Place>
  readonly #stretch: number
  #items: readonly Item[]
  #at = 0

  static async open<Item extends Dated, Place extends Position>(
    chain: ServedChain,
    list: ListOfChain<Item, Place>,
    after: ChainsCursor<Place> | undefined,
    stretch: number,
  ): Promise<Stream<Item, Place>> {
    return new Stream(chain, list, stretch, await firstStretch(chain.reader, list, after, stretch))
  }

  private constructor(chain: ServedChain, list: ListOfChain<Item, Place>, stretch: number, items: readonly Item[]) {
    this.#chain = chain
    this.#list = list
    this.#stretch = stretch
    this.#items = items
  }

  /** Timestamp of the next item; undefined at the end. */
  get timestamp(): number | undefined {
    return this.#items[this.#at]?.timestamp
  }

  async take(): Promise<OfChain<Item>> {
    const item = this.#items[this.#at] as Item
    this.#at += 1
    if (this.#at === this.#items.length && this.#at === this.#stretch) {
      this.#items = await this.#list.after(this.#chain.reader, this.#list.position.of(item), this.#stretch)
      this.#at = 0
    }
    return { chain: this.#chain, item }
  }
}

function firstStretch<Item, Place extends Position>(
  reader: ChainReader,
  list: ListOfChain<Item, Place>,
  after: ChainsCursor<Place> | undefined,
  limit: number,
): Promise<readonly Item[]> {
  if (after === undefined) return list.after(reader, undefined, limit)
  const [timestamp, chainId, ...place] = after
  const order = compareChainIds(reader.chainId, chainId)
  if (order === 0) return list.after(reader, list.position.read(place), limit)
  return list.upTo(reader, { timestamp, inclusive: order > 0 }, limit)
}
