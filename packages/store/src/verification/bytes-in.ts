import type { Value } from "../engine.ts"
import type { Hex } from "../hex.ts"
import { hexOf } from "../hex.ts"

/** The bytes of a column. A value that other software wrote may have another type, and verification must still report it. */
export function bytesIn(value: Value | undefined): Uint8Array {
  return value instanceof Uint8Array ? value : Buffer.from(String(value))
}

/** The bytes of a column as hexadecimal text after `0x`. */
export function hexIn(value: Value | undefined): Hex {
  return hexOf(bytesIn(value))
}
