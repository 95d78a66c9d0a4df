import type { WarpValidator } from "@serac/chain"
import { keyOf } from "../../bytes.ts"
import type { Archive } from "../../state/archive.ts"
import type { Journal } from "../../state/journal.ts"
import { JournaledMap } from "../../state/journaled-map.ts"
import { JournaledValue } from "../../state/journaled-value.ts"

/** A member of a subnet's validator set. */
export interface SubnetWarpValidator extends WarpValidator {
  readonly subnetID: Uint8Array
}

type SetChanges = ReadonlyMap<string, SubnetWarpValidator | undefined>

/** The validators of each subnet with their weights, now and after each earlier block. */
export class ValidatorSets {
  readonly #members: JournaledMap<string, SubnetWarpValidator>
  /** The changes of each block: the members' values before it. */
  readonly #changes: JournaledMap<number, SetChanges>
  readonly #height: JournaledValue<number>

  constructor(journal: Journal, archive: Archive) {
    this.#members = new JournaledMap(journal)
    this.#changes = new JournaledMap(journal, archive.table())
    this.#height = new JournaledValue(journal, 0)
  }

  /** The height of the block that later changes belong to. */
  set height(height: number) {
    this.#height.value = height
  }

  member(subnetID: Uint8Array, nodeID: Uint8Array): SubnetWarpValidator | undefined {
    return this.#members.get(keyOf(subnetID) + keyOf(nodeID))
  }

  /** Changes a member's weight; a member with weight 0 is removed. A member keeps its first public key. */
  change(subnetID: Uint8Array, nodeID: Uint8Array, weight: bigint, publicKey?: Uint8Array): void {
    const key = keyOf(subnetID) + keyOf(nodeID)
    const before = this.#members.get(key)
    const height = this.#height.value
    const changes = this.#changes.get(height)
    if (!changes?.has(key)) this.#changes.set(height, new Map([...(changes ?? []), [key, before]]))
    const after = (before?.weight ?? 0n) + weight
    if (after === 0n) this.#members.delete(key)
    else this.#members.set(key, { subnetID, nodeID, weight: after, publicKey: before ? before.publicKey : publicKey })
  }

  /** The members of each subnet after the block at a height, by subnet key. */
  at(height: number): Map<string, SubnetWarpValidator[]> {
    const members = new Map(this.#members)
    for (let later = this.#height.value; later > height; later--)
      for (const [key, before] of this.#changes.get(later) ?? []) {
        if (before) members.set(key, before)
        else members.delete(key)
      }
    const sets = new Map<string, SubnetWarpValidator[]>()
    for (const [key, member] of members) {
      const subnet = key.slice(0, 64)
      const set = sets.get(subnet)
      if (set) set.push(member)
      else sets.set(subnet, [member])
    }
    return sets
  }
}
