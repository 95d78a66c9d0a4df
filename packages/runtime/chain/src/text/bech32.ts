import { TextError } from "./text-error.ts"

const alphabet = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
const values = new Map([...alphabet].map((character, value) => [character, value]))
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const
const bech32Constant = 1
const bech32mConstant = 0x2bc830a3
// BIP 173.
const longest = 90
const checksumCharacters = 6

function step(state: number, value: number): number {
  const top = state >>> 25
  let next = ((state & 0x1ffffff) << 5) ^ value
  for (let i = 0; i < 5; i++) if ((top >>> i) & 1) next ^= generators[i] as number
  return next
}

function stateAfterHrp(hrp: string): number {
  let state = 1
  for (let i = 0; i < hrp.length; i++) state = step(state, hrp.charCodeAt(i) >>> 5)
  state = step(state, 0)
  for (let i = 0; i < hrp.length; i++) state = step(state, hrp.charCodeAt(i) & 31)
  return state
}

/** Bech32 (BIP 173) of the bytes. */
export function encodeBech32(hrp: string, bytes: Uint8Array): string {
  if (!/^[!-@[-~]+$/.test(hrp)) throw new TextError("alphabet", "A Bech32 prefix is printable ASCII without upper case")
  let state = stateAfterHrp(hrp)
  let text = `${hrp}1`
  const write = (value: number) => {
    state = step(state, value)
    text += alphabet[value]
  }
  let bits = 0
  let pending = 0
  for (let i = 0; i < bytes.length; i++) {
    pending = ((pending << 8) | (bytes[i] as number)) & 0xfff
    for (bits += 8; bits >= 5; bits -= 5) write((pending >>> (bits - 5)) & 31)
  }
  if (bits > 0) write((pending << (5 - bits)) & 31)
  for (let i = 0; i < checksumCharacters; i++) state = step(state, 0)
  state ^= bech32Constant
  for (let i = 25; i >= 0; i -= 5) text += alphabet[(state >>> i) & 31]
  if (text.length > longest) throw new TextError("length", `A Bech32 text has at most ${longest} characters`)
  return text
}

/**
 * Reads Bech32 as the node does: Bech32m's checksum is taken too, and so is a payload whose last group does not end at a
 * byte: its bits become one more byte.
 */
export function decodeBech32(text: string): { readonly hrp: string; readonly bytes: Uint8Array } {
  if (text.length < 8 || text.length > longest) {
    throw new TextError("length", `A Bech32 text has 8 to ${longest} characters`)
  }
  if (!/^[!-~]*$/.test(text)) throw new TextError("alphabet", "A Bech32 text is printable ASCII")
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) {
    throw new TextError("case", "A Bech32 text is all lower case or all upper case")
  }
  const separator = lower.lastIndexOf("1")
  if (separator < 1 || separator + 1 + checksumCharacters > lower.length) {
    throw new TextError("separator", "A Bech32 text has a prefix, a 1 and at least a checksum")
  }
  const hrp = lower.slice(0, separator)
  let state = stateAfterHrp(hrp)
  const end = lower.length - checksumCharacters
  const bytes = new Uint8Array(Math.ceil(((end - separator - 1) * 5) / 8))
  let bits = 0
  let pending = 0
  let written = 0
  for (let i = separator + 1; i < lower.length; i++) {
    const value = values.get(lower.charAt(i))
    if (value === undefined) throw new TextError("alphabet", `The character at ${i} is not one of Bech32's`)
    state = step(state, value)
    if (i >= end) continue
    pending = ((pending << 5) | value) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes[written++] = pending >>> bits
    }
  }
  if (bits > 0) bytes[written] = pending << (8 - bits)
  if (state !== bech32Constant && state !== bech32mConstant) {
    throw new TextError("checksum", "The checksum does not belong to the address")
  }
  return { hrp, bytes }
}
