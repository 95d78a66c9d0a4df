import { expect, test } from "vitest"
import { infoPeers } from "./peer-source.ts"

const { signal } = new AbortController()

/** A fake node with results by method, and a count of the requests for its peers. */
function node(peers: unknown) {
  const answers: Record<string, unknown> = {
    "info.peers": peers,
    "info.getNodeID": { nodeID: "NodeID-self" },
    "info.getNodeIP": { ip: "127.0.0.1:9651" },
  }
  const asked: unknown[] = []
  let now = 0
  const source = infoPeers(
    async (call, options) => {
      asked.push(call)
      expect(options).toEqual({ signal: expect.any(AbortSignal) })
      if (answers[call.method] === undefined) throw new Error("no answer")
      return answers[call.method]
    },
    { now: () => now },
  )
  return {
    asked,
    places: async () => Object.fromEntries(await source([], { signal })),
    at: (time: number, told: unknown) => {
      now = time
      answers["info.peers"] = told
    },
  }
}

test("a node tells where its peers are and where it is, and what is no address is left out", async () => {
  const { asked, places } = node({
    peers: [
      { nodeID: "NodeID-public", publicIP: "10.0.0.1:1", ip: "10.0.0.2:2" },
      { nodeID: "NodeID-seen", publicIP: "", ip: "[::1]:3" },
      { nodeID: "NodeID-unresolved", publicIP: "invalid AddrPort", ip: "10.0.0.4:0" },
      { nodeID: "NodeID-named", publicIP: "localhost:9651", ip: 5 },
      { nodeID: 5, ip: "10.0.0.5:5" },
      { nodeID: "NodeID-listed", publicIP: ["10.0.0.6:6"], ip: { toString: () => "10.0.0.6:6" } },
      "nobody",
      null,
    ],
  })
  expect(await places()).toEqual({
    "NodeID-public": "10.0.0.1:1",
    "NodeID-seen": "[::1]:3",
    "NodeID-self": "127.0.0.1:9651",
  })
  expect(asked).toEqual(["info.peers", "info.getNodeID", "info.getNodeIP"].map((method) => ({ method, params: {} })))
})

test("a node that tells no peers has not answered, and one that does not tell of itself tells its peers", async () => {
  await expect(node({ peers: {} }).places()).rejects.toThrow(new TypeError("info.peers answered without peers"))
  await expect(node("none").places()).rejects.toThrow("info.peers answered without peers")
  const own = infoPeers(async ({ method }) => (method === "info.peers" ? { peers: [] } : null))
  expect(await own([], { signal })).toEqual(new Map())
})

test("it is asked every half minute, by all who ask together, and believed while it does not answer", async () => {
  const { asked, places, at } = node(undefined)
  await expect(places()).rejects.toThrow("no answer")
  const one = { "NodeID-self": "127.0.0.1:9651", "NodeID-a": "10.0.0.1:1" }
  at(0, { peers: [{ nodeID: "NodeID-a", ip: "10.0.0.1:1" }] })
  expect(await Promise.all([places(), places()])).toEqual([one, one])
  at(29_999, { peers: [] })
  expect(await places()).toEqual(one)
  expect(asked).toHaveLength(6)
  at(30_000, {})
  expect(await places()).toEqual(one)
  at(30_000, { peers: [] })
  expect(await places()).toEqual({ "NodeID-self": "127.0.0.1:9651" })
})
