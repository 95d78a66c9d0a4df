import { expect, test } from "vitest"
import { NodeHeads } from "./node-heads.ts"

/** Watches nodes with these heads, each at its URL. */
function watching(heads: Record<string, unknown>, indexed?: number) {
  const asked: string[] = []
  const urls = Object.keys(heads)
  const watched = new NodeHeads({
    chains: [{ ledger: "C", urls, body: "?", indexed: async () => indexed }],
    async ask(url) {
      asked.push(url)
      const head = heads[url]
      if (head instanceof Error) throw head
      return JSON.stringify({ result: typeof head === "number" ? `0x${head.toString(16)}` : head })
    },
  })
  return { watched, asked, heads, lags: () => urls.map((url) => watched.lagOf("C", url)) }
}

test("a node is behind where it is by more blocks than two answers are apart", async () => {
  const { watched, lags } = watching({ "http://a/ext/bc/C/rpc": 100, "http://b/ext/bc/C/rpc": 96 })
  expect(lags()).toEqual([0, 0])
  await watched.look()
  expect([lags(), watched.headOf("C")]).toEqual([[0, 0], 100])
  const behind = watching({ "http://a/ext/bc/C/rpc": 95, "http://b/ext/bc/C/rpc": 100 })
  await behind.watched.look()
  expect(behind.lags()).toEqual([5, 0])
  // The other interfaces of the chain belong to the same node.
  expect(behind.watched.lagOf("C", "http://a/ext/bc/C/avax")).toBe(5)
  expect(behind.watched.lagOf("P", "http://a/ext/bc/P")).toBe(0)
})

test("of three who tell a head one alone is not believed, the index is one of them", async () => {
  const alone = watching({ "http://a": 1_000_000, "http://b": 100, "http://c": 90 })
  await alone.watched.look()
  expect([alone.lags(), alone.watched.headOf("C")]).toEqual([[0, 0, 10], 100])
  const indexed = watching({ "http://a": 1_000_000, "http://b": 100 }, 99)
  await indexed.watched.look()
  expect(indexed.lags()).toEqual([0, 0])
})

test("heights by name are read as well, and a node that tells none keeps the last one and so falls behind", async () => {
  const { watched, heads, lags } = watching({ "http://a": { height: "100" }, "http://b": { height: "100" } })
  await watched.look()
  heads["http://a"] = { height: "120" }
  for (const none of [new Error("refused"), { height: 1 }, null, "latest", `0x${"f".repeat(14)}`]) {
    heads["http://b"] = none
    await watched.look()
    expect(lags()).toEqual([0, 20])
  }
})

test("of each node of several that has told its head it is known how far it is behind, be it tolerated or not", async () => {
  const [a, b, c, d] = ["http://a", "http://b", "http://c", "http://d"] as const
  const { watched } = watching({ [a]: 100, [b]: 97, [c]: 1_000_000, [d]: new Error("refused") })
  expect(watched.lags).toEqual([])
  await watched.look()
  expect(watched.lags).toEqual([
    { ledger: "C", url: a, blocks: 0 },
    { ledger: "C", url: b, blocks: 3 },
    { ledger: "C", url: c, blocks: 0 },
  ])
})

test("a single node is never asked, and one that has not answered is not asked again", async () => {
  const single = watching({ "http://a": 1 })
  await single.watched.look()
  expect(single.asked).toEqual([])
  const asked: string[] = []
  const silent = new NodeHeads({
    chains: [{ ledger: "C", urls: ["http://a", "http://b"], body: "?" }],
    ask: (url) => {
      asked.push(url)
      return new Promise(() => {})
    },
  })
  void silent.look()
  void silent.look()
  expect(asked).toEqual(["http://a", "http://b"])
})
