import { expect, test } from "vitest"
import { KnownSignatures } from "./known-signatures.ts"

const [a, b] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const key = (fill: number) => new Uint8Array(48).fill(fill)

test("a signature is known of its message and its key alone", () => {
  const known = new KnownSignatures()
  known.add(a, key(1), Uint8Array.of(1))
  known.add(b, key(1), Uint8Array.of(2))
  expect([known.get(a, key(1)), known.get(b, key(1)), known.get(a, key(2))]).toEqual([
    Uint8Array.of(1),
    Uint8Array.of(2),
    undefined,
  ])
})

test("of more signatures than the limit those go that were not used", () => {
  const known = new KnownSignatures({ limit: 2 })
  for (let fill = 0; fill < 6; fill++) {
    known.add(a, key(fill), Uint8Array.of(fill))
    known.get(a, key(0))
  }
  expect([known.get(a, key(0)), known.get(a, key(1)), known.get(a, key(5))]).toEqual([
    Uint8Array.of(0),
    undefined,
    Uint8Array.of(5),
  ])
})
