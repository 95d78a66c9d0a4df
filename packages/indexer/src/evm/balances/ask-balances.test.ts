import type { BalanceAnswer, BalanceHolding, DueBalances, Hex } from "@serac/store"
import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { rpcError } from "../../../test/evm/metadata-node.ts"
import { NodeFault } from "../../core/index.ts"
import { wordOf } from "../calls/abi.ts"
import type { RequestTogether, RpcCaller } from "../calls/eth-call.ts"
import { askBalances } from "./ask-balances.ts"

const hash: Hex = `0x${"ab".repeat(32)}`
const [token, mute, refused] = [0x20, 0x21, 0x22].map((digit): Hex => `0x${digit.toString(16).padStart(40, "0")}`) as [
  Hex,
  Hex,
  Hex,
]
const holdingOf = (contract: Hex): BalanceHolding => ({ standard: 20, contract, holder: `0x${"01".repeat(20)}` })
const dueOf = (...contracts: Hex[]): DueBalances => ({
  block: { number: 7, hash, timestamp: 70 },
  holdings: contracts.map(holdingOf),
  step: { kind: "blocks", next: 8 },
})

interface Saved {
  readonly due: Pick<DueBalances, "block" | "step">
  readonly answers: readonly BalanceAnswer[]
  readonly now: number
}

/** The task over a writer that returns these due balances in turn, then none, and a node that returns 5, fails, is slow or never answers. */
function setting(dues: (DueBalances | Error)[], failing: (contract: Hex) => unknown = () => undefined) {
  const clock = new VirtualClock()
  const saved: Saved[] = []
  const asked: unknown[] = []
  const together: number[] = []
  const lines: string[] = []
  let looks = 0
  const request: RpcCaller = async (method, params, signal) => {
    asked.push([method, params])
    const error = failing((params[0] as { to: Hex }).to)
    if (error === "slow") await clock.sleep(20, signal)
    else if (error === "never answered")
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))
    else if (error !== undefined) throw error
    return `0x${wordOf(5n)}`
  }
  const requestTogether: RequestTogether = (calls, signal) => {
    together.push(calls.length)
    return Promise.all(
      calls.map(async ({ method, params }) => {
        try {
          return { result: await request(method, params, signal) }
        } catch (error) {
          signal.throwIfAborted()
          return { error, fault: new NodeFault("refused", String(error)) }
        }
      }),
    )
  }
  const task = askBalances({
    clock,
    request,
    requestTogether,
    log: (level, message) => lines.push(`${level} ${message}`),
    writer: {
      chainId: "7",
      dueBalances: async () => {
        looks += 1
        const due = dues[0]
        if (due instanceof Error) {
          dues.shift()
          throw due
        }
        return due
      },
      saveBalances: async ({ block, step }, answers, now) => {
        dues.shift()
        saved.push({ due: { block, step }, answers, now })
      },
    },
  })
  return { clock, task, saved, asked, together, lines, looks: () => looks }
}

test("all that is due is asked about one block, by its hash, and stored with what was said", async () => {
  const due = dueOf(token, mute)
  const { clock, task, saved, asked } = setting([due], (to) =>
    to === mute ? rpcError(3, "execution reverted") : undefined,
  )
  await clock.pass(0)
  expect(asked).toEqual(
    due.holdings.map(({ contract, holder }) => [
      "eth_call",
      [{ to: contract, data: `0x70a08231${holder.slice(2).padStart(64, "0")}`, gas: "0xf4240" }, { blockHash: hash }],
    ]),
  )
  expect(saved.map(({ due, answers }) => ({ ...due, answers }))).toEqual([
    {
      block: due.block,
      step: due.step,
      answers: [
        { holding: holdingOf(token), balance: 5n },
        { holding: holdingOf(mute), balance: undefined },
      ],
    },
  ])
  await task.stop()
})

