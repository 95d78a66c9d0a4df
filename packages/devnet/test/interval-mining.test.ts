import { afterEach, expect, test, vi } from "vitest"
import { Devnet } from "../src/devnet.ts"

afterEach(() => void vi.useRealTimers())

test("blocks come at the interval of evm_setIntervalMining on its chain, empty ones too, until it is 0", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  const clock = { start: Date.UTC(2026, 0), isStopped: true }
  const devnet = await Devnet.create({ seed: "interval", clock, l1s: [{ name: "firn", chainID: 99_123 }] })
  devnet.producer.start()
  const rpc = async (method: string, params: unknown) => {
    const headers = { host: "localhost", "content-type": "application/json" }
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
    const answer = await devnet.node.handle({ method: "POST", target: "/ext/bc/C/rpc", headers, body })
    return JSON.parse(answer.body).result
  }
  const heights = () => devnet.chains.all.map(({ chain }) => Number(chain.tip.header.number))
  const [c = 0, l1 = 0] = heights()
  const pass = async (seconds: number) => {
    devnet.network.clock.advance(seconds * 1_000)
    vi.advanceTimersByTime(seconds * 1_000)
    await devnet.producer.mine()
  }
  await pass(2)
  expect(heights()).toEqual([c, l1])
  await rpc("evm_setIntervalMining", [2])
  for (let blocks = 0; blocks < 3; blocks++) await pass(2)
  expect(heights()).toEqual([c + 3, l1])
  await rpc("evm_setIntervalMining", [0])
  await pass(4)
  expect(heights()).toEqual([c + 3, l1])
  devnet.close()
})
