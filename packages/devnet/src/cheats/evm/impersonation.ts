import type { Hex } from "../../evm/index.ts"

/** The impersonated accounts, which can send unsigned transactions. Not part of the chain: snapshots and states do not include them. */
export class Impersonation {
  readonly #addresses = new Set<Hex>()
  /** Whether every account is impersonated. */
  isAutomatic = false

  /** The impersonated addresses, in lower case. */
  get addresses(): readonly Hex[] {
    return [...this.#addresses]
  }

  has(address: Hex): boolean {
    return this.isAutomatic || this.#addresses.has(address)
  }

  add(address: Hex): void {
    this.#addresses.add(address)
  }

  /** @returns whether the address was impersonated */
  remove(address: Hex): boolean {
    return this.#addresses.delete(address)
  }
}
