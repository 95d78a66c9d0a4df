import { type AnsweredTransaction, bigOf } from "./transaction-bytes.ts"

/** What a transaction offers for a unit of gas, in wei. */
interface Offer {
  readonly most: bigint
  /** Beyond the base fee; undefined where it offers one price whatever the base fee is. */
  readonly tip: bigint | undefined
}

function offerOf(tx: AnsweredTransaction, type: number): Offer {
  if (type < 2) return { most: bigOf(tx.gasPrice, "gasPrice"), tip: undefined }
  return {
    most: bigOf(tx.maxFeePerGas, "maxFeePerGas"),
    tip: bigOf(tx.maxPriorityFeePerGas, "maxPriorityFeePerGas"),
  }
}

/** What a transaction pays for a unit of gas, in wei, where the header says the base fee. */
export function effectiveGasPrice(tx: AnsweredTransaction, type: number, baseFee: bigint): bigint {
  const { most, tip } = offerOf(tx, type)
  if (tip === undefined) return most
  const price = baseFee + tip
  if (price > most) return most
  return price
}

/**
 * What the transactions of one block say of a base fee that no header has: from Helicon on the header's is the most that it can be. They
 * cannot say different things.
 */
export class UnknownBaseFee {
  #least: bigint
  #most: bigint

  /** @param most - the header's */
  constructor(most: bigint) {
    this.#least = 0n
    this.#most = most
  }

  /** Whether a transaction can have paid this for a unit of gas, with what those before it have paid. */
  allows(tx: AnsweredTransaction, type: number, price: bigint): boolean {
    const { most, tip } = offerOf(tx, type)
    if (tip === undefined) return price === most
    if (price > most) return false
    if (price < tip && price < most) return false
    // At its limit it says only how low the base fee cannot be, below it what the base fee is.
    const baseFee = price - tip
    if (baseFee > this.#least) this.#least = baseFee
    if (price < most && baseFee < this.#most) this.#most = baseFee
    return this.#least <= this.#most
  }
}
