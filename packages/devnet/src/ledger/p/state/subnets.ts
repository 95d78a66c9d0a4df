import type { CreateChainTx, OutputOwners } from "@serac/chain"
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

/** A chain as the transaction that created it describes it. */
export interface CreatedChain {
  /** The chain's id: that of the transaction, except on forks. */
  readonly id: Uint8Array
  readonly unsigned: CreateChainTx
}

/** Subnets, their owners, their conversions to L1s, and their chains. */
export class Subnets {
  readonly #ids: JournaledList<Uint8Array>
  readonly #owners: JournaledMap<string, OutputOwners>
  readonly #conversions: JournaledMap<string, Conversion>
  readonly #chains: JournaledMap<string, readonly CreatedChain[]>
  readonly #chainsByID: JournaledMap<string, CreatedChain>

  constructor(journal: Journal) {
    this.#ids = new JournaledList(journal)
    this.#owners = new JournaledMap(journal)
    this.#conversions = new JournaledMap(journal)
    this.#chains = new JournaledMap(journal)
    this.#chainsByID = new JournaledMap(journal)
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

  /** The chains of a subnet, oldest first. */
  chains(subnetID: Uint8Array): readonly CreatedChain[] {
    return this.#chains.get(keyOf(subnetID)) ?? []
  }

  /** The subnet of a chain; undefined for an unknown chain. */
  subnetOfChain(chainID: Uint8Array): Uint8Array | undefined {
    return this.#chainsByID.get(keyOf(chainID))?.unsigned.subnetID
  }

  addChain(chain: CreatedChain): void {
    const { subnetID } = chain.unsigned
    this.#chains.set(keyOf(subnetID), [...this.chains(subnetID), chain])
    this.#chainsByID.set(keyOf(chain.id), chain)
  }
}
