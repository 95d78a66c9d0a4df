import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import * as blst from "@chainsafe/blst"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { bytesOfHex, hexOf } from "../hex.ts"
import type { BlsMath, Signed } from "./bls-math.ts"
import { loadMath } from "./load-math.ts"
import { nativeMath } from "./native-math.ts"
import { portableMath } from "./portable-math.ts"

interface Vectors {
  readonly blsKeys: readonly {
    readonly publicKey: string
    readonly message: string
    readonly signature: string
  }[]
  readonly blsAggregates: readonly {
    readonly secretKeys: readonly string[]
    readonly message: string
    readonly signature: string
  }[]
  readonly blsRejected: readonly { readonly name: string; readonly what: string; readonly bytes: string }[]
}

const fixture = new URL("../../../chain/fixtures/warp.json.gz", import.meta.url)
const vectors = JSON.parse(gunzipSync(readFileSync(fixture)).toString()) as Vectors
/** Signing is checked against the vectors below. */
const publicKeyOf = (secretKey: Uint8Array) => blst.SecretKey.fromBytes(secretKey).toPublicKey().toBytes()
const sign = (message: Uint8Array, secretKey: Uint8Array) => blst.SecretKey.fromBytes(secretKey).sign(message).toBytes()
const native = nativeMath(blst)
const both: readonly (readonly [string, BlsMath])[] = [
  ["blst", native],
  ["noble", portableMath],
]
/** Eight keys, with a signature of each. */
const keys = Array.from({ length: 8 }, (_, index) => new Uint8Array(32).fill(index + 1)).map((secretKey) => ({
  secretKey,
  publicKey: publicKeyOf(secretKey),
}))
const message = new TextEncoder().encode("message")
const signatures = keys.map(({ publicKey, secretKey }): Signed => ({ publicKey, signature: sign(message, secretKey) }))
const ofOther = keys.map(({ secretKey }) => sign(Uint8Array.of(1), secretKey))

describe.each(both)("%s", (_, math) => {
  test("signatures that a node made hold, and not for another message", () => {
    const verdicts = vectors.blsKeys.map(({ publicKey, message, signature }) => {
      const signed = [{ publicKey: bytesOfHex(publicKey), signature: bytesOfHex(signature) }]
      return [math.findInvalid(bytesOfHex(message), signed), math.findInvalid(Uint8Array.of(1, 2), signed)]
    })
    expect(verdicts).toEqual(vectors.blsKeys.map(() => [[], [0]]))
  })

  test("aggregates have the bytes that a node's have, and hold together", () => {
    for (const { secretKeys, message, signature } of vectors.blsAggregates) {
      const secrets = secretKeys.map(bytesOfHex)
      const together = math.aggregate(secrets.map((key) => sign(bytesOfHex(message), key)))
      expect(hexOf(together)).toBe(signature.replace(/^0x/, ""))
      expect(math.verify(bytesOfHex(message), together, secrets.map(publicKeyOf))).toBe(true)
      expect(math.verify(Uint8Array.of(9), together, secrets.map(publicKeyOf))).toBe(false)
    }
  })

  test("what is no key and no signature verifies nothing, and throws nothing", () => {
    const [one] = signatures as [Signed]
    for (const { what, bytes } of vectors.blsRejected) {
      if (what === "secretKey") continue
      const publicKey = what === "publicKey" ? bytesOfHex(bytes) : one.publicKey
      const signature = what === "publicKey" ? one.signature : bytesOfHex(bytes)
      expect(math.findInvalid(message, [{ publicKey, signature }])).toEqual([0])
      expect(math.verify(message, signature, [publicKey])).toBe(false)
    }
    expect(math.verify(message, one.signature, [])).toBe(false)
  })
})

test.each(both)("%s takes a signature in the compressed form alone, as nodes do", (_, math) => {
  const [{ publicKey, signature }] = signatures as [Signed]
  const uncompressed = blst.Signature.fromBytes(signature).toBytes(false)
  expect(math.verify(message, uncompressed, [publicKey])).toBe(false)
  expect(math.findInvalid(message, [{ publicKey, signature: uncompressed }])).toEqual([0])
  expect(() => math.aggregate([signature, uncompressed])).toThrow()
})

test("what can be wrong with a signature is something in the vectors", () => {
  expect([...new Set(vectors.blsRejected.map(({ what }) => what))].sort()).toEqual(
    expect.arrayContaining(["publicKey", "signature"]),
  )
})

test("every liar among the signers is named, by either library", () => {
  const liars = fc.uniqueArray(fc.nat(keys.length - 1))
  fc.assert(
    fc.property(liars, (indices) => {
      const signed = signatures.map((one, index) =>
        indices.includes(index) ? { ...one, signature: ofOther[index] as Uint8Array } : one,
      )
      const expected = indices.toSorted((one, other) => one - other)
      expect(native.findInvalid(message, signed)).toEqual(expected)
    }),
    { numRuns: 30 },
  )
  const signed = signatures.map((one, index) =>
    index % 3 === 1 ? { ...one, signature: ofOther[index] as Uint8Array } : one,
  )
  expect(portableMath.findInvalid(message, signed)).toEqual([1, 4, 7])
})

test("two liars whose errors cancel each other out are found: their sum holds, and neither signature does", () => {
  const [one, two] = signatures as [Signed, Signed]
  // The two signatures are swapped.
  const swapped = [
    { publicKey: one.publicKey, signature: two.signature },
    { publicKey: two.publicKey, signature: one.signature },
  ]
  const sum = native.aggregate(swapped.map(({ signature }) => signature))
  expect(native.verify(message, sum, [one.publicKey, two.publicKey])).toBe(true)
  expect(native.findInvalid(message, swapped)).toEqual([0, 1])
})

/** The first signature plus a point of order 13, on the curve and outside the group that signatures are of. */
const outsideGroup = bytesOfHex(
  "b716aff825074b526510ab3dad1040601100068e928060fbca844e87fd9fee32844c475c5c80dbfdabca26f63e5587be" +
    "17233dca219df4917c20d90c98b3ebf99dbd603dd619254fe4ae74ea4cb17b51035fd7cc0448dcaba85100145a88b85b",
)

test.each(both)("%s refuses a signature outside the group, also where its error times 13 is none", (_, math) => {
  const [{ publicKey, signature }] = signatures as [Signed]
  const thirteen = Array.from({ length: 13 }, () => blst.Signature.fromBytes(outsideGroup, false))
  const sum = blst.aggregateSignatures(thirteen).toBytes()
  expect(math.verify(message, sum, Array<Uint8Array>(13).fill(publicKey))).toBe(true)
  expect(math.verify(message, outsideGroup, [publicKey])).toBe(false)
  // A random factor of a batch is a multiple of 13 once in 13 times.
  const rounds = math.library === "blst" ? 60 : 2
  for (let round = 0; round < rounds; round += 1)
    expect(math.findInvalid(message, [{ publicKey, signature: outsideGroup }])).toEqual([0])
  expect(math.findInvalid(message, [{ publicKey, signature }])).toEqual([])
})

test("both libraries make the same bytes of any signatures", () => {
  fc.assert(
    fc.property(fc.subarray(signatures, { minLength: 1 }), (some) => {
      const bytes = some.map(({ signature }) => signature)
      expect(hexOf(native.aggregate(bytes))).toBe(hexOf(portableMath.aggregate(bytes)))
    }),
    { numRuns: 10 },
  )
})

test("where there is no native code, JavaScript computes", async () => {
  expect((await loadMath()).library).toBe("blst")
  expect((await loadMath(() => Promise.reject(new Error("no such module")))).library).toBe("noble")
})
