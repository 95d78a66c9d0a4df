import { setImmediate } from "node:timers/promises"
import { formatNodeId } from "@serac/chain"
import type { Connection } from "../../engine.ts"
import { hexDigits } from "../../hex.ts"
import type { Query } from "../../queries/query.ts"
import { eraOf } from "../change-era.ts"
import type { ValidatorFilter } from "../filters.ts"
import { positionAt, positionOf, textOf } from "../keys.ts"
import { statusByCode } from "../list-keys.ts"
import type { ValidatorCursor } from "../positions.ts"
import { listChangedDelegators, listChangedUptimes, listChangedValidators } from "../queries/stakers.ts"
import type { StakerStatus } from "../rows.ts"
import { networkStateOf } from "../state.ts"
import { type DelegatorColumns, ExpectedFees } from "./expected-fees.ts"
import { FragmentMatcher } from "./fragment-matcher.ts"
import { bytesOfCursor, highestId } from "./list.ts"

const validatorsPerQuery = 5000
/** Validators or nodes processed before the thread yields: about a millisecond. */
const looksAtOnce = 4096

/** The filter and sort values of a validator. */
interface BookEntry {
  readonly txId: Uint8Array
  readonly subnet: string
  /** `NodeID-...` */
  readonly node: string
  /** Its own stake plus its delegators' stake. */
  readonly weight: bigint
  readonly end: number
  readonly status: StakerStatus
  readonly position: number
  /** The delegation fee in millionths. */
  readonly shares: number | undefined
  readonly capacity: bigint
  /** Per cent; undefined if no node measured it. */
  readonly uptime: number | undefined
}

interface ValidatorColumns {
  readonly txId: Uint8Array
  readonly subnetId: Uint8Array
  readonly nodeId: Uint8Array
  readonly weight: string
  readonly delegatorWeight: string
  readonly end: number
  readonly status: number
  readonly position: number
  readonly delegationShares: number | null
  readonly delegationCapacity: string | null
  readonly change: number
}

interface UptimeColumns {
  readonly txId: Uint8Array
  readonly uptime: string | null
  readonly potentialReward: string | null
  readonly change: number
}

/** A validator of a listing, and its position there. */
export interface ChosenValidator {
  readonly txId: Uint8Array
  readonly cursor: ValidatorCursor
}

/**
 * The filter and sort values of all validators that a network ever had, in memory: validators are few, and the listings have too
 * many orders for an index each. Refreshed with the changes since the last refresh.
 */
export class ValidatorBook {
  readonly #entries = new Map<string, BookEntry>()
  readonly #uptimes = new Map<string, number | undefined>()
  readonly #weights = new Map<string, bigint>()
  readonly #nodes = new Map<string, string>()
  #fees = new ExpectedFees()
  #change = 0

