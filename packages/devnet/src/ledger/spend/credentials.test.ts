import { addressOfPublicKey, formatShortId, SignatureError } from "@serac/chain"
import { expect, test } from "vitest"
import { LedgerError } from "../ledger-error.ts"
import { verifyCredentials } from "./credentials.ts"

/** Test keys: each is recovered from the signature that consists of its byte. */
const keys = [1, 2, 3].map((byte) => new Uint8Array(33).fill(byte)) as [Uint8Array, Uint8Array, Uint8Array]
const addresses = keys.map(addressOfPublicKey)
const signed = (byte: number) => new Uint8Array(65).fill(byte)
const recover = (_: Uint8Array, signature: Uint8Array) => signature.subarray(0, 33)

/** The error message at second 100 for these signatures, with 2 of 3 required. */
function refusal(
  indices: readonly number[],
  signatures: readonly Uint8Array[],
  owners: { readonly locktime?: bigint; readonly threshold?: number } = {},
  by = recover,
) {
  const message = { hash: new Uint8Array(32), now: 100n, recover: by }
  try {
    verifyCredentials(message, indices, signatures, { locktime: 0n, threshold: 2, addresses, ...owners })
    return undefined
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error
    return error.message
  }
}

test("owners' signatures are as many as the threshold, each by the address that its index names", () => {
  expect(refusal([0, 2], [signed(1), signed(3)])).toBeUndefined()
  expect(refusal([0, 1, 2], [signed(1), signed(2), signed(3)])).toBe("input has more signers than expected")
  expect(refusal([1], [signed(2)])).toBe("input has less signers than expected")
  const counts = "input expected a different number of signers than provided in the credential"
  expect([refusal([0, 1], [signed(1)]), refusal([0, 1], [signed(1), signed(2), signed(3)])]).toEqual([counts, counts])
  expect(refusal([0, 3], [signed(1), signed(2)])).toBe("input referenced a nonexistent address in the output")
  const [, second, third] = addresses.map(formatShortId)
  expect(refusal([0, 1], [signed(1), signed(3)])).toBe(
    `wrong signature: expected signature from ${second} but got from ${third}`,
  )
  expect(refusal([], [], { threshold: 0 })).toBeUndefined()
})

test("an output that is locked until a time can be consumed from then on", () => {
  const given = [[0, 1] as const, [signed(1), signed(2)]] as const
  expect([99n, 100n, 101n].map((locktime) => refusal(...given, { locktime }))).toEqual([
    undefined,
    undefined,
    "output is time locked",
  ])
})

test("a signature from which no key follows is refused in the node's words", () => {
  const said = (error: Error) =>
    refusal([0, 1], [signed(1), signed(2)], {}, () => {
      throw error
    })
  expect(said(new SignatureError("high-s", "x"))).toBe("signature was mutated from its original format")
  expect(said(new SignatureError("length", "x"))).toBe("invalid signature length")
  expect(said(new Error("x"))).toBe("invalid signature")
  expect(said(Object.assign(new Error("x"), { code: "length" }))).toBe("invalid signature")
})
