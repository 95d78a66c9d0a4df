/**
 * An amount of the smallest unit as a decimal, exact: no digit is lost or rounded, and none is added.
 *
 * @param digits an integer, as the services send amounts: `"1855614000000000"`
 * @param decimals of the unit that is shown: 18 for wei; a text that is no integer is returned as it is
 */
export function exactAmount(digits: string | number | bigint, decimals: number): string {
  const text = String(digits)
  // More decimals than an ERC-20 token can have are no unit: a stranger's list of tokens may name any number.
  if (!/^-?\d+$/.test(text) || !(decimals >= 0 && decimals < 256)) return text
  const isNegative = text.startsWith("-")
  const padded = text.slice(isNegative ? 1 : 0).padStart(decimals + 1, "0")
  const whole = grouped(padded.slice(0, padded.length - decimals).replace(/^0+(?=\d)/, ""))
  const part = padded.slice(padded.length - decimals).replace(/0+$/, "")
  return `${isNegative ? "-" : ""}${whole}${part === "" ? "" : `.${part}`}`
}

/**
 * The same with few digits, for lists; what is cut is cut and not rounded, and ends with `…`.
 *
 * @param places of decimals that are shown at most; an amount below them shows its first two digits that are not zero
 */
export function shortAmount(digits: string | number | bigint, decimals: number, places = 5): string {
  const exact = exactAmount(digits, decimals)
  const [whole = "", part = ""] = exact.split(".")
  const first = part.search(/[1-9]/)
  const shown = whole.replace("-", "") === "0" && first >= places ? Math.min(first + 2, part.length) : places
  if (part.length <= shown) return exact
  return `${whole}.${part.slice(0, shown)}…`
}

/** An integer with its thousands apart: `1,234,567`. */
export function grouped(digits: string | number | bigint): string {
  return String(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ",")
}

/** What is paid for gas, exact: gas times price; undefined unless both are integers. */
export function product(one: string | undefined, other: string | undefined): string | undefined {
  if (!/^\d+$/.test(one ?? "") || !/^\d+$/.test(other ?? "")) return undefined
  return String(BigInt(one as string) * BigInt(other as string))
}

/** A part of a whole in hundredths, with two places: `"37.50"`; undefined of nothing. */
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
