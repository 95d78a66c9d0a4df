import { ConnectionError } from "@serac/subnet-evm"
import { expect, test } from "vitest"
import { type Answering, contract, fakeNode, rpcError } from "../../../../test/evm/metadata-node.ts"
import { Semaphore } from "../../../core/due/index.ts"
import { wordOf } from "../../calls/abi.ts"
import { ethCall, type RpcCaller } from "../../calls/eth-call.ts"
import { readContract } from "./read-contract.ts"
import { questions } from "./selectors.ts"

const { signal } = new AbortController()
const address = "0x01"
const now = 1_000_000
const read = (request: RpcCaller, attempts = 0) =>
  readContract(
    { call: ethCall(request), semaphore: new Semaphore(1), clock: { now: () => now * 1000 + 999, elapsed: () => 0 } },
    { address, attempts },
    signal,
  )
const asking = (answering: Answering, attempts = 0) => read(fakeNode({ [address]: answering }).request, attempts)
const failing = (error: unknown) => () => Promise.reject(error)

const word = `0x${wordOf(0)}` as const
const token = {
  [questions.totalSupply]: word,
  [questions.balanceOf]: word,
  [questions.allowance]: word,
  [questions.symbol]: `0x${wordOf(32)}${wordOf(1)}49` as const,
}

test("a contract that says what it is is settled", async () => {
  expect(await asking(contract(token))).toEqual({
    row: { address, ercType: "ERC-20", symbol: "I", attempts: 0 },
    faulted: false,
  })
})

test("one without code is looked at twice more, for the node may lag behind", async () => {
  const rows = await Promise.all([0, 1, 2].map((attempts) => asking(() => "0x", attempts)))
  expect(rows.map(({ row }) => row)).toEqual([
    { address, ercType: "UNKNOWN", attempts: 1, retryAt: now + 30 },
    { address, ercType: "UNKNOWN", attempts: 2, retryAt: now + 600 },
    { address, ercType: "UNKNOWN", attempts: 2 },
  ])
})

test("one that says nothing is looked at once more, for a proxy may be told later what it is", async () => {
  const rows = await Promise.all([0, 1].map((attempts) => asking(() => undefined, attempts)))
  expect(rows.map(({ row }) => row)).toEqual([
    { address, ercType: "UNKNOWN", attempts: 1, retryAt: now + 3600 },
    { address, ercType: "UNKNOWN", attempts: 1 },
  ])
})

test("a token without any name is looked at once more", async () => {
  const { [questions.symbol]: _, ...nameless } = token
  const rows = await Promise.all([0, 1].map((attempts) => asking(contract(nameless), attempts)))
  expect(rows.map(({ row }) => row)).toEqual([
    { address, ercType: "ERC-20", attempts: 1, retryAt: now + 3600 },
    { address, ercType: "ERC-20", attempts: 1 },
  ])
})

test("a fault of the node is tried again for ever, later and later, and tells nothing of the contract", async () => {
  const error = new ConnectionError(
    { operation: "eth_call", url: "http://127.0.0.1", attempts: 1 },
    new Error("refused"),
  )
  const readings = await Promise.all([0, 1, 2, 3, 4, 50].map((attempts) => read(failing(error), attempts)))
  expect(readings).toEqual(
    [10, 60, 600, 3600, 21_600, 21_600].map((delay, at) => ({
      row: { address, attempts: ([0, 1, 2, 3, 4, 50][at] as number) + 1, retryAt: now + delay },
      faulted: true,
    })),
  )
})

test("what the node refuses five times is unknown", async () => {
  const readings = await Promise.all(
    [0, 4].map((attempts) => read(failing(rpcError(-32603, "internal error")), attempts)),
  )
  expect(readings).toEqual([
    { row: { address, attempts: 1, retryAt: now + 10 }, faulted: false },
    { row: { address, ercType: "UNKNOWN", attempts: 4 }, faulted: false },
  ])
})

test("an abort is passed on", async () => {
  const stop = new AbortController()
  const reading = readContract(
    {
      call: ethCall(() => new Promise(() => {})),
      semaphore: new Semaphore(1),
      clock: { now: () => 0, elapsed: () => 0 },
    },
    { address, attempts: 0 },
    AbortSignal.any([stop.signal, AbortSignal.abort(new Error("stopped"))]),
  )
  await expect(reading).rejects.toThrow("stopped")
})
