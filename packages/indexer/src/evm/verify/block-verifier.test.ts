import type { ArchivedBlock } from "@serac/store"
import { expect, test } from "vitest"
import { FakeChain } from "../../../test/evm/fake-chain.ts"
import { verifyTools } from "../../../test/evm/verified-context.ts"
import { NodeFault } from "../../core/index.ts"
import type { Verify } from "../../core/settings.ts"
import type { BlockAnswers } from "../decode/block.ts"
import { BlockVerifier } from "./block-verifier.ts"

const { blocks } = new FakeChain(12)
const answersOf = (number: number) =>
  blocks[number] as unknown as BlockAnswers & { readonly block: Readonly<Record<string, unknown>> }
/** The same block with other members of its header. */
const changed = (number: number, members: object) => {
  const { block, receipts } = answersOf(number)
  return { block: { ...block, ...members }, receipts }
}
const lied = (number: number) => changed(number, { timestamp: "0x1" })
/** A header that no code here can hash. */
const unknown = (number: number) => changed(number, { difficulty: undefined })

function begun({ verify, random = 0.99 }: { readonly verify?: Verify; readonly random?: number } = {}) {
  const state = { elapsed: 0, asked: 0, recovered: 0 }
  const [said, unverified] = [[] as unknown[][], [] as string[]]
  const clock = {
    elapsed: () => state.elapsed,
    random: () => {
      state.asked += 1
      return random
    },
  }
  const senders = {
    of: (...given: Parameters<typeof verifyTools.senders.of>) => {
      state.recovered += 1
      return verifyTools.senders.of(...given)
    },
  }
  const options = { chainId: "43112", verify, clock, log: (...words: unknown[]) => said.push(words) }
  const verifier = new BlockVerifier(
    { ...options, onUnverified: (reason: string) => unverified.push(reason) } as never,
    { ...verifyTools, senders } as unknown as typeof verifyTools,
  )
  const refusal = (number: number, answers: unknown = answersOf(number), isAtHead = false) => {
    try {
      verifier.verify(number, answers as BlockAnswers, isAtHead)
      return undefined
    } catch (error) {
      if (!(error instanceof NodeFault)) throw error
      return error.message
    }
  }
  return { verifier, refusal, state, said, unverified }
}

const transactionsOf = (number: number) => (answersOf(number).block.transactions as readonly unknown[]).length
const withTransactions = blocks.findIndex((_, number) => number > 0 && transactionsOf(number) > 0)

test("signatures are recovered at the head, of everything if that is asked, and of a share below the head", () => {
  const recovered = (given: Parameters<typeof begun>[0], isAtHead: boolean) => {
    const { refusal, state } = begun(given)
    expect(refusal(withTransactions, undefined, isAtHead)).toBeUndefined()
    return state.recovered
  }
  const all = transactionsOf(withTransactions)
  expect(all).toBeGreaterThan(0)
  const full = ["full", "full-signatures"] as const
  expect([
    recovered({}, true),
    recovered({}, false),
    recovered({ verify: "heads", random: 1 / 32 - 0.001 }, false),
    recovered({ verify: "heads", random: 1 / 32 }, false),
    recovered({ verify: "signatures" }, false),
    recovered({ verify: "signatures" }, true),
    ...full.map((verify) => recovered({ verify }, false)),
  ]).toEqual([all, 0, all, 0, 0, all, all, all])
})

test("a block that does not verify is named, and after one that did every block must", () => {
  const { refusal, unverified } = begun()
  expect(refusal(3)).toBeUndefined()
  expect(refusal(4, lied(4))).toMatch(/^block 4: /)
  expect(refusal(4, unknown(4))).toMatch(/^block 4: /)
  expect([refusal(4), unverified]).toEqual([undefined, []])
})

