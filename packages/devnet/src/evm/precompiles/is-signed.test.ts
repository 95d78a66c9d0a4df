import {
  canonicalValidators,
  decodeWarpMessage,
  encodeUnsignedWarpMessage,
  encodeWarpMessage,
  formatBitSet,
} from "@serac/chain"
import { blsPublicKeyOf, blsSign, type WarpVerification } from "@serac/chain/bls"
import { expect, test } from "vitest"
import { isSigned, remembering } from "./is-signed.ts"

const secrets = [7, 8].map((byte) => new Uint8Array(32).fill(byte)) as [Uint8Array, Uint8Array]
const [first, second] = secrets.map((secret, at) => ({
  nodeID: new Uint8Array(20).fill(at),
  publicKey: blsPublicKeyOf(secret),
})) as [{ nodeID: Uint8Array; publicKey: Uint8Array }, { nodeID: Uint8Array; publicKey: Uint8Array }]
const validators = canonicalValidators([{ ...first, weight: 100n }])
const quorum = { num: 67n, den: 100n }
const asked: WarpVerification = { networkID: 1337, validators, quorum }

/** A message signed by the first secret, by default. */
function message(text = "ice", secret = secrets[0]) {
  const payload = new TextEncoder().encode(text)
  const unsignedMessage = { networkID: 1337, sourceChainID: new Uint8Array(32).fill(1), payload }
  const signature = blsSign(encodeUnsignedWarpMessage(unsignedMessage), secret)
  const signed = { type: "BitSetSignature", signers: formatBitSet([0]), signature } as const
  return decodeWarpMessage(encodeWarpMessage({ unsignedMessage, signature: signed }))
}

const others: readonly (readonly [string, ReturnType<typeof message>, WarpVerification])[] = [
  ["another network", message(), { ...asked, networkID: 1 }],
  [
    "more weight without a key",
    message(),
    {
      ...asked,
      validators: canonicalValidators([
        { ...first, weight: 100n },
        { nodeID: second.nodeID, weight: 900n },
      ]),
    },
  ],
  ["another key", message(), { ...asked, validators: canonicalValidators([{ ...second, weight: 100n }]) }],
  ["another signature", message("ice", secrets[1]), asked],
]

test.each(others)("who asks about %s is not told what holds without", async (_, given, verification) => {
  expect([await isSigned(message(), asked), await isSigned(given, verification)]).toEqual([true, false])
})

test("a quorum and another payload are questions of their own, and the same question is judged once", async () => {
  const judged: unknown[] = []
  const judge = remembering(async ({ unsignedMessage }, { quorum }) => {
    judged.push([new TextDecoder().decode(unsignedMessage.payload), quorum])
    return unsignedMessage.payload.length === 3
  })
  const all = { num: 100n, den: 100n }
  const ask = async () => [
    await judge(message(), asked),
    await judge(message(), { ...asked, quorum: all }),
    await judge(message("snow"), asked),
  ]
  expect([await ask(), await ask()]).toEqual([
    [true, true, false],
    [true, true, false],
  ])
  expect(judged).toEqual([
    ["ice", quorum],
    ["ice", all],
    ["snow", quorum],
  ])
})

test("the last 256 verdicts are kept, and of older ones no more than as many again", async () => {
  let judged = 0
  const judge = remembering(async () => {
    judged += 1
    return true
  })
  const given = message()
  for (let networkID = 0; networkID < 512; networkID += 1) await judge(given, { ...asked, networkID })
  expect(judged).toBe(512)
  await judge(given, { ...asked, networkID: 256 })
  expect(judged).toBe(512)
  await judge(given, { ...asked, networkID: 0 })
  expect(judged).toBe(513)
})
