import type { Hex } from "../../evm/index.ts"

/** In whose names transactions may be sent that nobody signs. It is no part of the chain: no snapshot and no state has it. */
export class Impersonation {
  readonly #addresses = new Set<Hex>()
  /** Whether everybody is impersonated. */
  isAutomatic = false

  /** Those that were named, in lower case. */
  get addresses(): readonly Hex[] {
    return [...this.#addresses]
  }

  has(address: Hex): boolean {
    return this.isAutomatic || this.#addresses.has(address)
  }

  add(address: Hex): void {
    this.#addresses.add(address)
  }

  /** Whether it was impersonated. */
  remove(address: Hex): boolean {
    return this.#addresses.delete(address)
  }
}