test("a chain whose first headers do not match counts as one of an unknown form after three times and thirty seconds", () => {
  const { refusal, state, said, unverified } = begun()
  const told = (elapsed: number) => {
    state.elapsed = elapsed
    return refusal(1, lied(1)) === undefined
  }
  expect([told(100), told(40_000)]).toEqual([false, false])
  expect([unverified, said]).toEqual([[], []])
  expect([told(30_099 + 10_000), told(40_100)]).toEqual([true, true])
  expect(unverified).toHaveLength(1)
  expect(said).toEqual([
    [
      "warn",
      "Blocks are stored as the node tells them: their headers cannot be verified",
      { chainId: "43112", block: 1, reason: unverified[0] },
    ],
  ])
  const early = begun()
  const toldEarly = (elapsed: number) => {
    early.state.elapsed = elapsed
    return early.refusal(1, lied(1)) === undefined
  }
  expect([5, 6, 30_004, 30_005].map(toldEarly)).toEqual([false, false, false, true])
})

test("headers that cannot be hashed are of an unknown form at once, which is said once", () => {
  const { refusal, unverified } = begun()
  expect([refusal(1, unknown(1)), refusal(2, unknown(2)), refusal(3, lied(3))]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(unverified).toEqual([expect.stringMatching(/^its header cannot be hashed: /)])
  expect([refusal(4), unverified[1]]).toEqual([undefined, `blocks below 4: ${unverified[0]}`])
})

test("where headers get a form that is known, blocks are verified from there on", () => {
  const { refusal, state, said, unverified } = begun()
  for (const elapsed of [0, 1, 30_000]) {
    state.elapsed = elapsed
    refusal(1, lied(1))
  }
  const [reason] = unverified
  expect([refusal(2), refusal(3)]).toEqual([undefined, undefined])
  expect([unverified, said.slice(1)]).toEqual([
    [reason, `blocks below 2: ${reason}`],
    [["info", "Blocks are verified from here on", { chainId: "43112", block: 2 }]],
  ])
  expect(refusal(4, lied(4))).toMatch(/^block 4: /)
})

test("a block of the archive has the hash that it was archived with, and shows the form of the chain's headers", () => {
  const { verifier, refusal, state } = begun()
  const archived = (number: number, answers: unknown = answersOf(number), hash = answersOf(number).block.hash) =>
    ({ number, hash, answers }) as unknown as ArchivedBlock
  expect(() => verifier.verifyArchived(archived(3, undefined, `0x${"1".repeat(64)}`))).toThrow(
    "block 3 is archived with another hash",
  )
  expect(() => verifier.verifyArchived(archived(3, lied(3)))).toThrow(NodeFault)
  expect(refusal(1, lied(1))).toMatch(/^block 1: /)
  expect([verifier.verifyArchived(archived(withTransactions)), state.recovered]).toEqual([undefined, 0])
  state.elapsed = 90_000
  expect([1, 2, 3].map(() => typeof refusal(1, lied(1)))).toEqual(["string", "string", "string"])
  const { block, receipts } = answersOf(withTransactions)
  const told = { block, receipts: (receipts as readonly object[]).map((one) => ({ ...one, status: "0x7" })) }
  expect(() => verifier.verifyArchived(archived(withTransactions, told))).toThrow(/receiptsRoot/)
})

test("what is wrong is told with the block and the transaction, whichever of its members it is", () => {
  const { block, receipts } = answersOf(withTransactions)
  const of = (change: object) => {
    const told = {
      block,
      receipts: (receipts as readonly object[]).map((one, at) => (at === 0 ? { ...one, ...change } : one)),
    }
    return begun().refusal(withTransactions, told)
  }
  const start = `^block ${withTransactions}: transaction 0: `
  expect([of({ gasUsed: "0x7" }), of({ from: `0x${"7".repeat(40)}` }), of({ logs: 5 })]).toEqual(
    ['gasUsed is "0x7"', 'receipt.from is "0x7', "logs is number"].map((text) =>
      expect.stringMatching(new RegExp(start + text)),
    ),
  )
})

test("a fault of ours is no fault of the node", () => {
  const { verifier } = begun()
  const broken = new Proxy(
    {},
    {
      get: () => {
        throw new RangeError("no memory")
      },
    },
  )
  expect(() => verifier.verify(1, { block: broken } as unknown as BlockAnswers, false)).toThrow(RangeError)
})
