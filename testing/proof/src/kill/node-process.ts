import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { createInterface } from "node:readline"
import { startBigChain } from "@serac/kits/demo-chain"
import { World } from "../simulation/chain/world.ts"
import { SimulatedEndpoint } from "../simulation/node/endpoint.ts"
import { Random } from "../simulation/random.ts"
import type { ChainShape } from "./chain-shape.ts"

const firstTimestamp = 1_700_000_000

// The node of a chain that is indexed while its indexer is killed, as a process of its own. It prints its URL, reads lines
// (a number: grow by so many blocks within half a second; nothing: grow no more, and print the number of the last block),
// and ends with its standard input.
const chainShape = JSON.parse(process.argv[2] ?? "") as ChainShape
const servedChain = chainShape.kind === "big" ? await bigChain() : await forkingChain()
console.log(servedChain.url)
let due = 0
let each = 0
setInterval(() => {
  const now = Math.min(due, each)
  due -= now
  if (now > 0) servedChain.grow(now)
}, 50)
const input = createInterface({ input: process.stdin })
input.on("line", (line) => {
  due += Number(line)
  each = Math.ceil(due / 10)
  if (line !== "") return
  if (due > 0) servedChain.grow(due)
  due = 0
  console.log(servedChain.head())
})
input.once("close", () => process.exit())

interface GrowingChain {
  readonly url: string
  readonly grow: (blocks: number) => void
  readonly head: () => number
}

async function bigChain(): Promise<GrowingChain> {
  const { length, chainId, transfersPerBlock } = chainShape
  const chain = await startBigChain({ head: length, chainId, transfersPerBlock })
  chain.warm()
  return { url: chain.rpcUrl, grow: chain.advance, head: () => chain.head }
}

/** Grows, and every now and then forgets some blocks for others. */
async function forkingChain(): Promise<GrowingChain> {
  const { length, chainId, seed } = chainShape
  const random = new Random(`forking ${seed}`)
  // A chain whose blocks are of the future would be placed by the clock, and so otherwise each time.
  const world = new World(random.branch("world"), length, firstTimestamp)
  const endpoint = new SimulatedEndpoint({
    url: "http://forking.test",
    world,
    foreign: world,
    chainId,
    brand: { traces: true, blockReceipts: "by hash", keepsForks: false, maxBatch: 1000 },
    random: random.branch("endpoint"),
    isShallow: () => true,
    onShown: () => {},
  })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const reply = endpoint.reply("/", Buffer.concat(chunks).toString(), Date.now())
    if (reply.kind === "answer")
      response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.text)
    else response.destroy()
  })
  const grow = (blocks: number) => {
    for (let grown = 0; grown < blocks; grown++) world.grow()
    const depth = random.between(1, 24)
    if (random.chance(0.4)) world.reorganise(depth, depth + 1)
  }
  return { url: await listenLocally(server), grow, head: () => world.tip.number }
}

async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
