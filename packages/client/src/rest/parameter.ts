import { assertFinite } from "../http/runtime.ts"

/**
 * Writes a parameter with its name, if its place has names there; empty if there is nothing to send.
 *
 * @param encode encodes names and values; headers use them unencoded
 * @throws TypeError or URIError when a value cannot be written
 *
 * @example
 * import { type ParameterWriter, styled } from "@serac/client/rest"
 *
 * const styles: Record<string, ParameterWriter> = { nodeIds: styled("form"), filter: styled("deepObject") }
 */
export type ParameterWriter = (name: string, value: unknown, encode: (text: string) => string) => string

/** One plain value without its name, as in a path and a header. */
export const writePlain: ParameterWriter = (_, value, encode) => encode(scalarText(value))

/** A plain value, or each of a list, with the name, as in a query. */
export const writeRepeated: ParameterWriter = (name, value, encode) =>
  [value]
    .flat()
    .filter(isGiven)
    .map((one) => `${encode(name)}=${encode(scalarText(one))}`)
    .join("&")

/** Whether a value is sent: undefined and null are not. */
export const isGiven = (value: unknown) => value !== undefined && value !== null

/** The text of a date, as in JSON, and other values as they are. Throws for a date that is none, with the name of its member. */
export function plainValue(value: unknown, member?: string): unknown {
  if (!(value instanceof Date)) return value
  assertFinite(value, member)
  return value.toISOString()
}

/** A scalar value as text for a URL or a form; a bigint has decimal digits. */
export function scalarText(given: unknown): string {
  assertFinite(given)
  const value = given instanceof Date ? given.toISOString() : given
  if (Object(value) === value) throw new TypeError("holds an object, which has no place in a URL")
  return String(value)
}

/** The members that are sent. Throws for objects without own members that could be serialized, such as a Date or a Map. */
export function objectMembers(value: unknown): [string, unknown][] {
  if (Object.prototype.toString.call(value) !== "[object Object]") throw new TypeError("must be an object")
  return Object.entries(value as object).filter(([, member]) => isGiven(member))
}
