import { stringifyLossless } from "@serac/client/rpc"
import { toFunctionSelector } from "viem"
import { sizesFor } from "./cuts.ts"

/** A difference between a served listing and the oracle. */
export interface ServedDifference {
  readonly where: string
  readonly expected: unknown
  readonly served: unknown
}

/** The number of compared lists, pages and items of a kind of listing. */
export interface Count {
  lists: number
  pages: number
  items: number
}

/** The extent of the requests. */
export interface Extent {
  /** The number of similar lists that are requested with every page size and range; other lists are requested once, whole. Default all. */
  readonly sample?: number | undefined
  /** Whether lists outside of the sample are not requested at all. Default false. */
  readonly isSampleOnly?: boolean | undefined
  /** One in this many single items, such as blocks, and empty lists outside of the sample, is requested. Default 1. */
  readonly every?: number | undefined
  /** Names of members with unpredictable values, which are not compared. Default none. */
  readonly unknown?: readonly string[] | undefined
}

/** Collects comparisons by kind, and their differences. */
export class Comparison {
  readonly counts = new Map<string, Count>()
  readonly differences: ServedDifference[] = []
  /** The first and the last second in which metadata was read, in Unix seconds. */
  readonly #during: readonly [number, number]
  readonly #sample: number
  readonly #isSampleOnly: boolean
  readonly #every: number
  readonly #unknown: ReadonlySet<string>
  readonly #cut = new Map<string, number>()
  readonly #empty = new Map<string, number>()

  constructor(during: readonly [number, number], extent: Extent = {}) {
    const { sample = Number.POSITIVE_INFINITY, isSampleOnly = false, every = 1, unknown = [] } = extent
    this.#during = during
    this.#sample = sample
    this.#isSampleOnly = isSampleOnly
    this.#every = every
    this.#unknown = new Set(unknown)
  }

  /**
   * Whether a list is in the sample, which is requested with every page size and range. Other lists are requested once, whole. Lists of
   * a kind are similar when they can be cut into the same pages.
   */
  isOfSample(kind: string, { length }: readonly unknown[] = []): boolean {
    const likeness = `${kind} ${sizesFor(length)}`
    const count = (this.#cut.get(likeness) ?? 0) + 1
    this.#cut.set(likeness, count)
    return count <= this.#sample
  }

  /** Whether a list is not requested at all. */
  leavesOut(kind: string, isOfSample: boolean, { length }: readonly unknown[] = []): boolean {
    if (isOfSample) return false
    if (this.#isSampleOnly || length > 0) return this.#isSampleOnly
    const count = (this.#empty.get(kind) ?? 0) + 1
    this.#empty.set(kind, count)
    return count % this.#every !== 0
  }

  /** The single items that are requested, of all items. */
  some<Thing>(all: Iterable<Thing>): readonly Thing[] {
    return [...all].filter((_, at) => at % this.#every === 0)
  }

  /** Compares one value with another. */
  value(kind: string, where: string, expected: unknown, served: unknown): void {
    this.#count(kind, 0, 1)
    this.#compare(`${kind} ${where}`, expected, served)
  }

  /** Reads a listing by pages of `size` and compares all their items with the expected ones. */
  async list(
    kind: string,
    where: string,
    expected: readonly unknown[],
    size: number,
    pages: AsyncIterable<{ readonly items: readonly unknown[]; readonly hasNextPage: boolean }>,
  ): Promise<void> {
    const served: unknown[] = []
    let count = 0
    for await (const { items, hasNextPage } of pages) {
      count++
      served.push(...items)
      if (hasNextPage && items.length !== size) this.#differ(`${kind} ${where}`, `a page of ${size}`, `${items.length}`)
    }
    const entry = this.#count(kind, count, served.length)
    entry.lists++
    const label = `${kind} ${where} by ${size}`
    if (served.length !== expected.length) this.#differ(`${label}, length`, expected.length, served.length)
    for (const [at, item] of expected.entries()) {
      if (at < served.length) this.#compare(`${label} [${at}]`, item, served[at])
    }
  }

  #count(kind: string, pages: number, items: number): Count {
    const count = this.counts.get(kind) ?? { lists: 0, pages: 0, items: 0 }
    count.pages += pages
    count.items += items
    this.counts.set(kind, count)
    return count
  }

  #compare(where: string, expected: unknown, served: unknown): void {
    // Most are equal, and making texts of both takes several times as long.
    if (isAlike(expected, served)) return
    const faults: string[] = []
    const known = this.#unknown.size > 0 ? this.#settle(expected, expected, []) : expected
    const [one, other] = [canonical(known), canonical(this.#settle(served, expected, faults))]
    if (one !== other) this.#differ(where, expected, served)
    for (const fault of faults) this.#differ(where, fault, served)
  }

  #differ(where: string, expected: unknown, served: unknown): void {
    this.differences.push({ where, expected, served })
  }

  /** Removes values that the oracle cannot know: the time at which metadata was read, and method names of contracts without an ABI. */
  #settle(served: unknown, expected: unknown, faults: string[]): unknown {
    if (Array.isArray(served)) {
      return served.map((item, at) => this.#settle(item, Array.isArray(expected) ? expected[at] : undefined, faults))
    }
    if (typeof served !== "object" || served === null) return served
    const wanted = (expected ?? {}) as Record<string, unknown>
    const settled: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(served)) {
      if (this.#unknown.has(name)) continue
      if (name === "metadataLastUpdatedTimestamp") {
        const [from, to] = this.#during
        if (!Number.isInteger(value) || value < from || value > to)
          faults.push(`metadata read between ${from} and ${to}`)
      } else if (name === "methodName" && wanted.methodName === undefined) {
        const { methodHash } = served as { methodHash?: string }
        if (selectorOf(value) !== methodHash) faults.push(`a signature of ${methodHash}`)
      } else settled[name] = this.#settle(value, wanted[name], faults)
    }
    return settled
  }
}

/** Whether two values have the same members at every depth, and so the same JSON; also false where only the types of integers differ. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other
  const [names, others] = [Object.keys(one), Object.keys(other)]
  if (Array.isArray(one) !== Array.isArray(other) || names.length !== others.length) return false
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>]
  return names.every((name) => Object.hasOwn(b, name) && isAlike(a[name], b[name]))
}

/** The selector of a signature; undefined for an invalid one. */
function selectorOf(signature: unknown): string | undefined {
  try {
    return toFunctionSelector(`function ${signature}`)
  } catch {
    return undefined
  }
}

/** JSON text with sorted members; a bigint is written like any other integer, since its type is not sent. */
const canonical = (value: unknown): string | undefined => stringifyLossless(sortedMembers(value))

function sortedMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedMembers)
  if (typeof value !== "object" || value === null) return value
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]) => [name, sortedMembers(member)]))
}
