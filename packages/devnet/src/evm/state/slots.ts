import { empty, type Hex } from "../codec/hex.ts"
import type { EvmKind } from "../config/chain-config.ts"

/** The slots of an account that have been read or written. */
interface AccountSlots {
  readonly values: Map<Hex, Uint8Array>
  /** Storage was cleared: what is not among the values is zero. */
  readonly cleared: boolean
  /** Slots that were written since the last commit. */
  readonly dirty: Set<Hex>
}

const newSlots = (cleared: boolean): AccountSlots => ({ values: new Map(), cleared, dirty: new Set() })

/** The slots in memory of all accounts of a state, by `slotKey`; values are without leading zeros. */
export class Slots {
  readonly #undoable: (undo: () => void) => void
  readonly #accounts = new Map<Hex, AccountSlots>()
  #original = new Map<string, Uint8Array>()
  #size = 0

  /** @param undoable - is given what undoes each change */
  constructor(undoable: (undo: () => void) => void) {
    this.#undoable = undoable
  }

  /** How many are in memory. */
  get size(): number {
    return this.#size
  }

  /** A slot's value; undefined where it is not in memory. */
  known(address: Hex, key: Hex): Uint8Array | undefined {
    const slots = this.#accounts.get(address)
    return slots?.values.get(key) ?? (slots?.cleared === true ? empty : undefined)
  }

  /** Keeps what was read. */
  remember(address: Hex, key: Hex, value: Uint8Array): void {
    const { values } = this.#of(address)
    if (!values.has(key)) this.#size += 1
    values.set(key, value)
  }

  /** Writes a slot that had another value before. */
  write(address: Hex, key: Hex, before: Uint8Array, value: Uint8Array): void {
    const original = `${address}${key}`
    if (!this.#original.has(original)) this.#original.set(original, before)
    const { values, dirty } = this.#of(address)
    this.#undoable(() => values.set(key, before))
    this.remember(address, key, unpad(value))
    dirty.add(key)
  }

  /** What a slot had when the transaction began; undefined where it was not written since. */
  original(address: Hex, key: Hex): Uint8Array | undefined {
    return this.#original.get(`${address}${key}`)
  }

  /** What slots have now is what the next transaction finds. */
  endTransaction(): void {
    this.#original = new Map()
  }

  /** Every slot of an account is zero. */
  clear(address: Hex): void {
    const before = this.#accounts.get(address)
    this.#undoable(() => {
      if (before === undefined) this.#accounts.delete(address)
      else this.#accounts.set(address, before)
    })
    this.#accounts.set(address, newSlots(true))
  }

  /** What is to be written of an account: on top of nothing where it was cleared; undefined for nothing. */
  changesOf(address: Hex): { readonly cleared: boolean; readonly written: readonly [Hex, Uint8Array][] } | undefined {
    const slots = this.#accounts.get(address)
    if (slots === undefined || (slots.dirty.size === 0 && !slots.cleared)) return undefined
    const written = [...slots.dirty].sort().map((key): [Hex, Uint8Array] => [key, slots.values.get(key) ?? empty])
    return { cleared: slots.cleared, written }
  }

  /** What was to be written of an account is written. */
  committed(address: Hex): void {
    this.#accounts.set(address, { ...this.#of(address), cleared: false, dirty: new Set() })
  }

  /** Leaves all that is in memory. */
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

/** A slot as it is stored. The C-Chain's slots are even in their first byte: the odd ones were for assets. */
export function slotKey(slot: Hex, kind: EvmKind): Hex {
  if (kind !== "coreth") return slot
  const even = evenDigits[slot[3] as string]
  return even === undefined ? slot : `0x${slot[2]}${even}${slot.slice(4)}`
}

const evenDigits: Readonly<Record<string, string>> = { 1: "0", 3: "2", 5: "4", 7: "6", 9: "8", b: "a", d: "c", f: "e" }

/** A value without its leading zeros. */
export function unpad(value: Uint8Array): Uint8Array {
  const start = value.findIndex((byte) => byte !== 0)
  return start === -1 ? empty : value.subarray(start)
}
