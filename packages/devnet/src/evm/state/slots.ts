import { empty, type Hex } from "../codec/hex.ts"
import type { EvmKind } from "../config/chain-config.ts"

/** The slots of an account that are in memory. */
interface AccountSlots {
  readonly values: Map<Hex, Uint8Array>
  /** Whether the storage was cleared: slots without a value here are zero then. */
  readonly cleared: boolean
  /** Slots written since the last commit. */
  readonly dirty: Set<Hex>
}

const newSlots = (cleared: boolean): AccountSlots => ({ values: new Map(), cleared, dirty: new Set() })

/** The in-memory slots of all accounts of a state, by `slotKey`; values have no leading zeros. */
export class Slots {
  readonly #undoable: (undo: () => void) => void
  readonly #accounts = new Map<Hex, AccountSlots>()
  #original = new Map<string, Uint8Array>()
  #size = 0

  /** @param undoable - receives the function that reverts each change */
  constructor(undoable: (undo: () => void) => void) {
    this.#undoable = undoable
  }

  /** The number of slots in memory. */
  get size(): number {
    return this.#size
  }

  /** A slot's value; undefined if it is not in memory. */
  known(address: Hex, key: Hex): Uint8Array | undefined {
    const slots = this.#accounts.get(address)
    return slots?.values.get(key) ?? (slots?.cleared === true ? empty : undefined)
  }

  /** Adds a slot that was read from the trie. */
  remember(address: Hex, key: Hex, value: Uint8Array): void {
    const { values } = this.#of(address)
    if (!values.has(key)) this.#size += 1
    values.set(key, value)
  }

  /** Writes a slot whose previous value is `before`. */
  write(address: Hex, key: Hex, before: Uint8Array, value: Uint8Array): void {
    const original = `${address}${key}`
    if (!this.#original.has(original)) this.#original.set(original, before)
    const { values, dirty } = this.#of(address)
    this.#undoable(() => values.set(key, before))
    this.remember(address, key, unpad(value))
    dirty.add(key)
  }

  /** A slot's value at the start of the transaction; undefined if the transaction did not write it. */
  original(address: Hex, key: Hex): Uint8Array | undefined {
    return this.#original.get(`${address}${key}`)
  }

  /** Ends the transaction: the current values are the original values of the next one. */
  endTransaction(): void {
    this.#original = new Map()
  }

  /** Sets every slot of an account to zero. */
  clear(address: Hex): void {
    const before = this.#accounts.get(address)
    this.#undoable(() => {
      if (before === undefined) this.#accounts.delete(address)
      else this.#accounts.set(address, before)
    })
    this.#accounts.set(address, newSlots(true))
  }

  /** The uncommitted changes of an account's slots, and whether the storage was cleared before; undefined if there are none. */
  changesOf(address: Hex): { readonly cleared: boolean; readonly written: readonly [Hex, Uint8Array][] } | undefined {
    const slots = this.#accounts.get(address)
    if (slots === undefined || (slots.dirty.size === 0 && !slots.cleared)) return undefined
    const written = [...slots.dirty].sort().map((key): [Hex, Uint8Array] => [key, slots.values.get(key) ?? empty])
    return { cleared: slots.cleared, written }
  }

  /** Marks the changes of an account as committed. */
  committed(address: Hex): void {
    this.#accounts.set(address, { ...this.#of(address), cleared: false, dirty: new Set() })
  }

  /** Removes all slots from memory. */
  forget(): void {
    this.#accounts.clear()
    this.#size = 0
  }

  #of(address: Hex): AccountSlots {
    const known = this.#accounts.get(address)
    if (known !== undefined) return known
    const slots = newSlots(false)
    this.#accounts.set(address, slots)
    return slots
  }
}

/** The storage key of a slot. On the C-Chain the lowest bit of the first byte is 0; keys with 1 were for assets. */
export function slotKey(slot: Hex, kind: EvmKind): Hex {
  if (kind !== "coreth") return slot
  const even = evenDigits[slot[3] as string]
  return even === undefined ? slot : `0x${slot[2]}${even}${slot.slice(4)}`
}

const evenDigits: Readonly<Record<string, string>> = { 1: "0", 3: "2", 5: "4", 7: "6", 9: "8", b: "a", d: "c", f: "e" }

/** Removes the leading zeros of a value. */
export function unpad(value: Uint8Array): Uint8Array {
  const start = value.findIndex((byte) => byte !== 0)
  return start === -1 ? empty : value.subarray(start)
}
