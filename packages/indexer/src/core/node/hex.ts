import type { Hex } from "@serac/store"
import { nonsense } from "../fault.ts"

const quantityPattern = /^0x[0-9a-f]{1,64}$/i
const hashPattern = /^0x[0-9a-f]{64}$/
const addressPattern = /^0x[0-9a-f]{40}$/

/** A value as it may stand in a message: a hostile one may be of any type and length. */
export function shownValue(value: unknown): string {
  const text =
    typeof value === "string" ? JSON.stringify(value.slice(0, 80)) : String(value === null ? null : typeof value)
  return text.length > 90 ? `${text.slice(0, 90)}…` : text
}

/** @throws NodeFault unless it is a hexadecimal quantity that a double holds exactly. */
export function toNumber(value: unknown, what: string): number {
  if (typeof value === "string" && quantityPattern.test(value)) {
    const number = Number(value)
    if (number <= Number.MAX_SAFE_INTEGER) return number
  }
  throw nonsense(`${what} is ${shownValue(value)}, not a quantity below 2^53`)
}

/** The number, or undefined where there is none or it is no safe integer. */
export function toOptionalNumber(value: unknown): number | undefined {
  if (typeof value !== "string" || !quantityPattern.test(value)) return undefined
  const number = Number(value)
  return number <= Number.MAX_SAFE_INTEGER ? number : undefined
}

/** @throws NodeFault unless it is a hexadecimal quantity of at most 32 bytes. */
export function toDecimal(value: unknown, what: string): string {
  if (typeof value === "string" && quantityPattern.test(value)) return decimalOf(value)
  throw nonsense(`${what} is ${shownValue(value)}, not a quantity`)
}

/** Hexadecimal digits after `0x` as decimal ones. The text is taken as checked. */
export function decimalOf(checked: string): string {
  const number = Number(checked)
  return number <= Number.MAX_SAFE_INTEGER ? String(number) : BigInt(checked).toString()
}

/** In lower case. @throws NodeFault unless it is 32 bytes. */
export function toHash(value: unknown, what: string): Hex {
  if (typeof value === "string") {
    if (hashPattern.test(value)) return value as Hex
    const lower = value.length === 66 ? value.toLowerCase() : ""
    if (hashPattern.test(lower)) return lower as Hex
  }
  throw nonsense(`${what} is ${shownValue(value)}, not a hash`)
}

/** In lower case. @throws NodeFault unless it is 20 bytes. */
export function toAddress(value: unknown, what: string): Hex {
  if (typeof value === "string") {
    if (addressPattern.test(value)) return value as Hex
    const lower = value.length === 42 ? value.toLowerCase() : ""
    if (addressPattern.test(lower)) return lower as Hex
  }
  throw nonsense(`${what} is ${shownValue(value)}, not an address`)
}

/** @throws NodeFault unless it is an object. */
export function toRecord(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw nonsense(`${what} is ${Array.isArray(value) ? "an array" : shownValue(value)}, not an object`)
}

/** @throws NodeFault unless it is an array. */
export function toArray(value: unknown, what: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw nonsense(`${what} is ${shownValue(value)}, not an array`)
}

/** A block number as nodes take it. */
export const toQuantity = (number: number): string => `0x${number.toString(16)}`
