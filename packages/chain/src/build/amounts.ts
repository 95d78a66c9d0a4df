import { smaller } from "../fees/saturating.ts"
import { formatId } from "../text/id.ts"
import { BuildError } from "./build-error.ts"
import { keyOf } from "./owners.ts"

/** Amounts by asset. */
export class Amounts {
  readonly #amounts = new Map<string, { readonly assetID: Uint8Array; amount: bigint }>()

  constructor(entries: Iterable<{ readonly assetID: Uint8Array; readonly amount: bigint }> = []) {
    for (const { assetID, amount } of entries) this.add(assetID, amount)
  }

  of(assetID: Uint8Array): bigint {
    return this.#amounts.get(keyOf(assetID))?.amount ?? 0n
  }

  add(assetID: Uint8Array, amount: bigint): void {
    const entry = this.#amounts.get(keyOf(assetID))
    if (entry) entry.amount += amount
    else this.#amounts.set(keyOf(assetID), { assetID, amount })
  }

  /** Subtracts at most the amount, as far as there is enough. @returns the subtracted amount */
  take(assetID: Uint8Array, amount: bigint): bigint {
    const taken = smaller(this.of(assetID), amount)
    this.add(assetID, -taken)
    return taken
  }

  *[Symbol.iterator](): Generator<{ readonly assetID: Uint8Array; readonly amount: bigint }> {
    for (const { assetID, amount } of this.#amounts.values()) if (amount > 0n) yield { assetID, amount }
  }

  /** @throws {BuildError} `insufficient-funds` if an amount is not covered */
  assertCovered(): void {
    for (const { assetID, amount } of this) throw insufficient(assetID, amount)
  }
}

export const insufficient = (assetID: Uint8Array, missing: bigint): BuildError =>
  new BuildError("insufficient-funds", `The unspent outputs lack ${missing} of the asset ${formatId(assetID)}`)
