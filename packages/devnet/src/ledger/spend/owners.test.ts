import { expect, test } from "vitest"
import { refusalOf } from "../../../test/ledger/refusal-of.ts"
import { isSameOwners, verifyIndices, verifyOwners } from "./owners.ts"
import { rememberRecover } from "./remember.ts"
import { verifySpend } from "./transfer.ts"

const [low, middle, high] = [1, 2, 3].map((byte) => new Uint8Array(20).fill(byte)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
]
test("owners are sorted, each once, and as many as must sign", () => {
  const refusal = (threshold: number, ...addresses: Uint8Array[]) =>
    refusalOf(() => verifyOwners({ locktime: 0n, threshold, addresses }))
  const unsorted = "addresses not sorted and unique"
  expect([
    refusal(0),
    refusal(1, low),
    refusal(2, low, middle),
    refusal(1, low, middle, high),
    refusal(3, low, middle),
    refusal(1),
    refusal(0, low),
    refusal(1, middle, low),
    refusal(1, low, high, middle),
    refusal(1, low, low),
  ]).toEqual([
    ...[undefined, undefined, undefined, undefined, "output is unspendable", "output is unspendable"],
    "output representation should be optimized",
    ...[unsorted, unsorted, unsorted],
  ])
})

test("indices of signers ascend", () => {
  const refusal = (...signatureIndices: number[]) => refusalOf(() => verifyIndices({ signatureIndices }))
  const unsorted = "address indices not sorted and unique"
  expect([refusal(), refusal(5), refusal(0, 1, 7), refusal(1, 0), refusal(1, 1), refusal(0, 2, 1)]).toEqual([
    ...[undefined, undefined, undefined, unsorted, unsorted, unsorted],
  ])
})

test("owners are the same in their lock, their threshold and every address", () => {
  const owners = { locktime: 5n, threshold: 1, addresses: [low, middle] }
  const others = [
    {},
    { addresses: [low.slice(), middle.slice()] },
    { locktime: 6n },
    { threshold: 2 },
    { addresses: [low] },
    { addresses: [low, middle, high] },
    { addresses: [low, high] },
    { addresses: [high, middle] },
  ]
  expect(others.map((members) => isSameOwners(owners, { ...owners, ...members }))).toEqual([
    ...[true, true, false, false, false, false, false, false],
  ])
})

test("a transfer consumes what is well-formed, whole", () => {
  const owners = { locktime: 0n, threshold: 1, addresses: [low] }
  const credential = { type: "secp256k1fx.Credential" as const, signatures: [] }
  const refusal = (output: object, input: object) =>
    refusalOf(() =>
      verifySpend(
        { hash: low, now: 0n },
        { type: "secp256k1fx.TransferInput", amount: 5n, signatureIndices: [], ...input },
        credential,
        { type: "secp256k1fx.TransferOutput", amount: 5n, ...owners, ...output },
      ),
    )
  expect([
    refusal({ threshold: 2 }, {}),
    refusal({}, { signatureIndices: [0, 0] }),
    refusal({}, { amount: 6n }),
    refusal({}, {}),
  ]).toEqual([
    "output is unspendable",
    "address indices not sorted and unique",
    "utxo amount and input amount are not equal: 5 != 6",
    "input has less signers than expected",
  ])
})

test("a key is recovered once from a signature of a message, while it is among the last ones", () => {
  const asked: number[] = []
  const recover = rememberRecover((hash, signature) => {
    asked.push((hash[0] ?? 0) * 10 + (signature[0] ?? 0))
    return Uint8Array.of(hash[0] ?? 0, signature[0] ?? 0)
  }, 2)
  const of = (hash: number, signature: number) => recover(Uint8Array.of(hash), Uint8Array.of(signature))
  expect([of(1, 2), of(1, 2), of(1, 3), of(2, 2), of(1, 2)]).toEqual(
    [
      [1, 2],
      [1, 2],
      [1, 3],
      [2, 2],
      [1, 2],
    ].map((bytes) => Uint8Array.from(bytes)),
  )
  expect(asked).toEqual([12, 13, 22])
  for (let signature = 4; signature < 9; signature++) of(1, signature)
  of(1, 2)
  expect(asked).toEqual([12, 13, 22, 14, 15, 16, 17, 18, 12])
})
