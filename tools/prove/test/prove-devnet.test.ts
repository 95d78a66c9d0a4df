import { formatId } from "@serac/chain"
import { type ChainPart, createNode } from "@serac/devnet"
import { positionalMethod, serveByPosition } from "@serac/node-wire"
import { startServer } from "@serac/node-wire/server"
import { beforeAll, describe, expect, test } from "vitest"
import { openRecordedDevnet, type RecordedDevnet } from "../src/devnet/recorded-devnet.ts"
import { replay } from "../src/devnet/replay.ts"
import { replayFile } from "../src/devnet/replay-file.ts"
import { sendTo } from "../src/devnet/send.ts"
import { exchangeFiles, readExchanges } from "../src/devnet/wire-exchange.ts"
import { fixtures, heliconFixtures } from "../src/recording/directories.ts"

const files = exchangeFiles(fixtures)
const exchangesOf = (name: string) => readExchanges(files.get(name) ?? name)

/** What the transport is tried with: the dialect answers, and the methods are only there to be called. */
function withChainId(chain: ChainPart): ChainPart {
  const ids: Readonly<Record<string, [string, string]>> = {
    C: ["0xa868", "43112"],
    "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx": ["0x18658", "99928"],
  }
  const found = ids[chain.aliases[0] ?? formatId(chain.id)]
  if (found === undefined) return chain
  const [chainId, version] = found
  const rpc = serveByPosition({
    eth_chainId: positionalMethod([], () => chainId),
    net_version: positionalMethod([], () => version),
  })
  return { ...chain, endpoints: { ...chain.endpoints, "/rpc": { handle: rpc } } }
}

let devnet: RecordedDevnet

beforeAll(async () => {
  devnet = await openRecordedDevnet(fixtures)
})

describe("a devnet with the ledgers of a recorded network answers as its node did", () => {
  test.each([
    ["avax", 48],
    ["health", 68],
    ["health-healthy", 19],
    ["health-network-unhealthy", 19],
    ["node", 38],
    ["p-chain", 337],
    ["transport-by-name", 71],
    ["x-chain", 284],
  ])("%s", async (name, equal) => {
    expect(await replayFile(name, await exchangesOf(name), devnet)).toEqual({ equal, different: [] })
  })

  test.each([
    ["startup", 35],
    ["transport-positional-c-chain", 33],
    ["transport-positional-l1", 33],
  ])("%s", async (name, equal) => {
    const whole = { ...devnet, chains: devnet.chains.map(withChainId) }
    const { networkID, identity } = { networkID: 1337, identity: devnet.network }
    const node: RecordedDevnet["node"] = ({ chains = whole.chains, clock = { now: () => 0 } } = {}) =>
      createNode({ networkID, identity, clock, chains })
    expect(await replayFile(name, await exchangesOf(name), { ...whole, node })).toEqual({ equal, different: [] })
  })

  test.each(["transport-by-name", "health"])("%s over a socket", async (name) => {
    const node = devnet.node()
    node.start()
    await using server = await startServer(node)
    const { equal, different } = await replay(await exchangesOf(name), sendTo(server.url), "shape")
    const apart = different.filter(({ request }) => !request.path.startsWith("/ext/health"))
    expect({ apart, equal: equal > 20 }).toEqual({ apart: [], equal: true })
  })
})

test("a devnet with the ledgers of a network that lived through Helicon answers as its node did", async () => {
  const upgraded = await openRecordedDevnet(heliconFixtures)
  const results = new Map<string, unknown>()
  for (const [name, file] of exchangeFiles(heliconFixtures)) {
    results.set(name, await replayFile(name, await readExchanges(file), upgraded))
  }
  expect(Object.fromEntries(results)).toEqual({
    health: { equal: 4, different: [] },
    // Every clone has only some of this C-Chain's containers.
    node: { equal: 18, different: [expect.objectContaining({ name: "index C last", at: ".result.index" })] },
    "p-chain": { equal: 301, different: [] },
    "x-chain": { equal: 40, different: [] },
  })
})