test("sixteen are asked for in one request, one request after the other, and those that it does not tell are asked for alone", async () => {
  const contracts = Array.from({ length: 40 }, (_, at): Hex => `0x${at.toString(16).padStart(40, "0")}`)
  let failures = 1
  const { clock, task, saved, asked, together } = setting([dueOf(...contracts)], (to) =>
    to === contracts[20] && failures-- > 0 ? rpcError(-32000, "missing trie node") : undefined,
  )
  await clock.pass(0)
  expect(together).toEqual([16, 16, 8])
  expect(asked.map((call) => (call as [string, [{ to: Hex }]])[1][0].to)).toEqual(
    contracts.toSpliced(32, 0, contracts[20] as Hex),
  )
  expect(saved.map(({ answers }) => answers)).toEqual([
    contracts.map((contract) => ({ holding: holdingOf(contract), balance: 5n })),
  ])
  await task.stop()
})

test("what the node refuses to ask is left out; where that is all it is told once, and no more asked until blocks come", async () => {
  const { clock, task, saved, lines } = setting([dueOf(token, refused), dueOf(refused), dueOf(refused)], (to) =>
    to === refused ? rpcError(-32602, "invalid argument 1") : undefined,
  )
  await clock.pass(60_000)
  expect(saved.map(({ answers }) => answers.length)).toEqual([1, 0])
  task.wake()
  await clock.pass(0)
  expect(saved.map(({ answers }) => answers.length)).toEqual([1, 0, 0])
  expect(lines).toEqual(["warn The node answers no calls at a block's hash: balances are as events say"])
  await task.stop()
})

test("what is left of a look is asked for at once; after all blocks new ones gather for two seconds", async () => {
  const due = dueOf(token)
  const isCut: DueBalances = {
    ...due,
    step: { kind: "blocks", next: 7, within: { blockNumber: 7, logIndex: 1, batchIndex: 0 } },
  }
  const isOld: DueBalances = { ...due, step: { kind: "blocks", next: 5 } }
  const walks: DueBalances = { ...due, step: { kind: "token", token } }
  const { clock, task, saved } = setting([isCut, isOld, walks, due, due])
  await clock.pass(1_999)
  expect(saved).toHaveLength(4)
  await clock.pass(1)
  expect(saved).toHaveLength(5)
  await task.stop()
})

test("what may pass is tried again later and later, and nothing of that look is stored", async () => {
  // Each balance is requested together with others, and then alone.
  let failures = 4
  const { clock, task, saved, looks } = setting([dueOf(token)], () =>
    failures-- > 0 ? rpcError(-32000, "missing trie node") : undefined,
  )
  await clock.pass(999)
  expect([looks(), saved.length]).toEqual([1, 0])
  await clock.pass(1)
  await clock.pass(1_999)
  expect([looks(), saved.length]).toEqual([2, 0])
  await clock.pass(1)
  expect(saved).toHaveLength(1)
  await task.stop()
})

test("once one call fails the others of that look are not asked", async () => {
  const contracts = Array.from({ length: 40 }, (_, at): Hex => `0x${at.toString(16).padStart(40, "0")}`)
  const { clock, task, asked } = setting([dueOf(...contracts)], (to) =>
    to === contracts[0] ? rpcError(-32000, "missing trie node") : "slow",
  )
  await clock.pass(900)
  expect(asked.length).toBeLessThan(20)
  await task.stop()
})

test("a store that fails is asked again", async () => {
  const { clock, task, saved } = setting([new Error("no room"), dueOf(token)])
  await clock.pass(0)
  await clock.pass(1_000)
  expect(saved).toHaveLength(1)
  await task.stop()
})

test("where nobody is to be asked for it is looked again once blocks came, and not more often than every two seconds", async () => {
  const { clock, task, looks } = setting([])
  await clock.pass(60_000)
  expect(looks()).toBe(1)
  task.wake()
  await clock.pass(0)
  expect(looks()).toBe(2)
  task.wake()
  await clock.pass(1_999)
  expect(looks()).toBe(2)
  await clock.pass(1)
  expect(looks()).toBe(3)
  await task.stop()
})

test("stopping gives up what is asked and stores nothing of it", async () => {
  const { clock, task, saved, asked } = setting([dueOf(token)], () => "never answered")
  await clock.pass(0)
  expect(asked).toHaveLength(1)
  await task.stop()
  expect(saved).toEqual([])
})
