import { maxUint64 } from "@serac/chain"
import { keyOf } from "../bytes.ts"
import { LedgerError } from "../ledger-error.ts"

/**
 * What a transaction takes in and gives out, by asset: it may burn, and not create.
 */
export class Flow {
  readonly #consumed = new Map<string, bigint>()
  readonly #produced = new Map<string, bigint>()

  consume(assetID: Uint8Array, amount: bigint): void {
    add(this.#consumed, keyOf(assetID), amount)
  }

  produce(assetID: Uint8Array, amount: bigint): void {
    add(this.#produced, keyOf(assetID), amount)
  }

  /**
   * Whether there is nothing given out that was not taken in.
   *
   * @throws {LedgerError}
   */
  verify(): void {
    for (const [asset, produced] of this.#produced)
      if (produced > (this.#consumed.get(asset) ?? 0n)) throw new LedgerError("insufficient funds")
  }
}

function add(sums: Map<string, bigint>, key: string, amount: bigint): void {
  const sum = (sums.get(key) ?? 0n) + amount
  if (sum > maxUint64) throw new LedgerError("overflow")
  sums.set(key, sum)
}
