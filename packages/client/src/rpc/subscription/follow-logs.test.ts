import { beforeEach, describe, expect, test, vi } from "vitest"
import type { FakeChain } from "../../../test/rpc/fake-chain.ts"
import { beginChain, chainFrom, type Event, follow, restoreAfterEach, settle } from "../../../test/rpc/follow-chain.ts"

let chain: FakeChain
beforeEach(() => {
  chain = beginChain()
})
restoreAfterEach()

describe("logs", () => {
  const told = (events: readonly Event[]) => events.map(({ blockHash, removed }) => `${removed ? "-" : ""}${blockHash}`)

  test("that were missed are fetched, with the filter, and none comes twice", async () => {
    const { taken } = follow(chain, "logs")
    await settle()
    chain.mine(2)
    chain.tell("logs", chain.logsOf(chain.blocks[4] as never))
    await settle()
    chain.cut()
    chain.mine(3)
    await vi.advanceTimersByTimeAsync(500)
    chain.mine(1)
    await settle()
    expect(told(taken)).toEqual(chainFrom(chain, 3))
  })

  test("of replaced blocks come as removed, the last one first, whether the node tells it or nobody did", async () => {
    const { taken } = follow(chain, "logs")
    await settle()
    chain.mine(3)
    await settle()
    const [a, b, c] = chainFrom(chain, 3)
    chain.drop(1)
    chain.mine(1)
    await settle()
    const [, , d] = chainFrom(chain, 3)
    expect(told(taken)).toEqual([a, b, c, `-${c}`, d])
    chain.cut()
    chain.drop(2)
    chain.mine(3)
    await vi.advanceTimersByTimeAsync(500)
    expect(told(taken).slice(5)).toEqual([`-${d}`, `-${b}`, ...chainFrom(chain, 4)])
  })

  test("of a quiet chain are asked for from about where the server last was", async () => {
    follow(chain, "logs", { keepAlive: 1_000 })
    await settle()
    const [socket] = chain.sockets
    chain.sockets.clear()
    chain.mine(100)
    if (socket) chain.sockets.add(socket)
    await vi.advanceTimersByTimeAsync(1_000)
    chain.cut()
    await vi.advanceTimersByTimeAsync(500)
    expect(chain.calls.filter(([method]) => method === "eth_getLogs")).toEqual([
      ["eth_getLogs", { fromBlock: "0x56", toBlock: "0x66" }],
    ])
  })
})
