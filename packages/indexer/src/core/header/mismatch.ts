import { type NodeFault, nonsense } from "../fault.ts"
import { shownValue } from "../node/index.ts"

/** A fault for a member that contradicts the rest of the block. @param what - the member, with its transaction or log */
export function mismatch(what: string, got: unknown, expected: string): NodeFault {
  return nonsense(`${what} is ${shownValue(got)}, and must be ${expected}`)
}

/** Whether a quantity in a node's notation equals the number. */
export const isNumber = (value: unknown, number: number): boolean =>
  typeof value === "string" && value.startsWith("0x") && Number(value) === number

/** Whether bytes in a node's notation equal the digits, which are in lower case. */
export const isDigits = (value: unknown, digits: string): boolean =>
  typeof value === "string" &&
  value.length === digits.length + 2 &&
  value.startsWith("0x") &&
  (value.endsWith(digits) || value.slice(2).toLowerCase() === digits)

/** Whether a member is present: neither undefined nor null. */
export const isThere = (value: unknown): boolean => value !== undefined && value !== null
