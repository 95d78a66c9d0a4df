import { CodecError } from "@serac/chain"
import { codecText } from "./codec-text.ts"

/** A decoded value, or the node's error text for malformed bytes. */
export type ParsedText<T> = { readonly value: T } | { readonly problem: string }

export function readBytes<T>(bytes: Uint8Array, decode: (bytes: Uint8Array) => T): ParsedText<T> {
  try {
    return { value: decode(bytes) }
  } catch (error) {
    if (error instanceof CodecError) return { problem: codecText(error, bytes) }
    throw error
  }
}