  /** Refreshes the book to the state that a connection sees. Resolves to false if the book has a later state already. */
  async refresh(connection: Connection, network: number): Promise<boolean> {
    const change = (await networkStateOf(connection, network))?.change ?? 0
    if (change <= this.#change) return change === this.#change
    // A repair may have removed stakers: all of them are read again.
    const isNewEra = eraOf(change) !== eraOf(this.#change)
    const since = isNewEra ? 0 : this.#change
    const rows = await changedSince<ValidatorColumns>(connection, network, listChangedValidators, since)
    const delegators = await changedSince<DelegatorColumns>(connection, network, listChangedDelegators, since)
    const uptimes = await changedSince<UptimeColumns>(connection, network, listChangedUptimes, since)
    // Another reader may have refreshed the book meanwhile.
    if (change <= this.#change) return change === this.#change
    if (isNewEra) this.#clear()
    for (const { txId, uptime, potentialReward } of uptimes) {
      this.#observe(textOf(txId), uptime === null ? undefined : Number(uptime))
      this.#fees.observe(textOf(txId), potentialReward === null ? undefined : BigInt(potentialReward))
    }
    for (const row of delegators) this.#fees.put(row)
    for (const row of rows) this.#put(row)
    this.#change = change
    return true
  }

  /** A validator's expected share of its active delegators' rewards. */
  expectedFeesOf(txId: Uint8Array): bigint {
    return this.#fees.of(txId)
  }

  /** The total stake on a subnet now. */
  weightOf(subnetId: Uint8Array): bigint {
    return this.#weights.get(textOf(subnetId)) ?? 0n
  }

  /** A page of the validators that pass a filter, as of now: a concurrent refresh has no effect on it. Yields the thread regularly. */
  async choose(
    filter: ValidatorFilter,
    after: ValidatorCursor | undefined,
    limit: number,
  ): Promise<readonly ChosenValidator[]> {
    const sort = sorts[filter.sortBy]
    const direction = filter.order === "asc" ? 1 : -1
    const entries = [...this.#entries.values()]
    const isWanted = criterionOf(filter, filter.nodeIds && (await this.#nodesWith(filter.nodeIds)))
    const start = after && rankedAt(filter, after)
    const compare = (one: Ranked, other: Ranked) => direction * compareRanked(one, other)
    const first: Ranked[] = []
    for (const [at, entry] of entries.entries()) {
      if (at % looksAtOnce === looksAtOnce - 1) await setImmediate()
      if (!isWanted(entry)) continue
      const ranked = { value: sort(entry, direction), position: entry.position, txId: entry.txId }
      if (start !== undefined && compare(ranked, start) <= 0) continue
      insertSorted(first, ranked, limit, compare)
    }
    return first.map((ranked) => ({ txId: ranked.txId, cursor: cursorOf(filter, ranked) }))
  }

  #clear(): void {
    for (const known of [this.#entries, this.#uptimes, this.#weights, this.#nodes]) known.clear()
    this.#fees = new ExpectedFees()
  }

  #observe(key: string, uptime: number | undefined): void {
    this.#uptimes.set(key, uptime)
    const entry = this.#entries.get(key)
    if (entry !== undefined) this.#entries.set(key, { ...entry, uptime })
  }

  /** The nodes whose ID contains any of the fragments: each is tested once, however many validations it has. */
  async #nodesWith(fragments: readonly string[]): Promise<ReadonlySet<string>> {
    const matcher = new FragmentMatcher(fragments)
    const found = new Set<string>()
    for (const [at, node] of [...this.#nodes.values()].entries()) {
      if (at % looksAtOnce === looksAtOnce - 1) await setImmediate()
      if (matcher.isIn(node)) found.add(node)
    }
    return found
  }

  #put(row: ValidatorColumns): void {
    const key = textOf(row.txId)
    const before = this.#entries.get(key)
    if (before !== undefined) this.#weigh(before, -1n)
    const entry: BookEntry = {
      txId: row.txId,
      subnet: textOf(row.subnetId),
      node: this.#nodeOf(row.nodeId),
      weight: BigInt(row.weight) + BigInt(row.delegatorWeight),
      end: row.end,
      status: statusByCode(row.status),
      position: row.position,
      shares: row.delegationShares ?? undefined,
      capacity: BigInt(row.delegationCapacity ?? 0),
      uptime: this.#uptimes.get(key),
    }
    this.#entries.set(key, entry)
    this.#weigh(entry, 1n)
  }

  #weigh({ status, subnet, weight }: BookEntry, sign: bigint): void {
    if (status === "active") this.#weights.set(subnet, (this.#weights.get(subnet) ?? 0n) + sign * weight)
  }

  /** The text of a node ID, shared by all of its validations. */
  #nodeOf(nodeId: Uint8Array): string {
    const key = textOf(nodeId)
    let node = this.#nodes.get(key)
    if (node === undefined) {
      node = formatNodeId(nodeId)
      this.#nodes.set(key, node)
    }
    return node
  }
}

async function changedSince<Row extends { readonly txId: Uint8Array; readonly change: number }>(
  connection: Connection,
  network: number,
  query: Query,
  since: number,
): Promise<readonly Row[]> {
  const all: Row[] = []
  for (;;) {
    const { change, txId } = all.at(-1) ?? { change: since, txId: highestId }
    const rows = await connection.all<Row>(query, { network, change, txId, limit: validatorsPerQuery })
    for (const row of rows) all.push(row)
    if (rows.length < validatorsPerQuery) return all
  }
}

/** The values that an order compares: the sort value, then the position on the chain, then the transaction. */
interface Ranked {
  readonly value: number | bigint
  readonly position: number
  readonly txId: Uint8Array
}

/**
 * The sort values. A missing value counts as 0, but validators without a measured uptime are last in both directions. For active
 * validators the end time replaces the remaining time, so that the order is stable over time.
 */
const sorts: Record<ValidatorFilter["sortBy"], (entry: BookEntry, direction: 1 | -1) => number | bigint> = {
  blockIndex: ({ position }) => position,
  delegationCapacity: ({ capacity }) => capacity,
  timeRemaining: ({ status, end }) => (status === "active" ? end : 0),
  delegationFee: ({ shares }) => shares ?? 0,
  uptimePerformance: ({ uptime }, direction) => uptime ?? direction * Number.POSITIVE_INFINITY,
}

function compareRanked(one: Ranked, other: Ranked): number {
  if (one.value !== other.value) return one.value < other.value ? -1 : 1
  return one.position - other.position || Buffer.compare(one.txId, other.txId)
}

function cursorOf({ sortBy }: ValidatorFilter, { value, position, txId }: Ranked): ValidatorCursor {
  const { height, index } = positionAt(position)
  const place = [height, index, hexDigits(txId)] as const
  return sortBy === "blockIndex" ? place : [value.toString(), ...place]
}

function rankedAt({ sortBy }: ValidatorFilter, cursor: ValidatorCursor): Ranked {
  const [height, index, txId] = cursor.slice(-3)
  const position = positionOf({ height: Number(height), index: Number(index) })
  const [value] = cursor
  return {
    value:
      sortBy === "blockIndex" ? position : sortBy === "delegationCapacity" ? BigInt(value ?? 0) : Number(value ?? 0),
    position,
    txId: bytesOfCursor(String(txId)),
  }
}

/** Inserts into a sorted list that keeps only its first `limit` items. */
function insertSorted<Item>(
  items: Item[],
  item: Item,
  limit: number,
  compare: (one: Item, other: Item) => number,
): void {
  const last = items.at(-1)
  if (items.length >= limit && (last === undefined || compare(item, last) >= 0)) return
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(items[middle] as Item, item) < 0) low = middle + 1
    else high = middle
  }
  items.splice(low, 0, item)
  if (items.length > limit) items.pop()
}

/**
 * Makes the predicate of a filter.
 *
 * @param nodes - the nodes that match the filter's fragments; undefined for all
 */
function criterionOf(filter: ValidatorFilter, nodes: ReadonlySet<string> | undefined): (entry: BookEntry) => boolean {
  const subnet = filter.subnetId && textOf(filter.subnetId)
  const { status, now } = filter
  const byFee = filter.minFeePercentage !== undefined || filter.maxFeePercentage !== undefined
  const byUptime = filter.minUptimePerformance !== undefined || filter.maxUptimePerformance !== undefined
  const isWithin = <Value extends number | bigint>(value: Value, least: Value | undefined, most: Value | undefined) =>
    (least === undefined || value >= least) && (most === undefined || value <= most)
  return (entry) => {
    if (subnet !== undefined && entry.subnet !== subnet) return false
    if (status !== undefined && entry.status !== status) return false
    if (nodes !== undefined && !nodes.has(entry.node)) return false
    if (byFee) {
      if (entry.shares === undefined) return false
      if (!isWithin(entry.shares / 10_000, filter.minFeePercentage, filter.maxFeePercentage)) return false
    }
    if (byUptime) {
      if (entry.uptime === undefined) return false
      if (!isWithin(entry.uptime, filter.minUptimePerformance, filter.maxUptimePerformance)) return false
    }
    const remaining = entry.status === "active" ? Math.max(entry.end - now, 0) : 0
    return (
      isWithin(entry.capacity, filter.minDelegationCapacity, filter.maxDelegationCapacity) &&
      isWithin(remaining, filter.minTimeRemaining, filter.maxTimeRemaining)
    )
  }
}
