import { expect, test } from "vitest"
import type { KnownNetwork } from "../directory/known-networks.ts"
import { type ResolveNetworkOptions, resolveNetwork } from "./resolve-network.ts"

const urls = ["http://one.example/SECRET", "http://two.example/SECRET"]
const known = (networkId: number): KnownNetwork => ({
  networkId,
  network: "testnet",
  hrp: "custom",
  xChainId: "x",
  cChainId: "c",
  avaxAssetId: "avax",
})

/** Nodes that return networks in turn, or do not answer. */
function nodes(answers: (KnownNetwork | undefined)[], remembered: Record<string, KnownNetwork> = {}) {
  const said: string[] = []
  const memory = new Map(Object.entries(remembered))
  let paused = 0
  const options: ResolveNetworkOptions = {
    known: { get: (url) => memory.get(url), set: (url, network) => void memory.set(url, network) },
    askNetwork: async () => {
      const answer = answers.shift()
      return answer === undefined ? { fault: "nothing listens there" } : { answer }
    },
    say: (line) => said.push(line),
    pause: async (milliseconds) => {
      paused += milliseconds
      if (paused > 600_000) throw new Error("waited for too long")
    },
  }
  return { options, said, memory, paused: () => paused }
}

test("a network is what its node tells, which is remembered for each URL, without the URLs", async () => {
  const { options, memory } = nodes([known(1337)])
  expect(await resolveNetwork(urls, options)).toEqual({ definition: { ...known(1337), nodeUrls: urls } })
  expect([...memory]).toEqual(urls.map((url) => [url, known(1337)]))
})

test("a node that is away is taken at what it told before", async () => {
  const { options, said } = nodes([], { [urls[1] ?? ""]: known(1337) })
  expect(await resolveNetwork(urls, options)).toEqual({ definition: { ...known(1337), nodeUrls: urls } })
  expect(said).toEqual([])
})

test("one that never answered is waited for, with a line a minute and no secrets", async () => {
  const { options, said, paused } = nodes([...Array.from({ length: 31 }, () => undefined), known(12345)])
  expect((await resolveNetwork(urls, options)).definition.networkId).toBe(12345)
  expect(paused()).toBe(62_000)
  expect(said).toEqual([
    "waiting for a node to report its network (nothing listens there); asking every 2 s",
    "waiting for a node to report its network (nothing listens there); asking every 2 s",
    "http://one.example/… answers: local network",
  ])
})

test("a genesis goes with its network, and with no other", async () => {
  const genesis = { path: "/g.json", text: "{}", networkId: 1337 }
  expect(await resolveNetwork(urls, { ...nodes([known(1337)]).options, genesis })).toEqual({
    definition: { ...known(1337), nodeUrls: urls },
    genesis: "{}",
  })
  await expect(resolveNetwork(urls, { ...nodes([known(5)]).options, genesis })).rejects.toThrow(
    "genesis: /g.json: it is the genesis of network 1337, and the node is in network 5",
  )
})
