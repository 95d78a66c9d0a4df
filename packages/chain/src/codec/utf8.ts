const strict = new TextDecoder("utf-8", { ignoreBOM: true, fatal: true })

/** Decodes UTF-8; each invalid byte becomes `replacement`, as on a node. */
export const decodeText = (bytes: Uint8Array, replacement: string, write: (text: string) => string): string => {
  const whole = valid(bytes)
  if (whole !== undefined) return write(whole)
  let text = ""
  for (let at = 0; at < bytes.length; ) {
    // TextDecoder replaces a truncated character once, the node replaces each of its bytes.
    const character = valid(bytes.subarray(at, at + characterLength(bytes[at] as number)))
    text += character === undefined ? replacement : write(character)
    at += character === undefined ? 1 : characterLength(bytes[at] as number)
  }
  return text
}

const valid = (bytes: Uint8Array): string | undefined => {
  try {
    return strict.decode(bytes)
  } catch {
    return undefined
  }
}

const characterLength = (first: number): number => (first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4)

/**
 * The text of bytes that are meant to be UTF-8, such as the name of an asset or of a chain. Invalid bytes become
 * U+FFFD each, as on a node.
 *
 * @example
 * ```ts
 * import { formatText } from "@serac/chain"
 *
 * formatText(new Uint8Array([0x41, 0x56, 0x41, 0x58])) // "AVAX"
 * formatText(new Uint8Array([0x41, 0xe2, 0x98])) // "A" and two U+FFFD
 * ```
 */
export const formatText = (bytes: Uint8Array): string => decodeText(bytes, "\ufffd", (text) => text)
