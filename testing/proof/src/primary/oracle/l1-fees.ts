/** The terms of `platform.getValidatorFeeConfig`. */
export interface ValidatorFeeTerms {
  readonly target: bigint
  readonly minPrice: bigint
  readonly excessConversionConstant: bigint
}

const limit = 2n ** 64n - 1n

/** The total fee of an L1 validator that is active since the beginning, charged each second (ACP-77). */
export class L1Fees {
  accrued = 0n
  #excess = 0n
  readonly #terms: ValidatorFeeTerms

  constructor(terms: ValidatorFeeTerms) {
    this.#terms = terms
  }

  advance(seconds: number, active: number): void {
    const { target } = this.#terms
    const rising = BigInt(active) - target
    for (let second = 0; second < seconds; second++) {
      if (this.#excess === 0n && rising <= 0n) {
        this.accrued += this.#price() * BigInt(seconds - second)
        return
      }
      this.#excess += rising
      if (this.#excess < 0n) this.#excess = 0n
      if (this.#excess > limit) this.#excess = limit
      this.accrued += this.#price()
    }
  }

  /** minPrice x e^(excess / constant), by the integer series of EIP-4844. */
  #price(): bigint {
    const { minPrice, excessConversionConstant: constant } = this.#terms
    let sum = 0n
    let term = minPrice * constant
    for (let n = 1n; term > 0n; n++) {
      sum += term
      term = (term * this.#excess) / (constant * n)
    }
    const price = sum / constant
    return price > limit ? limit : price
  }
}
