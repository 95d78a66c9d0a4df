import { type CallFacts, InvalidResponseError } from "../../http/runtime.ts"
import type { SubscriptionConnection } from "./connection.ts"
import { SubscriptionGapError } from "./subscription-gap-error.ts"

/** A header, as far as the chain is made of it. */
export interface SeenHead {
  readonly number: bigint
  readonly hash: string
  readonly parentHash: string
  readonly event: unknown
}

/** Blocks whose hashes are remembered: no reorganization is deeper. */
const maxDepth = 256

/** Whether a value is a number as Ethereum writes it. */
export const isQuantity = (value: unknown): value is string =>
  typeof value === "string" && /^0x[0-9a-f]{1,16}$/i.test(value)

/** A header that was told; undefined where it is none. */
export function readHead(event: unknown): SeenHead | undefined {
  const { number, hash, parentHash } = Object(event) as Readonly<Record<string, unknown>>
  if (!isQuantity(number) || typeof hash !== "string" || typeof parentHash !== "string") return undefined
  return { number: BigInt(number), hash, parentHash, event }
}

/** The newest blocks that were told. */
export class SeenHeads {
  readonly #hashes = new Map<bigint, string>()

  has({ number, hash }: SeenHead): boolean {
    return this.#hashes.get(number) === hash
  }

  /** Whether nothing is missing before it. */
  isNext({ number, parentHash }: SeenHead): boolean {
    return this.#hashes.size === 0 || this.#hashes.get(number - 1n) === parentHash
  }

  add({ number, hash }: SeenHead): void {
    for (const other of this.#hashes.keys())
      if (other >= number || other <= number - BigInt(maxDepth)) this.#hashes.delete(other)
    this.#hashes.set(number, hash)
  }

  /**
   * The number of the first block up to a number that the server has and that was not told, or not as it is now.
   *
   * @throws SubscriptionGapError when all blocks that are remembered were replaced
   */
  async fork(connection: SubscriptionConnection, to: bigint, facts: CallFacts): Promise<bigint> {
    const told = [...this.#hashes.keys()].filter((number) => number < to).sort((a, b) => (a < b ? 1 : -1))
    for (const number of told) {
      const now = await fetchHead(connection, number, facts)
      if (this.has(now)) return number + 1n
    }
    const fromBlock = told.at(-1) ?? to
    throw new SubscriptionGapError({ ...facts, fromBlock, toBlock: to }, "all blocks that were told are replaced")
  }
}

/** The header of a block as the server has it now. @throws SubscriptionGapError when it does not */
export async function fetchHead(
  connection: SubscriptionConnection,
  block: bigint | "latest",
  facts: CallFacts,
): Promise<SeenHead> {
  const asked = block === "latest" ? block : `0x${block.toString(16)}`
  const answer = await connection.call("eth_getBlockByNumber", [asked, false])
  if (answer === null && block !== "latest")
    throw new SubscriptionGapError({ ...facts, fromBlock: block, toBlock: block }, "the server does not have it")
  const head = readHead(answer)
  if (!head || (block !== "latest" && head.number !== block))
    throw new InvalidResponseError({ ...facts, status: 101, text: String(JSON.stringify(answer)) }, "no such block")
  // A header is told without what is beside it in a block.
  const { transactions: _, uncles: __, withdrawals: ___, ...event } = Object(answer)
  return { ...head, event }
}
