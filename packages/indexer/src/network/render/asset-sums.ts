import { assetAmount } from "./asset-amount.ts"
import type { Names } from "./names.ts"

/** Amounts by asset, in the order in which the assets first came. */
export class AssetSums {
  readonly #sums = new Map<string, bigint>()
  readonly #names: Names

  constructor(names: Names) {
    this.#names = names
  }

  add(assetId: Uint8Array, amount: bigint): this {
    const asset = this.#names.asset(assetId)
    this.#sums.set(asset, (this.#sums.get(asset) ?? 0n) + amount)
    return this
  }

  /** An array of AssetAmount; an asset of which nothing is left is left out. */
  json(): string {
    const items = [...this.#sums].filter(([, amount]) => amount > 0n)
    return `[${items.map(([asset, amount]) => assetAmount(asset, amount)).join(",")}]`
  }
}
