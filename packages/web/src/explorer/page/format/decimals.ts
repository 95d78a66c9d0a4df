/**
 * Formats an amount of the smallest unit as an exact decimal, without rounding.
 *
 * @param digits an integer, as the services send amounts: `"1855614000000000"`
 * @param decimals of the displayed unit: 18 for wei; a text that is not an integer is returned unchanged
 */
export function exactAmount(digits: string | number | bigint, decimals: number): string {
  const text = String(digits)
  // Rejects more decimals than an ERC-20 token can have, since token lists are untrusted.
  if (!/^-?\d+$/.test(text) || !(decimals >= 0 && decimals < 256)) return text
  const isNegative = text.startsWith("-")
  const padded = text.slice(isNegative ? 1 : 0).padStart(decimals + 1, "0")
  const whole = grouped(padded.slice(0, padded.length - decimals).replace(/^0+(?=\d)/, ""))
  const part = padded.slice(padded.length - decimals).replace(/0+$/, "")
  return `${isNegative ? "-" : ""}${whole}${part === "" ? "" : `.${part}`}`
}

/**
 * Formats an amount with few digits, for lists; it truncates without rounding, and marks that with `…`.
 *
 * @param places maximum number of decimals; an amount below them shows its first two digits that are not zero
 */
export function shortAmount(digits: string | number | bigint, decimals: number, places = 5): string {
  const exact = exactAmount(digits, decimals)
  const [whole = "", part = ""] = exact.split(".")
  const first = part.search(/[1-9]/)
  const shown = whole.replace("-", "") === "0" && first >= places ? Math.min(first + 2, part.length) : places
  if (part.length <= shown) return exact
  return `${whole}.${part.slice(0, shown)}…`
}

/** Formats an integer with thousands separators: `1,234,567`. */
export function grouped(digits: string | number | bigint): string {
  return String(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ",")
}

/** The exact product of two integers, such as gas and price; undefined unless both are integers. */
export function product(one: string | undefined, other: string | undefined): string | undefined {
  if (!/^\d+$/.test(one ?? "") || !/^\d+$/.test(other ?? "")) return undefined
  return String(BigInt(one as string) * BigInt(other as string))
}

/** A share in percent with two decimals: `"37.50"`; undefined if the whole is 0. */
export function percentage(part: string | number, whole: string | number): string | undefined {
  const [numerator, denominator] = [part, whole].map((value) =>
    /^\d+$/.test(String(value)) ? BigInt(value) : undefined,
  )
  if (numerator === undefined || !denominator) return undefined
  return exactHundredths((numerator * 10_000n) / denominator)
}

function exactHundredths(hundredths: bigint): string {
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`
}
