import type { Hex } from "@serac/store"
import { nonsense } from "../fault.ts"

const quantityPattern = /^0x[0-9a-f]{1,64}$/i
const hashPattern = /^0x[0-9a-f]{64}$/
const addressPattern = /^0x[0-9a-f]{40}$/

/** Formats a value for a message. A hostile value may have any type and length. */
export function shownValue(value: unknown): string {
  const text =
    typeof value === "string" ? JSON.stringify(value.slice(0, 80)) : String(value === null ? null : typeof value)
  return text.length > 90 ? `${text.slice(0, 90)}…` : text
}

/** Converts a hexadecimal quantity to a number. @throws NodeFault unless it is one below 2^53. */
export function toNumber(value: unknown, what: string): number {
  if (typeof value === "string" && quantityPattern.test(value)) {
    const number = Number(value)
    if (number <= Number.MAX_SAFE_INTEGER) return number
  }
  throw nonsense(`${what} is ${shownValue(value)}, not a quantity below 2^53`)
}

/** Converts a hexadecimal quantity to a number; undefined if it is none, or no safe integer. */
export function toOptionalNumber(value: unknown): number | undefined {
  if (typeof value !== "string" || !quantityPattern.test(value)) return undefined
  const number = Number(value)
  return number <= Number.MAX_SAFE_INTEGER ? number : undefined
}

/** Converts a hexadecimal quantity to decimal digits. @throws NodeFault unless it is a quantity of at most 32 bytes. */
export function toDecimal(value: unknown, what: string): string {
  if (typeof value === "string" && quantityPattern.test(value)) return decimalOf(value)
  throw nonsense(`${what} is ${shownValue(value)}, not a quantity`)
}

/** Converts `0x` and hexadecimal digits, which the caller has checked, to decimal digits. */
export function decimalOf(checked: string): string {
  const number = Number(checked)
  return number <= Number.MAX_SAFE_INTEGER ? String(number) : BigInt(checked).toString()
}

/** The hash in lower case. @throws NodeFault unless it has 32 bytes. */
export function toHash(value: unknown, what: string): Hex {
  if (typeof value === "string") {
    if (hashPattern.test(value)) return value as Hex
    const lower = value.length === 66 ? value.toLowerCase() : ""
    if (hashPattern.test(lower)) return lower as Hex
  }
  throw nonsense(`${what} is ${shownValue(value)}, not a hash`)
}

/** The address in lower case. @throws NodeFault unless it has 20 bytes. */
export function toAddress(value: unknown, what: string): Hex {
  if (typeof value === "string") {
    if (addressPattern.test(value)) return value as Hex
    const lower = value.length === 42 ? value.toLowerCase() : ""
    if (addressPattern.test(lower)) return lower as Hex
  }
  throw nonsense(`${what} is ${shownValue(value)}, not an address`)
}

/** @throws NodeFault unless the value is an object. */
export function toRecord(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw nonsense(`${what} is ${Array.isArray(value) ? "an array" : shownValue(value)}, not an object`)
}

/** @throws NodeFault unless the value is an array. */
export function toArray(value: unknown, what: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw nonsense(`${what} is ${shownValue(value)}, not an array`)
}

/** Formats a block number as a JSON-RPC quantity. */
export const toQuantity = (number: number): string => `0x${number.toString(16)}`
