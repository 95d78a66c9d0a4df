import { expect, test, vi } from "vitest"
import type { IndexerOptions } from "./options.ts"
import { spawnFrom } from "./spawn-indexer.ts"

const options: IndexerOptions = {
  chain: {
    chainId: "43112",
    name: "Test chain",
    network: "testnet",
    rpcUrls: ["http://127.0.0.1:1"],
    nativeToken: { name: "Test", symbol: "TST", decimals: 18 },
  },
  store: { kind: "sqlite", directory: "/nowhere" },
}

const thread = (code: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`export default async function (data, port) {${code}}`)}`)
const started = 'port.postMessage({ kind: "started" });'

test("a thread that crashes rejects the end, and says so in the progress", async () => {
  const indexer = await spawnFrom(thread(`${started} setTimeout(() => { throw new Error("boom") }, 200)`), options)
  await expect(indexer.ended).rejects.toThrow("boom")
  expect(indexer.progress).toMatchObject({ state: "stopped", error: "boom" })
  await indexer.stop()
})

test("an indexer is left when its start is stopped, however long that takes", async () => {
  const stopping = new AbortController()
  const starting = spawnFrom(thread("await new Promise(() => setTimeout(() => {}, 1e6))"), options, {
    signal: stopping.signal,
  })
  stopping.abort()
  await expect(starting).rejects.toThrow("was stopped before it had started")
})

test("a thread that ends without a word rejects the end", async () => {
  const indexer = await spawnFrom(thread(`${started} setTimeout(() => process.exit(7), 200)`), options)
  await expect(indexer.ended).rejects.toThrow("The thread that indexes chain 43112 ended unexpectedly with code 7.")
  await indexer.stop()
})

test("a thread that does nothing but compute is ended all the same", async () => {
  const indexer = await spawnFrom(thread(`${started} setTimeout(() => { for (;;); }, 50)`), options)
  await indexer.terminate?.()
  await expect(indexer.ended).rejects.toThrow("ended unexpectedly")
})

test("a thread that cannot start rejects", async () => {
  await expect(spawnFrom(thread('throw new Error("no store")'), options)).rejects.toThrow("no store")
})

test("what a thread asks is answered by the one that started it, with the error where there is one", async () => {
  const hashes: string[] = []
  const told: unknown[] = []
  const asking = `${started}
    port.on("message", (order) => {
      if (order !== "stop") port.postMessage({ kind: "log", level: "info", message: "answered", facts: order })
      else port.close(port.postMessage({ kind: "ended" }))
    });
    port.postMessage({ kind: "question", id: 1, question: "0x01" });
    port.postMessage({ kind: "question", id: 2, question: "0x02" });`
  const answers = {
    ...options,
    signBlock: async (hash: string) => {
      hashes.push(hash)
      if (hash === "0x02") throw new Error("no node answers")
      return { outcome: "signed" } as const
    },
    log: (_level: string, _message: string, facts: unknown) => void told.push(facts),
  }
  const indexer = await spawnFrom(thread(asking), answers)
  await vi.waitUntil(() => told.length === 2)
  expect(hashes).toEqual(["0x01", "0x02"])
  expect(told).toEqual([
    { id: 1, answer: { outcome: "signed" } },
    { id: 2, error: expect.objectContaining({ message: "no node answers" }) },
  ])
  await indexer.stop()
  await indexer.ended
})
