import type { OutputOwners, PChainTransaction } from "@serac/chain"
import { keyOf } from "../../bytes.ts"
import type { Journal } from "../../state/journal.ts"
import { JournaledList } from "../../state/journaled-list.ts"
import { JournaledMap } from "../../state/journaled-map.ts"

/** The conversion of a subnet to an L1. */
export interface Conversion {
  readonly conversionID: Uint8Array
  /** The chain of the contract that manages the validators. */
  readonly chainID: Uint8Array
  readonly address: Uint8Array
}

/** Subnets, their owners, their conversions to L1s, and their chains. */
export class Subnets {
  readonly #ids: JournaledList<Uint8Array>
  readonly #owners: JournaledMap<string, OutputOwners>
  readonly #conversions: JournaledMap<string, Conversion>
  readonly #chains: JournaledMap<string, readonly PChainTransaction[]>

  constructor(journal: Journal) {
    this.#ids = new JournaledList(journal)
    this.#owners = new JournaledMap(journal)
    this.#conversions = new JournaledMap(journal)
    this.#chains = new JournaledMap(journal)
  }

  /** The ids of all subnets except the primary network, oldest first. */
  get ids(): readonly Uint8Array[] {
    return [...this.#ids]
  }

  add(subnetID: Uint8Array, owner: OutputOwners): void {
    this.#ids.push(subnetID)
    this.#owners.set(keyOf(subnetID), owner)
  }

  owner(subnetID: Uint8Array): OutputOwners | undefined {
    return this.#owners.get(keyOf(subnetID))
  }

  setOwner(subnetID: Uint8Array, owner: OutputOwners): void {
    this.#owners.set(keyOf(subnetID), owner)
  }

  conversion(subnetID: Uint8Array): Conversion | undefined {
    return this.#conversions.get(keyOf(subnetID))
  }

  convert(subnetID: Uint8Array, conversion: Conversion): void {
    this.#conversions.set(keyOf(subnetID), conversion)
  }

  /** The transactions that created a subnet's chains, oldest first. */
  chains(subnetID: Uint8Array): readonly PChainTransaction[] {
    return this.#chains.get(keyOf(subnetID)) ?? []
  }

  addChain(subnetID: Uint8Array, transaction: PChainTransaction): void {
    this.#chains.set(keyOf(subnetID), [...this.chains(subnetID), transaction])
  }
}
