import * as blst from "@chainsafe/blst"
import { blsPublicKeyOf, blsSign } from "@serac/chain/bls"
import { afterAll, expect, test } from "vitest"
import { hexOf } from "../hex.ts"
import { BlsThreads } from "./bls-threads.ts"
import { portableMath } from "./portable-math.ts"

const threads = new BlsThreads({ count: 2 })
afterAll(() => threads.close())

const message = new TextEncoder().encode("message")
const signed = [1, 2, 3].map((seed) => {
  const secretKey = new Uint8Array(32).fill(seed)
  return { publicKey: blsPublicKeyOf(secretKey), signature: blsSign(message, secretKey) }
})
const [one, two] = signed as [(typeof signed)[0], (typeof signed)[0]]

test("threads compute what the library does", async () => {
  const together = await threads.aggregate(signed.map(({ signature }) => signature))
  expect(hexOf(together)).toBe(hexOf(portableMath.aggregate(signed.map(({ signature }) => signature))))
  expect(
    await threads.verify(
      message,
      together,
      signed.map(({ publicKey }) => publicKey),
    ),
  ).toBe(true)
  expect(await threads.verify(message, together, [one.publicKey])).toBe(false)
})

test("signatures that two threads share have the places that they were given", async () => {
  const many = Array.from({ length: 130 }, (_, index) =>
    index % 50 === 40 ? { publicKey: one.publicKey, signature: two.signature } : one,
  )
  expect(await threads.findInvalid(message, many)).toEqual([40, 90])
})

test("an aggregate that two threads make of their halves is the one of the whole, also where a half cancels itself out", async () => {
  const order = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n
  const sign = (key: bigint) => blst.SecretKey.fromHex(key.toString(16).padStart(64, "0")).sign(message).toBytes()
  const [plus, minus] = [sign(5n), sign(order - 5n)]
  const pairs = Array.from({ length: 64 }, (_, index) => (index % 2 === 0 ? plus : minus))
  const others = Array.from({ length: 64 }, (_, index) => sign(BigInt(index + 7)))
  for (const signatures of [[...pairs, ...others], others, others.slice(1)]) {
    const whole = blst.aggregateSerializedSignatures(signatures, true).toBytes()
    expect(hexOf(await threads.aggregate(signatures))).toBe(hexOf(whole))
  }
})

test("a thread that no signature is left for is given none", async () => {
  // Nine threads take eight each, which is the eighth thread's last.
  const nine = new BlsThreads({ count: 9 })
  const signatures = Array.from({ length: 64 }, (_, index) => (index % 2 === 0 ? one : two).signature)
  try {
    expect(hexOf(await nine.aggregate(signatures))).toBe(hexOf(portableMath.aggregate(signatures)))
  } finally {
    await nine.close()
  }
})

test("what cannot be computed is an error, and the threads go on", async () => {
  await expect(threads.aggregate([])).rejects.toThrow(Error)
  expect(await threads.findInvalid(message, signed)).toEqual([])
})

test("closing rejects what is computed, and the next task begins a thread again", async () => {
  const own = new BlsThreads({ count: 1 })
  const late = expect(own.findInvalid(message, signed)).rejects.toThrow("the threads were closed")
  await own.close()
  await late
  expect(await own.findInvalid(message, signed)).toEqual([])
  await own.close()
})

test("a thread that ends by itself fails what it computes, and the next task begins another one", async () => {
  const own = new BlsThreads({ count: 1 })
  process.once("worker", (worker) => void worker.terminate())
  await expect(own.findInvalid(message, signed)).rejects.toThrow("a thread of signatures ended unexpectedly")
  expect(await own.findInvalid(message, signed)).toEqual([])
  await own.close()
})
