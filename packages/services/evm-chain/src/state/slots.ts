import { empty, type Hex } from "../codec/hex.ts"
import type { EvmKind } from "../config/chain-config.ts"

/** The slots of an account that have been read or written. */
export interface Slots {
  readonly values: Map<Hex, Uint8Array>
  /** Storage was cleared: what is not among the values is zero. */
  readonly cleared: boolean
  /** Slots that were written since the last commit. */
  readonly dirty: Set<Hex>
}

export const newSlots = (cleared: boolean): Slots => ({ values: new Map(), cleared, dirty: new Set() })

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
