import { getEventListeners } from "node:events"
import {
  type CanonicalValidatorSet,
  decodeUnsignedWarpMessage,
  encodeUnsignedWarpMessage,
  formatNodeId,
} from "@serac/chain"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { SignatureQuestion, SignatureSource } from "../sources/signature-source.ts"
import { SourceError } from "../sources/source-error.ts"
import { type CollectOptions, collectSignatures } from "./collect-signatures.ts"
import { KnownSignatures } from "./known-signatures.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }))
afterEach(() => void vi.useRealTimers())

const message = decodeUnsignedWarpMessage(
  encodeUnsignedWarpMessage({ networkID: 1, sourceChainID: new Uint8Array(32), payload: Uint8Array.of(1) }),
)

/** A set whose n-th validator has a key and a node ID of n. */
const setOf = (...weights: bigint[]): CanonicalValidatorSet => ({
  validators: weights.map((weight, index) => ({
    weight,
    publicKey: new Uint8Array(48).fill(index),
    nodeIDs: [new Uint8Array(20).fill(index)],
  })),
  totalWeight: weights.reduce((sum, weight) => sum + weight, 0n),
})
const nodeId = (index: number) => formatNodeId(new Uint8Array(20).fill(index))
const indexOf = (id: string) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((index) => nodeId(index) === id) as number

type Conduct = "signs" | "lies" | "hangs" | "refuses" | "leaves"

/** Validators with a behaviour each; those without one sign. */
class Validators implements SignatureSource {
  readonly asked: number[] = []
  readonly aborted: number[] = []
  most = 0
  #open = 0
  readonly #conduct: Readonly<Record<number, Conduct>>

  constructor(conduct: Readonly<Record<number, Conduct>> = {}) {
    this.#conduct = conduct
  }

  canAsk = (id: string) => this.#conduct[indexOf(id)] !== "leaves"

