import { maxUint64 } from "@serac/chain"
import { keyOf } from "../bytes.ts"
import { LedgerError } from "../ledger-error.ts"

/** The input and output amounts of a transaction by asset. A transaction may burn an asset, but not create one. */
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
   * Verifies that the outputs of each asset do not exceed its inputs.
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
