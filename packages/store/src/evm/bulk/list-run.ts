import type { Value } from "../../engine.ts"
import type { List, Listable, ListedKind } from "../lists/list.ts"
import { positionsByKind } from "../lists/position.ts"
import type { ListableRows } from "../writer/list-entries.ts"
import { SortedKeys, withRoom } from "./sorted-keys.ts"

/** A row of `evm_list`: chain, list, key, block, position, sub. */
type ListRow = readonly [bigint, number, Value, number, number, number]

/** Entries of a list for many blocks, in little memory, until they are stored in the order of their keys. */
export class ListRun {
  readonly list: List
  readonly #chain: bigint
  readonly #keys = new SortedKeys()
  #blocks = new Float64Array(256)
  #positions = new Int32Array(256)
  #subs = new Int32Array(256)
  /** How many entries were taken, in order. */
  #taken = 0

  constructor(chain: bigint, list: List) {
    this.#chain = chain
    this.list = list
  }

  get bytes(): number {
    return this.#keys.bytes + this.#keys.count * 16
  }

  /** Adds the entries of rows; blocks come in their order. */
  add(rows: ListableRows): void {
    this.#add(this.list, rows[this.list.of])
  }

  #add<Kind extends ListedKind>(list: List<Kind>, rows: readonly Listable[Kind][]): void {
    const place = positionsByKind[list.of]
    for (const row of rows) {
      const keys = list.keysOf(row)
      if (keys.length === 0) continue
      const [position, sub] = place(row)
      for (let at = 0; at < keys.length; at += 1) {
        const key = keys[at] as string
        if (at > 0 && keys.indexOf(keys[at] as (typeof keys)[number]) < at) continue
        const index = this.#keys.add(key)
        this.#blocks = withRoom(this.#blocks, index)
        this.#positions = withRoom(this.#positions, index)
        this.#subs = withRoom(this.#subs, index)
        this.#blocks[index] = row.blockNumber
        this.#positions[index] = position
        this.#subs[index] = sub
      }
    }
  }

  /** The next rows in the order of the table's key; none if all were {@link took}. */
  next(most: number): readonly ListRow[] {
    const end = Math.min(this.#keys.count, this.#taken + most)
    const rows: ListRow[] = []
    let last = -1
    let key: Uint8Array = new Uint8Array()
    for (let at = this.#taken; at < end; at += 1) {
      const index = this.#keys.at(at)
      if (last === -1 || !this.#keys.isSame(last, index)) key = this.#keys.key(index)
      last = index
      const [block, position, sub] = [this.#blocks[index], this.#positions[index], this.#subs[index]]
      rows.push([this.#chain, this.list.id, key, block as number, position as number, sub as number])
    }
    return rows
  }

  /** Records that the next rows are stored. */
  took(count: number): void {
    this.#taken += count
  }
}
