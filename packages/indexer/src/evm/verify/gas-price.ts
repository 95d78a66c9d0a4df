import { type AnsweredTransaction, bigOf } from "./transaction-bytes.ts"

/** A transaction's offer for a unit of gas, in wei. */
interface Offer {
  readonly most: bigint
  /** The tip beyond the base fee; undefined if the offered price does not depend on the base fee. */
  readonly tip: bigint | undefined
}

function offerOf(tx: AnsweredTransaction, type: number): Offer {
  if (type < 2) return { most: bigOf(tx.gasPrice, "gasPrice"), tip: undefined }
  return {
    most: bigOf(tx.maxFeePerGas, "maxFeePerGas"),
    tip: bigOf(tx.maxPriorityFeePerGas, "maxPriorityFeePerGas"),
  }
}

/** The price that a transaction pays for a unit of gas, in wei, with the base fee of the header. */
export function effectiveGasPrice(tx: AnsweredTransaction, type: number, baseFee: bigint): bigint {
  const { most, tip } = offerOf(tx, type)
  if (tip === undefined) return most
  const price = baseFee + tip
  if (price > most) return most
  return price
}

/**
 * The range of a base fee that no header contains, derived from the transactions of one block. From Helicon on the header
 * has only its maximum. All transactions must agree on one base fee.
 */
export class UnknownBaseFee {
  #least: bigint
  #most: bigint

  /** @param most - the maximum in the header */
  constructor(most: bigint) {
    this.#least = 0n
    this.#most = most
  }

  /** Whether a transaction can have paid this price for a unit of gas, given the prices of the transactions before it. */
  allows(tx: AnsweredTransaction, type: number, price: bigint): boolean {
    const { most, tip } = offerOf(tx, type)
    if (tip === undefined) return price === most
    if (price > most) return false
    if (price < tip && price < most) return false
    // A price at the transaction's limit gives a lower bound of the base fee; a price below the limit gives the base fee itself.
    const baseFee = price - tip
    if (baseFee > this.#least) this.#least = baseFee
    if (price < most && baseFee < this.#most) this.#most = baseFee
    return this.#least <= this.#most
  }
}
