import { beforeEach, describe, expect, test, vi } from "vitest"
import type { FakeChain } from "../../../test/rpc/fake-chain.ts"
import { beginChain, chainFrom, follow, hashes, restoreAfterEach, settle } from "../../../test/rpc/follow-chain.ts"

let chain: FakeChain
beforeEach(() => {
  chain = beginChain()
})
restoreAfterEach()

describe("heads", () => {
  test("come from the block after that of the beginning on, each once", async () => {
    const { taken } = follow(chain, "newHeads")
    await settle()
    chain.mine(2)
    chain.tell("newHeads", chain.blocks.at(-1))
    chain.tell("newHeads", chain.blocks.at(-2))
    chain.mine(1)
    await settle()
    expect(taken).toEqual(chain.blocks.slice(3))
    expect(chain.urls).toEqual(["ws://127.0.0.1:9650/ext/bc/C/ws"])
  })

  test("that were missed while the connection was lost are fetched by number, whether or not another one comes", async () => {
    const { taken } = follow(chain, "newHeads")
    await settle()
    chain.mine(1)
    await settle()
    chain.cut()
    chain.mine(120)
    await vi.advanceTimersByTimeAsync(500)
    expect(hashes(taken)).toEqual(chainFrom(chain, 3))
    chain.mine(1)
    await settle()
    expect(hashes(taken)).toEqual(chainFrom(chain, 3))
    // A fetched header equals a notified one, except for a member that nodes add to it.
    expect(taken[1]).toEqual({ ...chain.blocks[4], totalDifficulty: "0x0" })
  })

  test("that a node leaves out are fetched before the one that shows it", async () => {
    const { taken } = follow(chain, "newHeads")
    await settle()
    const [socket] = chain.sockets
    chain.sockets.clear()
    chain.mine(3)
    if (socket) chain.sockets.add(socket)
    chain.mine(1)
    await settle()
    expect(hashes(taken)).toEqual(chainFrom(chain, 3))
  })

  test("in the place of replaced ones follow from where the branch begins, told by the node or fetched", async () => {
    const { taken } = follow(chain, "newHeads")
    await settle()
    chain.mine(4)
    await settle()
    const before = chainFrom(chain, 3)
    chain.drop(2)
    chain.mine(3)
    await settle()
    const told = chainFrom(chain, 5)
    expect(hashes(taken)).toEqual([...before, ...told])
    chain.cut()
    chain.drop(2)
    chain.mine(5)
    await vi.advanceTimersByTimeAsync(500)
    expect(hashes(taken)).toEqual([...before, ...told, ...chainFrom(chain, 6)])
  })

  test("of a chain that changes while a gap is filled are still those of one chain", async () => {
    const { taken } = follow(chain, "newHeads")
    await settle()
    chain.mine(1)
    await settle()
    chain.cut()
    chain.mine(60)
    let fetched = 0
    chain.before = (method) => {
      if (method !== "eth_getBlockByNumber" || ++fetched !== 30) return
      chain.drop(50)
      chain.mine(55)
    }
    await vi.advanceTimersByTimeAsync(500)
    chain.mine(1)
    await settle()
    const last = new Map(taken.map((event) => [event.number, event.hash]))
    expect([...last.values()]).toEqual(chainFrom(chain, 3))
    for (const [at, event] of taken.entries())
      if (at > 0) expect(hashes(taken.slice(0, at))).toContain(event.parentHash)
    expect(new Set(hashes(taken)).size).toBe(taken.length)
  })

  test("that are more than maxGap, or that the server does not have, end it with a SubscriptionGapError", async () => {
    const { done } = follow(chain, "newHeads", { maxGap: 10 })
    await settle()
    chain.cut()
    chain.mine(11)
    await vi.advanceTimersByTimeAsync(500)
    await expect(done).rejects.toMatchObject({ name: "SubscriptionGapError", fromBlock: 3n, toBlock: 13n })
  })

  test("that are none end it with an InvalidResponseError", async () => {
    const { done } = follow(chain, "newHeads")
    await settle()
    chain.tell("newHeads", { number: "twelve" })
    await expect(done).rejects.toMatchObject({ name: "InvalidResponseError", text: '{"number":"twelve"}' })
  })
})
