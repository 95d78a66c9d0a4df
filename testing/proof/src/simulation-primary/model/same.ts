import { failUnless } from "../../simulation/failure.ts"
import { hexOf } from "../world/bytes.ts"

/** A value as text: bytes in hexadecimal, members in a fixed order. */
const readableJson = (value: unknown): string => JSON.stringify(value, readable) ?? "nothing"

function readable(this: unknown, key: string, value: unknown): unknown {
  // JSON has already turned a Buffer into an object of numbers.
  const raw = (this as Record<string, unknown>)[key]
  if (raw instanceof Uint8Array) return hexOf(raw)
  if (typeof value === "bigint") return String(value)
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
}

/** @throws SimulationFailure unless a list equals the expected list, item for item. */
export function failUnlessSame(what: string, found: readonly unknown[], expected: readonly unknown[]): void {
  const [left, right] = [found.map(readableJson), expected.map(readableJson)]
  const at = left.findIndex((text, index) => text !== right[index])
  const index = at === -1 ? left.length : at
  failUnless(
    at === -1 && left.length === right.length,
    () =>
      `${what}, item ${index} of ${left.length}/${right.length}\n  stored   ${left[index]}\n  expected ${right[index]}`,
  )
}
