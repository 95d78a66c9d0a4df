import { parseLossless, stringifyLossless } from "@serac/client/rpc"
import type { Comparison } from "../../evm/comparison.ts"
import { sizesFor } from "../../evm/cuts.ts"
import type { Expected } from "../expect/expected.ts"
import type { World } from "../oracle/world.ts"
import type { PrimaryStack } from "./stack.ts"

type ComparedPages = Parameters<Comparison["list"]>[4]

/** One comparison of a served network with the expected answers. */
export interface Proof {
  readonly world: World
  readonly expected: Expected
  readonly stack: Pick<PrimaryStack, "data" | "notes">
  readonly comparison: Comparison
  /** Whether the node has the Index API, which gives the proposers of blocks. */
  readonly index: boolean
  /** true: request everything with every page size. false: request a sample with one page size, for quick tests. */
  readonly thorough: boolean
  /** The factor by which samples are reduced. */
  readonly rarity: number
  /** Whether the service uses a running clock; answers that change every second are then not compared. Default false. */
  readonly isTimed?: boolean
}

/** The network's name in requests. */
export const comparedNetwork = "testnet"

/** Reads a listing with several page sizes and compares each result. */
export async function paged(
  { comparison, thorough }: Proof,
  kind: string,
  where: string,
  expected: readonly unknown[],
  list: (pageSize: number) => { pages(): ComparedPages },
  sizes: readonly number[] = sizesFor(expected.length),
): Promise<void> {
  for (const size of thorough ? sizes : [quickSize(expected.length)])
    await comparison.list(kind, where, expected, size, list(size).pages())
}

/** A page size that gives few pages, but more than one if the list has two or more items. */
function quickSize(length: number): number {
  return length > 60 ? 59 : length > 10 ? 13 : Math.max(length - 1, 1)
}

/** All items in a thorough proof, otherwise a sample. */
export const sampledItems = <Item>({ thorough, rarity }: Proof, list: Iterable<Item>, every = 5): readonly Item[] =>
  [...list].filter((_, at) => thorough || at % (every * rarity) === 0)

/** A result as the server sent it, without the members that the client adds. */
export async function sentResult<Result>(result: PromiseLike<Result>): Promise<Result> {
  return asSent(await result)
}

/** The items of a listing, by pages of 100. */
export async function everyItem<Item>(list: {
  pages(): AsyncIterable<{ readonly items: readonly Item[] }>
}): Promise<readonly Item[]> {
  const items: Item[] = []
  for await (const page of list.pages()) items.push(...page.items)
  return asSent(items)
}

/** The JSON of a value, with integers up to 2^53 as numbers and larger ones as bigints. A proof compares digits, not the client's types. */
const asSent = <Value>(value: Value): Value => parseLossless(stringifyLossless(value) ?? "null") as Value

/** The HTTP status of a failed request, or the result of a successful one. */
export async function resultOrStatus(result: PromiseLike<unknown>): Promise<unknown> {
  try {
    return await result
  } catch (error) {
    return (error as { status?: number }).status ?? error
  }
}
