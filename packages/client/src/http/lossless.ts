/**
 * Parses JSON without losing a digit of an integer.
 *
 * - An integer literal that a double cannot hold exactly (beyond ±(2^53 - 1)) becomes a bigint, every other one a number.
 * - Integer literals under a member name of `bigints` become bigint whatever their size, also inside arrays under that name.
 * - Literals with a fraction or an exponent are numbers, as with `JSON.parse`; strings are never touched.
 *
 * The time is that of `JSON.parse` unless names are given or the text has a bare integer of 16 digits or more.
 *
 * @throws SyntaxError when the text is not JSON.
 * @throws RangeError when it nests deeper than the engine's stack (thousands of levels).
 *
 * @example
 * import { parseLossless } from "@serac/client/http/runtime"
 *
 * parseLossless('{"amount":18446744073709551615,"height":7}') // { amount: 18446744073709551615n, height: 7 }
 * parseLossless('{"amount":1,"height":7}', ["amount"]) // { amount: 1n, height: 7 }
 */
export function parseLossless(text: string, bigints?: readonly string[]): unknown {
  // Two patterns, since one with both branches costs five times as much.
  const hasLarge = /[\s:[,]-?\d{16}/.test(text) || /^-?\d{16}/.test(text)
  return nameBigints(hasLarge ? parseByToken(text) : JSON.parse(text), bigints)
}

/** Makes integers under these member names bigint, in place. */
export const nameBigints = (value: unknown, names: readonly string[] | undefined): unknown =>
  names
    ? mapNumbers(value, (number, name) =>
        names.includes(name) && Number.isSafeInteger(number) ? BigInt(number) : number,
      )
    : value

/** Parses JSON with each number replaced by its index among the number tokens. */
function parseByToken(text: string): unknown {
  const tokens: string[] = []
  let inString = false
  const indexed = text.replace(/\\.|"|(^|[\s:[,])(-?\d[\d.eE+-]*)/gs, (match, before: string, token: string) => {
    if (match === '"') inString = !inString
    if (inString || !token) return match
    JSON.parse(token)
    return before + (tokens.push(token) - 1)
  })
  return mapNumbers(JSON.parse(indexed), (index) => {
    const token = tokens[index] as string
    const number = Number(token)
    return /[.eE]/.test(token) || Number.isSafeInteger(number) ? number : BigInt(token)
  })
}

/** @param visit - receives each number and the name of the member that has it, directly or in an array. */
function mapNumbers(
  // biome-ignore lint/suspicious/noExplicitAny: a parsed JSON value of any shape
  value: any,
  visit: (number: number, name: string) => number | bigint,
  name = "",
): unknown {
  if (typeof value === "number") return visit(value, name)
  // Assigning to `__proto__` is safe here: JSON.parse created it as an own member.
  if (typeof value === "object")
    for (const key of Object.keys(value ?? {}))
      value[key] = mapNumbers(value[key], visit, Array.isArray(value) ? name : key)
  return value
}

/**
 * JSON text in which a bigint is a decimal string, the form in which by-name methods take 64-bit integers.
 *
 * @param isStrict - whether NaN and infinite numbers throw, which `JSON.stringify` writes as null.
 * @throws TypeError when the value contains such a number, a Date that is none, or a cycle.
 */
export const stringifyQuoted = (value: unknown, isStrict = true, mark = ""): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name, item) {
    // The original value, before `toJSON`, which some applications add to BigInt.
    const own = this[name]
    // Of a date that is none JSON makes null.
    if (isStrict) assertFinite(item ?? own, name)
    return typeof own === "bigint" ? mark + own : item
  })

/** @throws TypeError if the value is NaN, infinite or a Date that is none, which JSON cannot represent */
export function assertFinite(value: unknown, member = ""): void {
  const number = value instanceof Date ? value.getTime() : value
  if (typeof number === "number" && !Number.isFinite(number))
    throw new TypeError(member ? `holds ${value} at "${member}"` : `is ${value}`)
}

/**
 * JSON text in which a bigint is a bare integer; else as `JSON.stringify` without replacer and indentation.
 *
 * @param isStrict - whether NaN and infinite numbers throw a TypeError. Default false: they become null.
 * @returns undefined where `JSON.stringify` returns undefined.
 *
 * @example
 * import { stringifyLossless } from "@serac/client/http/runtime"
 *
 * stringifyLossless({ amount: 18446744073709551615n }) // {"amount":18446744073709551615}
 */
export const stringifyLossless = (value: unknown, isStrict = false): string | undefined =>
  (stringifyQuoted(value, isStrict, mark) as string | undefined)?.replaceAll(marked, "$1")

// JSON.stringify can write a bigint only as a string: this prefix, which no string of the caller has, marks it.
const mark = /* @__PURE__ */ String(/* @__PURE__ */ Math.random())
const marked = /* @__PURE__ */ (() => RegExp(`"${mark}(-?\\d+)"`, "g"))()
