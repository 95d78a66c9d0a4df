import type { Owner } from "./owners.ts"

/** An amount of AVAX that can be spent. */
export interface Coin {
  readonly txID: Uint8Array
  readonly outputIndex: number
  readonly amount: bigint
  readonly owner: Owner
}

/** The outputs of a transaction: amounts and owners. */
export interface Payment {
  readonly amount: bigint
  readonly owner: Owner
}

/** Funds that circulate: the oldest coins are spent first. */
export class Coins {
  readonly #assetID: Uint8Array
  readonly #owners: readonly Owner[]
  readonly #coins: Coin[]
  #next = 0
  #spent = 0

  constructor(assetID: Uint8Array, owners: readonly Owner[], first: Coin) {
    this.#assetID = assetID
    this.#owners = owners
    this.#coins = [first]
  }

  /** The next coins to spend. */
  take(count: number): readonly Coin[] {
    const taken = this.#coins.slice(this.#spent, this.#spent + count)
    if (taken.length < count) throw new Error("the funds are used up")
    this.#spent += count
    return taken
  }

  /** The same amount in parts of about equal size, for the next owners in turn. */
  share(coins: readonly Coin[], parts: number): readonly Payment[] {
    const sum = coins.reduce((sum, { amount }) => sum + amount, 0n)
    const each = sum / BigInt(parts)
    return Array.from({ length: parts }, (_, index) => ({
      amount: index === 0 ? sum - each * BigInt(parts - 1) : each,
      owner: this.#owners[this.#next++ % this.#owners.length] as Owner,
    }))
  }

  /** Makes the outputs of a transaction spendable. @param first - the index of the first of these outputs. */
  give(txID: Uint8Array, payments: readonly Payment[], first = 0): void {
    for (const [index, payment] of payments.entries())
      this.#coins.push({ txID, outputIndex: first + index, ...payment })
  }

  inputs(coins: readonly Coin[]) {
    return coins.map(({ txID, outputIndex, amount }) => ({
      txID,
      outputIndex,
      assetID: this.#assetID,
      input: { type: "secp256k1fx.TransferInput" as const, amount, signatureIndices: [0] },
    }))
  }

  outputs(payments: readonly Payment[]) {
    return payments.map(({ amount, owner }) => ({
      assetID: this.#assetID,
      output: { type: "secp256k1fx.TransferOutput" as const, amount, ...ownedBy(owner) },
    }))
  }
}

/** One owner, at any time. */
export function ownedBy({ address }: Owner) {
  return { locktime: 0n, threshold: 1, addresses: [address] }
}
