import { afterAll, beforeAll, expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { ask } from "./simulated-calls/exchanges.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
/** Code that returns the value of an opcode about its block. */
const telling = (opcode: string) => ({ data: `0x${opcode}60005260206000f3` })
const [number, timestamp] = ["43", "42"]

let devnet: Devnet
beforeAll(async () => {
  devnet = await Devnet.open({ seed: "pending", clock: { start, isStopped: true }, helicon: start / 1000 + 600 })
  await devnet.chains.begin()
})
afterAll(() => devnet.close())

const told = async (opcode: string, ...params: readonly unknown[]) => {
  const { result } = await ask(devnet, "C", { method: "eth_call", params: [telling(opcode), ...params] })
  return Number(result)
}
const both = async () => [await told(number, "pending"), await told(timestamp, "pending")]

test("before Helicon a call upon pending finds the block that would be made now, and what is given instead; after it, the last one", async () => {
  const { chain } = devnet.chains.c
  await devnet.producer.mine()
  expect(await both()).toEqual([Number(chain.tip.header.number) + 1, start / 1000])
  expect(await told(number, "pending", {}, { number: "0x1234" })).toBe(0x1234)
  expect(await told(timestamp, "pending", {}, { number: "0x1234" })).toBe(start / 1000)
  devnet.network.clock.advance(700_000)
  await chain.build({ allowEmpty: true })
  devnet.network.clock.advance(10_000)
  await chain.build({ allowEmpty: true })
  expect(await both()).toEqual([Number(chain.tip.header.number), Number(chain.tip.header.timestamp)])
})

test("nothing is traced upon pending", async () => {
  expect(await ask(devnet, "C", { method: "debug_traceCall", params: [telling(number), "pending", {}] })).toEqual({
    error: { code: -32000, message: "tracing on top of pending is not supported" },
  })
})
