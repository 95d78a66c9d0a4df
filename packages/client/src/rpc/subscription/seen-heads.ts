import { type CallFacts, InvalidResponseError } from "../../http/runtime.ts"
import type { SubscriptionConnection } from "./connection.ts"
import { SubscriptionGapError } from "./subscription-gap-error.ts"

/** The members of a header that link the chain. */
export interface SeenHead {
  readonly number: bigint
  readonly hash: string
  readonly parentHash: string
  readonly event: unknown
}

/** Number of blocks whose hashes are remembered; a deeper reorganization is an error. */
const maxDepth = 256

/** Whether a value is an Ethereum quantity. */
export const isQuantity = (value: unknown): value is string =>
  typeof value === "string" && /^0x[0-9a-f]{1,16}$/i.test(value)

/** Parses a header; undefined if it is invalid. */
export function readHead(event: unknown): SeenHead | undefined {
  const { number, hash, parentHash } = Object(event) as Readonly<Record<string, unknown>>
  if (!isQuantity(number) || typeof hash !== "string" || typeof parentHash !== "string") return undefined
  return { number: BigInt(number), hash, parentHash, event }
}

/** The newest reported blocks. */
export class SeenHeads {
  readonly #hashes = new Map<bigint, string>()

  has({ number, hash }: SeenHead): boolean {
    return this.#hashes.get(number) === hash
  }

  /** Whether the header directly follows a reported block. */
  isNext({ number, parentHash }: SeenHead): boolean {
    return this.#hashes.size === 0 || this.#hashes.get(number - 1n) === parentHash
  }

  add({ number, hash }: SeenHead): void {
    for (const other of this.#hashes.keys())
      if (other >= number || other <= number - BigInt(maxDepth)) this.#hashes.delete(other)
    this.#hashes.set(number, hash)
  }

  /**
   * The number of the first block, up to `to`, that was not reported in the server's present version.
   *
   * @throws SubscriptionGapError when all remembered blocks were replaced
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

/** The server's present header of a block. @throws SubscriptionGapError if it has none */
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
  // Removes the members of a block that a header notification does not have.
  const { transactions: _, uncles: __, withdrawals: ___, ...event } = Object(answer)
  return { ...head, event }
}
