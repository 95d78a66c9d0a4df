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

/** Who validates which subnet with which weight: now, and after each block that there was. */
export class ValidatorSets {
  readonly #members: JournaledMap<string, SubnetWarpValidator>
  /** What each block changed: the members as they were before it. */
  readonly #changes: JournaledMap<number, SetChanges>
  readonly #height: JournaledValue<number>

  constructor(journal: Journal, archive: Archive) {
    this.#members = new JournaledMap(journal)
    this.#changes = new JournaledMap(journal, archive.table())
    this.#height = new JournaledValue(journal, 0)
  }

  /** Which block changes are of from now on. */
  set height(height: number) {
    this.#height.value = height
  }

  member(subnetID: Uint8Array, nodeID: Uint8Array): SubnetWarpValidator | undefined {
    return this.#members.get(keyOf(subnetID) + keyOf(nodeID))
  }

  /** Adds weight to a member or takes some; without any it is none. A key, once there, stays with the member. */
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

  /** All members as a block left them, by subnet key. */
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
