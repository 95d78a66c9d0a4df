import { parseLossless, stringifyLossless } from "@serac/client/rpc"
import type { Comparison } from "../../evm/comparison.ts"
import { sizesFor } from "../../evm/cuts.ts"
import type { Expected } from "../expect/expected.ts"
import type { World } from "../oracle/world.ts"
import type { PrimaryStack } from "./stack.ts"

type ComparedPages = Parameters<Comparison["list"]>[4]

/** One comparison of a served network with what it has to be. */
export interface Proof {
  readonly world: World
  readonly expected: Expected
  readonly stack: Pick<PrimaryStack, "data" | "notes">
  readonly comparison: Comparison
  /** Whether the node had an index, which tells who proposed blocks. */
  readonly index: boolean
  /** Whether everything is asked for by pages of every size, or a share of it by one size, for a test that must be quick. */
  readonly thorough: boolean
  /** How many times rarer a share is. */
  readonly rarity: number
  /** Whether the service goes by a clock that runs, so that nothing is asked whose answer is another the next second. Default false. */
  readonly isTimed?: boolean
}

/** As requests call the network. */
export const comparedNetwork = "testnet"

/** Walks a listing by pages of several sizes and compares each. */
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

/** Few pages, but more than one where there is something to cut. */
function quickSize(length: number): number {
  return length > 60 ? 59 : length > 10 ? 13 : Math.max(length - 1, 1)
}

/** Every item, or now and then one. */
export const sampledItems = <Item>({ thorough, rarity }: Proof, list: Iterable<Item>, every = 5): readonly Item[] =>
  [...list].filter((_, at) => thorough || at % (every * rarity) === 0)

/** A result as it was sent, without what the client adds to it. */
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

/** The JSON of a value, in which an integer is a number, and a bigint only beyond 2^53: clients know its type, a proof its digits. */
const asSent = <Value>(value: Value): Value => parseLossless(stringifyLossless(value) ?? "null") as Value

/** The HTTP status of a failure, or what did not fail. */
export async function resultOrStatus(result: PromiseLike<unknown>): Promise<unknown> {
  try {
    return await result
  } catch (error) {
    return (error as { status?: number }).status ?? error
  }
}
