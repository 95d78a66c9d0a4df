import { recordedHelicon, recordedNetwork } from "@serac/recordings"
import { startServer } from "@serac/wire/node/server"
import { beforeAll, describe, expect, test } from "vitest"
import { conversationFiles, readConversation } from "../src/devnet/conversation.ts"
import { openRecordedDevnet, type RecordedDevnet } from "../src/devnet/recorded-devnet.ts"
import { replay } from "../src/devnet/replay.ts"
import { replayFile, replaySocket } from "../src/devnet/replay-file.ts"
import { sendTo } from "../src/devnet/send.ts"
import { exchangeFiles, readExchanges } from "../src/devnet/wire-exchange.ts"

const files = exchangeFiles(recordedNetwork)
const exchangesOf = (name: string) => readExchanges(files.get(name) ?? name)

let devnet: RecordedDevnet

beforeAll(async () => {
  devnet = await openRecordedDevnet(recordedNetwork)
})

describe("a devnet with the ledgers of a recorded network answers as its node did", () => {
  test.each([
    ["avax", 48, 0],
    ["c-chain-prices", 4, 0],
    ["evm-c-chain", 204, 1],
    ["evm-l1", 204, 1],
    ["health", 68, 0],
    ["health-healthy", 19, 19],
    ["health-network-unhealthy", 19, 19],
    ["node", 38, 0],
    ["p-chain", 337, 21],
    ["startup", 35, 35],
    ["transport-by-name", 71, 0],
    ["transport-positional-c-chain", 33, 0],
    ["transport-positional-l1", 33, 0],
    ["x-chain", 284, 20],
  ])("%s: %i, of which %i are compared in shape only", async (name, equal, inShape) => {
    expect(await replayFile(name, await exchangesOf(name), devnet)).toEqual({ equal, inShape, different: [] })
  })

  test.each(["websocket-c-chain", "websocket-l1"])("%s: answers, events of two blocks, and its end", async (name) => {
    const parts = await readConversation(conversationFiles(recordedNetwork).get(name) ?? name)
    const replayed = await replaySocket(name, parts, devnet)
    expect(replayed).toEqual({ equal: 18, inShape: 0, different: [], left: 0 })
  })

  test.each(["transport-by-name", "health"])("%s over a socket", async (name) => {
    const node = devnet.node()
    node.start()
    await using server = await startServer(node)
    const { equal, different } = await replay(await exchangesOf(name), sendTo(server.url), { inShape: "over a socket" })
    const apart = different.filter(({ request }) => !request.path.startsWith("/ext/health"))
    expect({ apart, equal: equal > 20 }).toEqual({ apart: [], equal: true })
  })
})

test("rewards are preferred from the required uptime on, and hashes of blocks without the messenger are the node's", () => {
  expect({ decisions: devnet.decisions, roots: devnet.roots }).toEqual({
    decisions: { equal: 22, inShape: 0, different: [] },
    roots: { equal: 2, inShape: 0, different: [], left: 330 },
  })
})

test("a devnet with the ledgers of a network that lived through Helicon answers as its node did", async () => {
  const upgraded = await openRecordedDevnet(recordedHelicon)
  const results = new Map<string, unknown>([
    ["decisions", upgraded.decisions],
    ["roots", upgraded.roots],
  ])
  for (const [name, file] of exchangeFiles(recordedHelicon)) {
    results.set(name, await replayFile(name, await readExchanges(file), upgraded))
  }
  expect(Object.fromEntries(results)).toEqual({
    decisions: { equal: 102, inShape: 0, different: [] },
    roots: { equal: 104, inShape: 0, different: [], left: 0 },
    avax: { equal: 46, inShape: 0, different: [] },
    "evm-c-chain": { equal: 221, inShape: 1, different: [] },
    health: { equal: 4, inShape: 4, different: [] },
    node: { equal: 19, inShape: 0, different: [] },
    "p-chain": { equal: 301, inShape: 0, different: [] },
    "x-chain": { equal: 40, inShape: 0, different: [] },
  })
})
