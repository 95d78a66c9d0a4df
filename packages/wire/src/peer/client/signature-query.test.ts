import { expect, test } from "vitest"
import { assertPeerQuery, assertSignatureQuery, type SignatureQuery } from "./signature-query.ts"

const query: SignatureQuery = { nodeId: new Uint8Array(20), chainId: new Uint8Array(32), message: new Uint8Array(1) }
const objectionTo = (given: Partial<SignatureQuery>, check: (query: SignatureQuery) => void = assertSignatureQuery) => {
  try {
    check({ ...query, ...given })
    return undefined
  } catch (error) {
    return error instanceof TypeError ? error.message : error
  }
}
const bytes = (length: number) => new Uint8Array(length)

test("a query has a node ID of 20 bytes, a chain ID of 32, and a key of 48 or none", () => {
  const wrong = [
    { nodeId: bytes(19) },
    { nodeId: bytes(21) },
    { chainId: bytes(31) },
    { publicKey: bytes(47) },
    { publicKey: bytes(0) },
  ]
  expect(wrong.map((given) => objectionTo(given))).toEqual([
    "A node ID has 20 bytes",
    "A node ID has 20 bytes",
    "A chain ID has 32 bytes",
    "A BLS public key has 48 bytes",
    "A BLS public key has 48 bytes",
  ])
  expect([{}, { publicKey: bytes(48) }].map((given) => objectionTo(given))).toEqual([undefined, undefined])
})

test("a message and its justification together leave 4 KiB of a frame for the rest", () => {
  const words = "A message and its justification have at most 2093056 bytes"
  const [half, other] = [bytes(2_000_000), 93_056]
  expect([
    objectionTo({ message: bytes(2_093_056) }),
    objectionTo({ message: bytes(2_093_057) }),
    objectionTo({ message: half, justification: bytes(other) }),
    objectionTo({ message: half, justification: bytes(other + 1) }),
  ]).toEqual([undefined, words, undefined, words])
})

test("a time limit is above 0 and at most what a timer can wait", () => {
  const words = "A timeout is above 0 and at most 2147483647 ms"
  const limits = [0, -1, Number.NaN, 2 ** 31, 2 ** 31 - 1, 0.5, undefined]
  expect(limits.map((timeout) => objectionTo({ timeout }, assertPeerQuery))).toEqual([
    ...Array(4).fill(words),
    ...Array(3).fill(undefined),
  ])
})