  async ask({ nodeId: id, signal }: SignatureQuestion): Promise<Uint8Array> {
    const index = indexOf(id)
    this.asked.push(index)
    this.#open++
    this.most = Math.max(this.most, this.#open)
    signal.addEventListener("abort", () => this.aborted.push(index))
    await new Promise(setImmediate)
    const conduct = this.#conduct[index] ?? "signs"
    if (conduct === "hangs") await new Promise(() => {})
    this.#open--
    if (conduct === "refuses") throw new SourceError("refused", { said: "not accepted" })
    return new Uint8Array(96).fill(conduct === "lies" ? index + 100 : index)
  }
}

/** A signature is valid in this test if it begins like the key. */
const bls: CollectOptions["bls"] = {
  findInvalid: async (_, signed) =>
    signed.flatMap(({ publicKey, signature }, index) => (publicKey[0] === signature[0] ? [] : [index])),
}

const collect = (source: SignatureSource, options: Partial<CollectOptions> = {}) =>
  collectSignatures({
    message,
    justification: new Uint8Array(),
    set: setOf(10n, 40n, 20n, 30n),
    underfunded: new Set(),
    source,
    bls,
    known: new KnownSignatures(),
    quorum: 67,
    buffer: 0,
    concurrency: 64,
    timeout: 10_000,
    validatorTimeout: 3_000,
    signal: new AbortController().signal,
    ...options,
  })

const indices = (signers: readonly { readonly index: number }[]) => signers.map(({ index }) => index).sort()

test("the heaviest are asked first, and no more than are needed where they sign", async () => {
  const validators = new Validators()
  const { signers } = await collect(validators, { concurrency: 1 })
  expect([validators.asked, indices(signers)]).toEqual([
    [1, 3],
    [1, 3],
  ])
})

test("no more are asked at the same time than is said", async () => {
  const validators = new Validators()
  await collect(validators, { set: setOf(...Array<bigint>(9).fill(1n)), quorum: 100, concurrency: 3 })
  expect([validators.most, validators.asked.length]).toEqual([3, 9])
})

test("a wrong signature does not count, and its validator is named", async () => {
  const { signers, missing } = await collect(new Validators({ 1: "lies" }), { quorum: 60 })
  expect([indices(signers), missing]).toEqual([[0, 2, 3], [[nodeId(1), "wrong signature"]]])
})

test("a validator that hangs is not waited for beyond its time, and others are asked instead", async () => {
  const validators = new Validators({ 1: "hangs" })
  const collected = collect(validators, { quorum: 60, concurrency: 1 })
  await vi.advanceTimersByTimeAsync(3_000)
  const { signers, missing } = await collected
  expect([indices(signers), missing, validators.aborted]).toEqual([
    [0, 2, 3],
    [[nodeId(1), expect.objectContaining({ code: "late" })]],
    expect.arrayContaining([1]),
  ])
})

test("it ends as soon as the quorum cannot be reached any more", async () => {
  const validators = new Validators({ 1: "refuses" })
  const { signers, missing } = await collect(validators, { concurrency: 1 })
  expect([indices(signers), validators.asked]).toEqual([[], [1]])
  expect(missing[0]).toEqual([nodeId(1), expect.objectContaining({ code: "refused", said: "not accepted" })])
})

test("who was being asked when the quorum got out of reach was not late", async () => {
  const { missing, isReachable } = await collect(new Validators({ 1: "refuses", 2: "hangs", 3: "hangs" }), {
    quorum: 67,
    concurrency: 3,
  })
  expect([missing.map(([id, why]) => [indexOf(id), typeof why === "string" ? why : why.code]), isReachable]).toEqual([
    [
      [1, "refused"],
      [3, "not waited for"],
      [2, "not waited for"],
      [0, "not asked"],
    ],
    false,
  ])
})

test("weight of whom nobody can ask puts the quorum out of reach before anybody is asked", async () => {
  const validators = new Validators()
  const set = { ...setOf(10n, 20n), totalWeight: 60n }
  const { missing, isReachable } = await collect(validators, { set })
  expect([validators.asked, missing.map(([, why]) => why), isReachable]).toEqual([
    [],
    ["not asked", "not asked"],
    false,
  ])
})

test("a quorum that is not reached for those who hang may be reached soon", async () => {
  const collected = collect(new Validators({ 1: "hangs" }), { concurrency: 1 })
  await vi.advanceTimersByTimeAsync(3_000)
  const { missing, isReachable } = await collected
  const [[first, why] = []] = missing
  expect([first, why, isReachable]).toEqual([nodeId(1), expect.objectContaining({ code: "late" }), true])
})

test("the quorum is collected first, and the buffer until the time is over", async () => {
  const collected = collect(new Validators({ 0: "hangs", 2: "hangs" }), { buffer: 33, validatorTimeout: 60_000 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(indices((await collected).signers)).toEqual([1, 3])
})

test("who is about to stop validating is not asked; the weight still counts in the whole", async () => {
  const validators = new Validators()
  const { signers, missing } = await collect(validators, { underfunded: new Set([nodeId(1)]), quorum: 60 })
  expect([indices(signers), validators.asked.includes(1), missing]).toEqual([
    [0, 2, 3],
    false,
    [[nodeId(1), "balance too low"]],
  ])
})

test("who cannot be asked is missing", async () => {
  const { missing } = await collect(new Validators({ 0: "leaves" }), { quorum: 90 })
  expect(missing).toEqual([[nodeId(0), "no way to ask"]])
})

test("validators that share a key are one: the next node is asked where the first does not sign", async () => {
  const set: CanonicalValidatorSet = {
    validators: [
      {
        weight: 5n,
        publicKey: new Uint8Array(48).fill(2),
        nodeIDs: [new Uint8Array(20).fill(1), new Uint8Array(20).fill(2)],
      },
    ],
    totalWeight: 5n,
  }
  const validators = new Validators({ 1: "refuses" })
  expect([indices((await collect(validators, { set })).signers), validators.asked]).toEqual([[0], [1, 2]])
  // A node that is about to stop, and one that nobody can ask, are passed over.
  const [some, others] = [new Validators(), new Validators({ 1: "leaves" })]
  await collect(some, { set, underfunded: new Set([nodeId(1)]) })
  await collect(others, { set })
  expect([some.asked, others.asked]).toEqual([[2], [2]])
})

test("a signature that was verified before is not asked for again", async () => {
  const known = new KnownSignatures()
  await collect(new Validators(), { known })
  const validators = new Validators()
  const { signers } = await collect(validators, { known })
  expect([indices(signers).length, validators.asked]).toEqual([4, []])
})

test("when nobody waits any more, nobody is asked any more", async () => {
  const controller = new AbortController()
  const validators = new Validators({ 1: "hangs", 3: "hangs" })
  const collected = collect(validators, { signal: controller.signal, concurrency: 2 })
  controller.abort(new Error("gone"))
  await expect(collected).rejects.toThrow("gone")
  expect([validators.asked, validators.aborted]).toEqual([
    [1, 3],
    [1, 3],
  ])
})

test("a fault of ours is thrown", async () => {
  const source = { canAsk: () => true, ask: () => Promise.reject(new TypeError("broken")) }
  await expect(collect(source)).rejects.toThrow("broken")
})

test("whoever wants to hear refusals has all asked until those that refuse prevent the quorum, and then no more", async () => {
  const conduct = { 0: "refuses", 1: "refuses", 2: "refuses", 3: "leaves" } as const
  const collected = async (quorum: number, hearsRefusals?: boolean) => {
    const validators = new Validators(conduct)
    const { refusals } = await collect(validators, { quorum, concurrency: 1, ...(hearsRefusals && { hearsRefusals }) })
    return [validators.asked, refusals.map(({ weight }) => weight)]
  }
  expect(await collected(67)).toEqual([[1], [40n]])
  expect(await collected(80)).toEqual([[], []])
  expect(await collected(67, true)).toEqual([[1], [40n]])
  expect(await collected(50, true)).toEqual([
    [1, 2],
    [40n, 20n],
  ])
  expect(await collected(30, true)).toEqual([
    [1, 2, 0],
    [40n, 20n, 10n],
  ])
})

test("a signature that was verified before counts, and others are asked for the rest", async () => {
  const known = new KnownSignatures()
  await collect(new Validators(), { known, quorum: 40, concurrency: 1 })
  const validators = new Validators()
  const { signers } = await collect(validators, { known, concurrency: 1 })
  expect([indices(signers), validators.asked]).toEqual([[1, 3], [3]])
})

test("a collection leaves no timer and no listener, however it ends", async () => {
  const { signal } = new AbortController()
  await collect(new Validators(), { signal })
  await collect(new Validators({ 0: "refuses", 1: "refuses", 2: "refuses", 3: "refuses" }), { signal, quorum: 1 })
  expect([vi.getTimerCount(), getEventListeners(signal, "abort")]).toEqual([0, []])
  const validators = new Validators()
  await expect(collect(validators, { signal: AbortSignal.abort("gone") })).rejects.toBe("gone")
  expect(validators.asked).toEqual([])
})

test("a validator is asked until its own time is up or that of the whole is, whichever is first", async () => {
  const deadlines: number[] = []
  const source: SignatureSource = {
    canAsk: () => true,
    ask: ({ deadline, justification, nodeId: id, message: asked }) => {
      deadlines.push(deadline - Date.now())
      expect([justification, asked, indexOf(id)]).toEqual([Uint8Array.of(5), message, 0])
      return new Promise(() => {})
    },
  }
  const options = { set: setOf(1n), justification: Uint8Array.of(5) }
  const all = [
    collect(source, { ...options, validatorTimeout: 3_000, timeout: 10_000 }),
    collect(source, { ...options, validatorTimeout: 3_000, timeout: 1_000 }),
  ]
  await vi.advanceTimersByTimeAsync(3_000)
  const late = [[nodeId(0), expect.objectContaining({ code: "late" })]]
  expect((await Promise.all(all)).map(({ missing }) => missing)).toEqual([late, late])
  expect(deadlines).toEqual([3_000, 1_000])
})

test("the next node of a key is not asked when nobody waits any more", async () => {
  const key = {
    weight: 5n,
    publicKey: new Uint8Array(48),
    nodeIDs: [1, 2].map((fill) => new Uint8Array(20).fill(fill)),
  }
  const controller = new AbortController()
  const validators = new Validators({ 1: "hangs" })
  const set = { validators: [key], totalWeight: 5n }
  const collected = collect(validators, { set, signal: controller.signal })
  controller.abort("gone")
  await expect(collected).rejects.toBe("gone")
  await new Promise(setImmediate)
  expect(validators.asked).toEqual([1])
})

test("a key of which one node can be asked has a way, and one whose nodes are all about to stop has none", async () => {
  const nodeIDs = [1, 2].map((fill) => new Uint8Array(20).fill(fill))
  const set = { validators: [{ weight: 5n, publicKey: new Uint8Array(48), nodeIDs }], totalWeight: 5n }
  const missing = async (conduct: Record<number, Conduct>, underfunded: readonly number[]) => {
    const options = { set, underfunded: new Set(underfunded.map(nodeId)) }
    return (await collect(new Validators(conduct), options)).missing.map(([id, why]) => [indexOf(id), String(why)])
  }
  expect(await missing({ 1: "leaves", 2: "leaves" }, [])).toEqual([
    [1, "no way to ask"],
    [2, "no way to ask"],
  ])
  expect(await missing({ 2: "leaves" }, [1])).toEqual([
    [1, "no way to ask"],
    [2, "no way to ask"],
  ])
  expect(await missing({}, [1, 2])).toEqual([
    [1, "balance too low"],
    [2, "balance too low"],
  ])
})

test("signatures that come together are verified together, and what fails then is thrown", async () => {
  const batches: number[] = []
  const counting: CollectOptions["bls"] = {
    findInvalid: async (bytes, signed) => {
      expect(bytes).toEqual(message.bytes)
      batches.push(signed.length)
      return bls.findInvalid(bytes, signed)
    },
  }
  await collect(new Validators(), { bls: counting, quorum: 100 })
  expect(batches).toEqual([4])
  const broken = { findInvalid: () => Promise.reject(new Error("a thread ended")) }
  await expect(collect(new Validators(), { bls: broken })).rejects.toThrow("a thread ended")
})

test("refusals are told with their weights and codes, and are final; what else is missing is not", async () => {
  const source: SignatureSource = {
    canAsk: () => true,
    async ask({ nodeId: id }) {
      throw new SourceError(indexOf(id) === 1 ? "refused" : "unreachable", { number: 4 })
    },
  }
  const { refusals, isReachable } = await collect(source, { quorum: 60 })
  expect([refusals, isReachable]).toEqual([[{ weight: 40n, number: 4 }], true])
  expect((await collect(source, { quorum: 61, hearsRefusals: true })).isReachable).toBe(false)
})

test("the buffer is collected beyond the quorum, and a verification that hangs is not waited for beyond the whole time", async () => {
  const validators = new Validators()
  await collect(validators, { quorum: 30, buffer: 34, concurrency: 1 })
  expect(validators.asked).toEqual([1, 3])
  const collected = collect(new Validators(), { bls: { findInvalid: () => new Promise(() => {}) } })
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await collected).signers).toEqual([])
})

test("signatures that come while others are verified are verified together afterwards", async () => {
  const batches: number[] = []
  const answers: (() => void)[] = []
  const verified: (() => void)[] = []
  const slow: CollectOptions["bls"] = {
    findInvalid: (_, signed) => {
      batches.push(signed.length)
      return new Promise((resolve) => verified.push(() => resolve([])))
    },
  }
  const source: SignatureSource = {
    canAsk: () => true,
    ask: () => new Promise((resolve) => answers.push(() => resolve(new Uint8Array(96)))),
  }
  const turn = () => new Promise(setImmediate)
  const collected = collect(source, { bls: slow, quorum: 100 })
  for (const [at, answer] of answers.entries()) {
    answer()
    if (at !== 1) await turn()
    await turn()
  }
  expect(batches).toEqual([1])
  verified[0]?.()
  await turn()
  expect(batches).toEqual([1, 3])
  verified[1]?.()
  expect(indices((await collected).signers)).toEqual([0, 1, 2, 3])
})
