import { assetAmount } from "./asset-amount.ts"
import type { Names } from "./names.ts"

/** Sums of amounts by asset, in the order of the assets' first occurrence. */
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

  /** The sums as a JSON array of AssetAmount; assets with a sum of zero are left out. */
  json(): string {
    const items = [...this.#sums].filter(([, amount]) => amount > 0n)
    return `[${items.map(([asset, amount]) => assetAmount(asset, amount)).join(",")}]`
  }
}
