import { type NodeFault, nonsense } from "../fault.ts"
import { shownValue } from "../node/index.ts"

/** Says that a member is not what the rest of the block makes it. @param what - the member, with the transaction or log that it is of */
export function mismatch(what: string, got: unknown, expected: string): NodeFault {
  return nonsense(`${what} is ${shownValue(got)}, and must be ${expected}`)
}

/** Whether a quantity as nodes write it is this number. */
export const isNumber = (value: unknown, number: number): boolean =>
  typeof value === "string" && value.startsWith("0x") && Number(value) === number

/** Whether bytes as nodes write them are these digits, in lower case. */
export const isDigits = (value: unknown, digits: string): boolean =>
  typeof value === "string" &&
  value.length === digits.length + 2 &&
  value.startsWith("0x") &&
  (value.endsWith(digits) || value.slice(2).toLowerCase() === digits)

/** Whether a member is there. */
export const isThere = (value: unknown): boolean => value !== undefined && value !== null
