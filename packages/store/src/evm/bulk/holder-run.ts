import type { Transaction, Value } from "../../engine.ts"
import type { Hex } from "../../hex.ts"
import { holdingOf } from "../balances/key.ts"
import { withinRange } from "../balances/within-range.ts"
import { holderKeyOf, isOfHolders, tokenOfBalance } from "../holders/key.ts"
import { addToSupplies, type Supply } from "../holders/move-holders.ts"
import { holderTable } from "../tables.ts"
import { SortedKeys, withRoom } from "./sorted-keys.ts"

/** Holders that move because of many blocks, until they are stored in the order of their keys. */
export class HolderRun {
  readonly #chain: bigint
  readonly #keys = new SortedKeys()
  /** Indexes of the keys that are removed. */
  #removed = new Uint8Array(256)
  readonly #supplies = new Map<Hex, Supply>()
  #taken = 0

  constructor(chain: bigint) {
    this.#chain = chain
  }

  /** Moves the holder of a balance's key from one balance to another. */
  move(key: Hex, before: bigint, after: bigint): void {
    const [was, is] = [withinRange(before), withinRange(after)]
    if (was === is || !isOfHolders(holdingOf(key))) return
    if (was !== 0n) this.#push(holderKeyOf(key, was), 1)
    if (is !== 0n) this.#push(holderKeyOf(key, is), 0)
    const token = tokenOfBalance(key)
    const change = this.#supplies.get(token) ?? { holders: 0, supply: 0n }
    this.#supplies.set(token, change)
    change.holders += Number(is !== 0n) - Number(was !== 0n)
    change.supply += is - was
  }

  #push(key: Hex, isRemoved: number): void {
    const index = this.#keys.add(key)
    this.#removed = withRoom(this.#removed, index)
    this.#removed[index] = isRemoved
  }

  /** Stores the next holders. Returns what to do once they are committed; undefined if none was left. */
  async write(transaction: Transaction, most: number, isRepeated: boolean): Promise<(() => void) | undefined> {
    const end = Math.min(this.#keys.count, this.#taken + most)
    const removed: Value[][] = []
    const added: Value[][] = []
    for (let at = this.#taken; at < end; at += 1) {
      const index = this.#keys.at(at)
      const row = [this.#chain, this.#keys.key(index)]
      if (this.#removed[index] === 1) removed.push(row)
      else added.push(row)
    }
    if (end === this.#taken) return undefined
    await transaction.remove(holderTable, removed)
    if (isRepeated) await transaction.insertMissing(holderTable, added)
    else await transaction.insert(holderTable, added)
    return () => {
      this.#taken = end
    }
  }

  /** Stores the supplies of the tokens: once, with the end of the run, since a repetition would add them again. */
  async writeSupplies(transaction: Transaction): Promise<void> {
    await addToSupplies(transaction, this.#chain, this.#supplies)
  }
}
