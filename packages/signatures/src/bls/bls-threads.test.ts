import { availableParallelism } from "node:os"
import type { Worker } from "node:worker_threads"
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

test("closing rejects what any thread computes, and the next task begins a thread again", async () => {
  const own = new BlsThreads({ count: 2 })
  const tasks = [own.findInvalid(message, signed), own.verify(message, one.signature, [one.publicKey])]
  const late = Promise.all(tasks.map((task) => expect(task).rejects.toThrow("the threads were closed")))
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

/** The threads that tasks begin, in their order, while it runs. */
async function begunBy(run: () => Promise<unknown>): Promise<readonly Worker[]> {
  const workers: Worker[] = []
  const onWorker = (worker: Worker) => void workers.push(worker)
  process.on("worker", onWorker)
  try {
    await run()
    // The event comes in a later turn than the thread.
    await new Promise(setImmediate)
  } finally {
    process.off("worker", onWorker)
  }
  return workers
}

test("fewer than 64 signatures are one thread's work, 64 are shared, and tasks take turns; by default there are two threads", async () => {
  const begun = async (count: number, tasks: number, of = new BlsThreads({ count: 3 })) => {
    const workers = await begunBy(async () => {
      for (let task = 0; task < tasks; task++) await of.findInvalid(message, Array(count).fill(one))
    })
    await of.close()
    return workers.length
  }
  expect([await begun(63, 1), await begun(64, 1)]).toEqual([1, 3])
  expect(await begun(0, 3, new BlsThreads())).toBe(Math.min(2, availableParallelism()))
})

test("a reply that comes after closing is dropped", async () => {
  const own = new BlsThreads({ count: 1 })
  const workers = begunBy(async () => {
    const late = expect(own.findInvalid(message, signed)).rejects.toThrow("the threads were closed")
    await own.close()
    await late
  })
  const [worker] = await workers
  worker?.emit("message", { id: 0, result: [] })
  worker?.emit("message", { id: 0, error: "late" })
})

test("a thread that ended for another reason fails all that it computes with that reason", async () => {
  const own = new BlsThreads({ count: 1 })
  const outcomes: Promise<unknown>[] = []
  const [worker] = await begunBy(async () => {
    for (let task = 0; task < 2; task++)
      outcomes.push(own.findInvalid(message, signed).catch((error: Error) => error.message))
  })
  worker?.emit("error", new Error("out of memory"))
  expect(await Promise.all(outcomes)).toEqual(["out of memory", "out of memory"])
  // The thread that takes its place is not touched by its end.
  const next = own.findInvalid(message, signed)
  await worker?.terminate()
  expect(await next).toEqual([])
  await own.close()
})
