import { EvmError } from "../chain/evm-error.ts"
import type { Hex } from "../codec/hex.ts"
import { effectiveGasPrice, maxCost, type Transaction } from "../transaction/transaction.ts"

const priceBump = 110n

/** The transactions of a pool at one time. */
export type PoolSnapshot = readonly Transaction[]

/**
 * Transactions without a block, by sender and nonce. Those without a gap after the sender's nonce are pending, the others are queued.
 * The caller checks new transactions with `assertAcceptable`.
 */
export class TransactionPool {
  readonly #byHash = new Map<Hex, Transaction>()
  readonly #bySender = new Map<Hex, Map<bigint, Transaction>>()

  get size(): number {
    return this.#byHash.size
  }

  has(hash: Hex): boolean {
    return this.#byHash.has(hash)
  }

  get(hash: Hex): Transaction | undefined {
    return this.#byHash.get(hash)
  }

  /** All transactions, in the order in which they were added. */
  all(): Iterable<Transaction> {
    return this.#byHash.values()
  }

  /** The total cost in wei of a sender's transactions, except the one with the given nonce. */
  costOf(sender: Hex, exceptNonce: bigint): bigint {
    let cost = 0n
    for (const [nonce, transaction] of this.#bySender.get(sender) ?? [])
      if (nonce !== exceptNonce) cost += maxCost(transaction)
    return cost
  }

  /** A sender's transaction with a nonce. */
  at(sender: Hex, nonce: bigint): Transaction | undefined {
    return this.#bySender.get(sender)?.get(nonce)
  }

  /**
   * Adds a transaction. It replaces one with the same nonce if it pays at least 10% more.
   *
   * @throws EvmError `replacement transaction underpriced`
   */
  add(transaction: Transaction): void {
    const { from, nonce, hash } = transaction
    const known = this.at(from, nonce)
    if (known !== undefined) {
      if (!outbids(transaction, known)) throw new EvmError("replacement transaction underpriced")
      this.remove(known.hash)
    }
    const own = this.#bySender.get(from) ?? new Map<bigint, Transaction>()
    own.set(nonce, transaction)
    this.#bySender.set(from, own)
    this.#byHash.set(hash, transaction)
  }

  remove(hash: Hex): void {
    const transaction = this.#byHash.get(hash)
    if (transaction === undefined) return
    this.#byHash.delete(hash)
    const own = this.#bySender.get(transaction.from)
    own?.delete(transaction.nonce)
    if (own?.size === 0) this.#bySender.delete(transaction.from)
  }

  clear(): void {
    this.#byHash.clear()
    this.#bySender.clear()
  }

  /** The senders of the pool's transactions. */
  senders(): Iterable<Hex> {
    return this.#bySender.keys()
  }

  /** A sender's pending transactions, which can execute in order, and its queued ones. */
  split(
    sender: Hex,
    nonce: bigint,
  ): { readonly pending: readonly Transaction[]; readonly queued: readonly Transaction[] } {
    const own = this.#bySender.get(sender) ?? new Map<bigint, Transaction>()
    const pending: Transaction[] = []
    for (let next = nonce; own.has(next); next++) pending.push(own.get(next) as Transaction)
    const queued = [...own.values()].filter((transaction) => transaction.nonce >= nonce + BigInt(pending.length))
    return { pending, queued: queued.sort((one, other) => (one.nonce < other.nonce ? -1 : 1)) }
  }

  snapshot(): PoolSnapshot {
    return [...this.#byHash.values()]
  }

  restore(snapshot: PoolSnapshot): void {
    this.clear()
    for (const transaction of snapshot) this.add(transaction)
  }
}

function outbids(next: Transaction, known: Transaction): boolean {
  const more = (member: "maxFeePerGas" | "maxPriorityFeePerGas") =>
    next[member] > known[member] && next[member] * 100n >= known[member] * priceBump
  return more("maxFeePerGas") && more("maxPriorityFeePerGas")
}

/** Yields the transactions of many senders, best price first, with each sender's in nonce order. */
export function* byPriceAndNonce(
  lists: readonly (readonly Transaction[])[],
  baseFee: bigint,
): Generator<Transaction, void, boolean | undefined> {
  const tip = (transaction: Transaction) => effectiveGasPrice(transaction, baseFee) - baseFee
  const heads = lists.filter((list) => list.length > 0).map((list) => ({ list, at: 0 }))
  for (;;) {
    let best: (typeof heads)[number] | undefined
    for (const head of heads) {
      const next = head.list[head.at]
      if (next === undefined || next.maxFeePerGas < baseFee) continue
      const leader = best?.list[best.at]
      if (leader === undefined || tip(next) > tip(leader)) best = head
    }
    if (best === undefined) return
    // After a failure the sender's later transactions are skipped.
    const executed = yield best.list[best.at] as Transaction
    best.at = executed === false ? best.list.length : best.at + 1
  }
}
