import { expect, test } from "vitest"
import { isImmutable, mayBeImmutable } from "./immutable.ts"

const answered = (method: string, params: unknown, answer: unknown, finalBlock: number | undefined = 16): boolean =>
  isImmutable({ method, params: params === undefined ? "" : JSON.stringify(params) }, answer, finalBlock)

test("an answer with neither a result nor an error is kept for no method, and null is no result", () => {
  expect(answered("eth_chainId", [], { id: 1, result: "0x1" })).toBe(true)
  expect(answered("eth_chainId", [], { id: 1, result: "0x1", error: null })).toBe(true)
  expect(answered("eth_chainId", [], { id: 1 })).toBe(false)
  expect(answered("eth_chainId", [], { id: 1, result: null })).toBe(false)
  expect(answered("eth_chainId", [], { id: 1, result: "0x1", error: { code: 1 } })).toBe(false)
})

test("methods without a rule, such as names of Object's own, are never immutable", () => {
  const results = { id: 1, result: {} }
  for (const method of ["eth_blockNumber", "toString", "constructor"]) {
    expect([mayBeImmutable(method), answered(method, ["0x1"], results)]).toEqual([false, false])
  }
  expect(mayBeImmutable("eth_getLogs")).toBe(true)
})

test("a block is final by a number of at most 13 digits up to the last final one, which somebody has to tell", () => {
  const balance = (block: unknown, finalBlock?: number) =>
    answered("eth_getBalance", ["0xa", block], { result: "0x1" }, finalBlock)
  expect(["0x0", "0xF", "0x10", "0x11"].map((block) => balance(block))).toEqual([true, true, true, false])
  const large = `0x${"f".repeat(13)}`
  expect([balance(large, Number(large)), balance(`${large}f`, Number(`${large}f`))]).toEqual([true, false])
  for (const block of ["0x", "10", "latest", "x0x1", "0x1g", 1, null, undefined, { blockNumber: "0x1" }])
    expect([block, balance(block)]).toEqual([block, false])
  expect(isImmutable({ method: "eth_getBalance", params: '["0xa","0x1"]' }, { result: "0x1" }, undefined)).toBe(false)
})

test("arguments that are no list, or that are left out, name no block", () => {
  expect(answered("eth_getBlockByNumber", undefined, { result: {} })).toBe(false)
  expect(answered("eth_getBlockByNumber", { 0: "0x1" }, { result: {} })).toBe(false)
  expect(answered("eth_getLogs", undefined, { result: [{ blockNumber: "0x1" }] })).toBe(false)
})

test("logs are of final blocks from the first to the last, and a log of the last one was told", () => {
  const logs = (filter: unknown, ...blocks: readonly unknown[]) =>
    answered("eth_getLogs", [filter], { result: blocks.map((blockNumber) => ({ blockNumber })) })
  const filter = { fromBlock: "0x1", toBlock: "0x10" }
  expect(logs(filter, "0x2", "0x10")).toBe(true)
  expect(logs(filter, "0x10", "0x2")).toBe(false)
  expect(logs(filter)).toBe(false)
  expect(logs({ ...filter, fromBlock: "0x11" }, "0x10")).toBe(false)
  expect(logs({ toBlock: "0x10" }, "0x10")).toBe(false)
  expect(logs({ ...filter, toBlock: "0x11" }, "0x11")).toBe(false)
  expect(logs({ fromBlock: "0x1" }, null)).toBe(false)
  expect(logs(undefined, "0x10")).toBe(false)
  expect(answered("eth_getLogs", [filter], { result: "0x10" })).toBe(false)
})
