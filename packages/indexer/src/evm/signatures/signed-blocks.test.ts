import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import type { Covers, Difference } from "../../core/reconciliation/index.ts"
import { type BlockSigning, SignedBlocks } from "./signed-blocks.ts"

const hashOf = (number: number) => `0x${number.toString(16).padStart(64, "0")}` as const
const refused: BlockSigning = { outcome: "refused", reason: "refused: NodeID-a (code 2: 'not found')" }
const silent: BlockSigning = { outcome: "unsigned", reason: "no answer in time: NodeID-a" }
const began = 1_800_000_000

/** A chain of so many blocks, each with its number as its hash, and validators that answer as a test says. */
function asking(head: number, answer: (hash: string, asked: number) => BlockSigning | Error) {
  const clock = new VirtualClock()
  const chain = { head, nodeHead: head }
  const asked: (readonly [seconds: number, hash: string])[] = []
  const logged: unknown[] = []
  const differences: Difference[] = []
  const settled: Covers[] = []
  const header = (number: number) => ({
    number,
    hash: hashOf(number),
    parentHash: hashOf(number - 1),
    timestamp: 1,
    json: "{}",
  })
  const blocks = new SignedBlocks({
    subject: "chain 7",
    reader: async () => ({
      head: async () => ({ head: header(chain.head), nodeHead: chain.nodeHead }),
      header: async (number) => (number > chain.head ? undefined : header(number)),
    }),
    signBlock: async (hash) => {
      asked.push([clock.now() / 1000 - began, hash])
      const answered = answer(hash, asked.length)
      if (answered instanceof Error) throw answered
      return answered
    },
    clock,
    log: (level, message, facts) => logged.push([level, message, facts]),
    interval: 600_000,
  })
  const reconciler = blocks.start({
    onDifference: (one) => differences.push(one),
    onAgreement: (covers) => settled.push(covers),
  })
  return { clock, chain, blocks, asked, logged, differences, settled, reconciler }
}

test("validators sign the stored hash of the newest block once in an interval, and none without a new block", async () => {
  const { clock, chain, blocks, asked, reconciler } = asking(40, () => ({ outcome: "signed" }))
  expect(blocks.state).toEqual({})
  await clock.pass(1_300_000)
  expect(asked).toEqual([[16, hashOf(40)]])
  expect(blocks.state).toEqual({ signed: { number: 40, hash: hashOf(40), at: began + 16 } })
  expect(blocks.metrics).toEqual({ signedBlock: 40, signedAt: began + 16 })
  const hashes = () => asked.map(([, hash]) => hash)
  chain.head = chain.nodeHead = 50
  await clock.pass(100_000)
  expect(hashes()).toEqual([hashOf(40), hashOf(50)])
  chain.head = chain.nodeHead = 60
  await clock.pass(500_000)
  expect(hashes()).toEqual([hashOf(40), hashOf(50)])
  await clock.pass(100_000)
  expect(hashes()).toEqual([hashOf(40), hashOf(50), hashOf(60)])
  await reconciler.stop()
})

test("none is asked for while the chain is far behind its node", async () => {
  const { clock, chain, asked, reconciler } = asking(40, () => ({ outcome: "signed" }))
  chain.nodeHead = 73
  await clock.pass(100_000)
  expect(asked).toEqual([])
  chain.nodeHead = 72
  await clock.pass(100_000)
  expect(asked).toHaveLength(1)
  await reconciler.stop()
})

test("a block that was rolled back before they were asked is not asked about", async () => {
  const { clock, chain, asked, reconciler } = asking(40, () => ({ outcome: "signed" }))
  await clock.pass(10_000)
  chain.head = 39
  await clock.pass(100_000)
  expect(asked.map(([, hash]) => hash)).toEqual([hashOf(39)])
  await reconciler.stop()
})

test("a stored hash that they refuse twice is a difference, told once, and settled by a higher block that they sign", async () => {
  const { clock, chain, blocks, asked, differences, settled, logged, reconciler } = asking(40, (hash) =>
    hash === hashOf(40) ? refused : { outcome: "signed" },
  )
  await clock.pass(200_000)
  const [first, second] = asked.map(([seconds]) => seconds)
  expect([first, second]).toEqual([16, 31])
  const node = "validators have not accepted it"
  const difference = { subject: "chain 7", kind: "block-signature", key: "40", stored: hashOf(40), node }
  expect(differences).toEqual([{ ...difference, at: began + 31 }])
  expect(reconciler.counts.differences).toBe(1)
  expect(blocks.state).toEqual({ unsigned: { since: began + 16, reason: refused.reason } })
  chain.head = chain.nodeHead = 41
  await clock.pass(200_000)
  expect(blocks.state).toEqual({ signed: { number: 41, hash: hashOf(41), at: expect.any(Number) } })
  expect(reconciler.counts.differences).toBe(0)
  const covers = settled.at(-1) as Covers
  const at = { kind: "block-signature", stored: "", node: "" } as const
  expect(["40", "41", "42"].map((key) => covers({ ...at, key }))).toEqual([true, true, false])
  expect(covers({ ...at, kind: "block-hash", key: "40" })).toBe(false)
  expect(logged.map((line) => (line as string[]).slice(0, 2))).toEqual([
    ["warn", "Validators do not sign the hash of a stored block"],
    ["error", "The store differs from the node"],
    ["info", "Validators sign the hash of a stored block again"],
  ])
  await reconciler.stop()
})

test("validators that refuse once and sign then, since they were behind, are no difference", async () => {
  const { clock, blocks, differences, reconciler } = asking(40, (_, asked) =>
    asked === 1 ? refused : { outcome: "signed" },
  )
  await clock.pass(100_000)
  expect(differences).toEqual([])
  expect(blocks.state).toEqual({ signed: { number: 40, hash: hashOf(40), at: began + 31 } })
  await reconciler.stop()
})

test.each([
  ["silent", silent, silent.reason],
  ["not to be asked", new Error("nobody answers"), "nobody answers"],
])(
  "validators that are %s are no difference: it is said since when, and they are asked again each minute",
  async (_, outcome, reason) => {
    let isAway = false
    const { clock, chain, blocks, asked, differences, logged, reconciler } = asking(40, () =>
      isAway ? outcome : { outcome: "signed" },
    )
    await clock.pass(100_000)
    isAway = true
    chain.head = chain.nodeHead = 41
    await clock.pass(900_000)
    const unsigned = asked.filter(([, hash]) => hash === hashOf(41)).map(([seconds]) => seconds)
    const pauses = unsigned.slice(1).map((seconds, at) => seconds - (unsigned[at] as number))
    expect(pauses.length).toBeGreaterThan(2)
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(60)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(90)
    const signed = { number: 40, hash: hashOf(40), at: began + 16 }
    expect(blocks.state).toEqual({ signed, unsigned: { since: began + (unsigned[0] as number), reason } })
    expect(differences).toEqual([])
    expect(logged.filter((line) => (line as string[])[0] === "warn")).toHaveLength(1)
    isAway = false
    await clock.pass(100_000)
    expect(blocks.state).toEqual({ signed: { number: 41, hash: hashOf(41), at: expect.any(Number) } })
    await reconciler.stop()
  },
)

test("a long reason is cut", async () => {
  const { clock, blocks, reconciler } = asking(40, () => ({ outcome: "unsigned", reason: "x".repeat(1_000) }))
  await clock.pass(30_000)
  expect(blocks.state.unsigned?.reason).toBe("x".repeat(300))
  await reconciler.stop()
})
