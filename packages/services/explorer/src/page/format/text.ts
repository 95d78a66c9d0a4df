/** The beginning and the end of a long ID: `0x3c908e…c0aa3f0`. What is short already stays whole. */
export function shortId(id: string, ends = 6): string {
  const prefix = /^(0x|NodeID-|[A-Za-z]-)?/.exec(id)?.[0] ?? ""
  const rest = id.slice(prefix.length)
  return rest.length <= ends * 2 + 3 ? id : `${prefix}${rest.slice(0, ends)}…${rest.slice(-ends)}`
}

/** Characters that turn or hide others: what a stranger named his token with is not to change what stands beside it. */
const tricks = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** A name that a stranger chose, on one line, without characters that turn or hide others, and bounded. */
export function strangersName(name: string, longest = 60): string {
  const plain = name.replace(tricks, "").replace(/\s+/gu, " ").trim()
  const characters = [...plain]
  return characters.length <= longest ? plain : `${characters.slice(0, longest - 1).join("")}…`
}

/** A text of several lines that a stranger wrote, bounded. */
export function strangersText(text: string, longest = 2_000): string {
  const lines = text.split(/\r?\n/).map((line) => line.replace(tricks, ""))
  const characters = [...lines.join("\n")]
  return characters.length <= longest ? characters.join("") : `${characters.slice(0, longest - 1).join("")}…`
}

/** Words of a constant: `BanffStandardBlock` is `Banff standard block`, `SOURCE_TRANSACTION` is `Source transaction`. */
export function wordsOf(constant: string): string {
  const words = constant
    .replace(/_/g, " ")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The text that bytes in hexadecimal are; undefined where they are none that can be read. */
export function textOf(hex: string): string | undefined {
  if (!/^0x([0-9a-f]{2})+$/i.test(hex)) return undefined
  const bytes = Uint8Array.from(hex.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    return /[^\P{Cc}\n\r\t]/u.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
