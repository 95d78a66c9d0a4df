/** The beginning and the end of a long ID: `0x3c908e…c0aa3f0`. A short ID is returned whole. */
export function shortId(id: string, ends = 6): string {
  const prefix = /^(0x|NodeID-|[A-Za-z]-)?/.exec(id)?.[0] ?? ""
  const rest = id.slice(prefix.length)
  return rest.length <= ends * 2 + 3 ? id : `${prefix}${rest.slice(0, ends)}…${rest.slice(-ends)}`
}

/**
 * Characters that reorder or hide others, or are invisible: an untrusted name must not change the text around it, nor
 * be an invisible link. In addition to Unicode's categories it includes the blank Braille symbol.
 */
const tricks = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/gu

/** Combining marks without a base character, and more of them on one character than any script has: they would cover the lines above. */
const piles = /(^|\s)\p{M}+|(\p{M}{3})\p{M}+/gu

/** How many characters are examined for each displayed one, so that a text of a megabyte does not take a second. */
const looked = 200

/** Sanitizes an untrusted name: one line, without characters that reorder or hide others, and limited in length. */
export function untrustedName(name: string, longest = 60): string {
  return untrustedText(name.slice(0, longest * looked).replace(/\s+/gu, " "), longest).trim()
}

/** Sanitizes an untrusted text of several lines, and limits its length. */
export function untrustedText(text: string, longest = 2_000): string {
  const lines = text.slice(0, longest * looked).split(/\r?\n/)
  const plain = lines.map((line) => line.replace(tricks, "").replace(piles, "$1$2")).join("\n")
  const characters = [...plain.slice(0, longest * 2 + 2)]
  return characters.length <= longest ? plain : `${characters.slice(0, longest - 1).join("")}…`
}

/** Formats a constant as words: `BanffStandardBlock` is `Banff standard block`, `SOURCE_TRANSACTION` is `Source transaction`. */
export function spacedWords(constant: string): string {
  const words = constant
    .replace(/_/g, " ")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/\bl1\b/g, "L1")
    .replace(/\b(uri|id)\b/g, (name) => name.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The text of bytes in hexadecimal; undefined if they are not readable text. */
export function printableText(hex: string): string | undefined {
  if (!/^0x([0-9a-f]{2})+$/i.test(hex)) return undefined
  const bytes = Uint8Array.from(hex.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    return /[^\P{Cc}\n\r\t]/u.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
