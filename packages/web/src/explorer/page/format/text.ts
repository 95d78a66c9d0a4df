/** The beginning and the end of a long ID: `0x3c908e…c0aa3f0`. What is short already stays whole. */
export function shortId(id: string, ends = 6): string {
  const prefix = /^(0x|NodeID-|[A-Za-z]-)?/.exec(id)?.[0] ?? ""
  const rest = id.slice(prefix.length)
  return rest.length <= ends * 2 + 3 ? id : `${prefix}${rest.slice(0, ends)}…${rest.slice(-ends)}`
}

/**
 * Characters that turn or hide others, or are not seen: what a stranger named his token with is not to change what stands beside it, nor
 * to be a link that nobody sees. Beside those of Unicode's categories a blank that is a symbol, Braille's.
 */
const tricks = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/gu

/** Marks that stand on nothing, and more of them on one letter than a script has: piled up, they reach the lines above. */
const piles = /(^|\s)\p{M}+|(\p{M}{3})\p{M}+/gu

/** Characters of a text that are looked at, for each that is shown: one of a megabyte is not to take a second. */
const looked = 200

/** A name that a stranger chose, on one line, without characters that turn or hide others, and bounded. */
export function untrustedName(name: string, longest = 60): string {
  return untrustedText(name.slice(0, longest * looked).replace(/\s+/gu, " "), longest).trim()
}

/** A text of several lines that a stranger wrote, bounded. */
export function untrustedText(text: string, longest = 2_000): string {
  const lines = text.slice(0, longest * looked).split(/\r?\n/)
  const plain = lines.map((line) => line.replace(tricks, "").replace(piles, "$1$2")).join("\n")
  const characters = [...plain.slice(0, longest * 2 + 2)]
  return characters.length <= longest ? plain : `${characters.slice(0, longest - 1).join("")}…`
}

/** Words of a constant: `BanffStandardBlock` is `Banff standard block`, `SOURCE_TRANSACTION` is `Source transaction`. */
export function spacedWords(constant: string): string {
  const words = constant
    .replace(/_/g, " ")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/\bl1\b/g, "L1")
    .replace(/\b(uri|id)\b/g, (name) => name.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The text that bytes in hexadecimal are; undefined where they are none that can be read. */
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
