import { failUnless } from "../../simulation/failure.ts"
import { hexOf } from "../world/bytes.ts"

/** What a value is, as text: bytes in hexadecimal, no matter in which order members came. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one) => {
    if (typeof one === "bigint") return String(one)
    if (one instanceof Uint8Array) return hexOf(one)
    if (typeof one !== "object" || one === null || Array.isArray(one)) return one
    return Object.fromEntries(Object.entries(one).sort(([left], [right]) => (left < right ? -1 : 1)))
  }) ?? "nothing"

/** @throws SimulationFailure unless a list is what it must be, item for item. */
export function failUnlessSame(what: string, found: readonly unknown[], expected: readonly unknown[]): void {
  const [left, right] = [found.map(textOf), expected.map(textOf)]
  const at = left.findIndex((text, index) => text !== right[index])
  const index = at === -1 ? left.length : at
  failUnless(
    at === -1 && left.length === right.length,
    () => `${what}, item ${index} of ${left.length}/${right.length}\n  stored   ${left[index]}\n  expected ${right[index]}`,
  )
}
