import type { Value } from "../engine.ts"
import type { Hex } from "../hex.ts"
import { hexOf } from "../hex.ts"

/** The bytes of a column. What something else wrote into the database may be of another type, and is to be found all the same. */
export function bytesIn(value: Value | undefined): Uint8Array {
  return value instanceof Uint8Array ? value : Buffer.from(String(value))
}

/** The same as hexadecimal text after `0x`. */
export function hexIn(value: Value | undefined): Hex {
  return hexOf(bytesIn(value))
}
