import { startBigChain } from "@serac/kits/demo-chain"
import { World } from "../simulation/chain/world.ts"
import { SimulatedEndpoint } from "../simulation/node/endpoint.ts"
import { Random } from "../simulation/random.ts"
import type { ChainShape } from "./chain-shape.ts"
import { type GrowingNode, runNode, serveEndpoint } from "./served-node.ts"

const firstTimestamp = 1_700_000_000

// The node of the chain whose indexer is killed, as a process of its own.
const chainShape = JSON.parse(process.argv[2] ?? "") as ChainShape
runNode(chainShape.kind === "big" ? await bigChain() : await forkingChain())

async function bigChain(): Promise<GrowingNode> {
  const { length, chainId, transfersPerBlock } = chainShape
  const chain = await startBigChain({ head: length, chainId, transfersPerBlock })
  chain.warm()
  return { url: chain.rpcUrl, grow: chain.advance, height: () => chain.head }
}

/** A chain that grows, and now and then replaces some of its blocks. */
async function forkingChain(): Promise<GrowingNode> {
  const { length, chainId, seed } = chainShape
  const random = new Random(`forking ${seed}`)
  // Blocks with future timestamps would be stored by the clock, and so differently in each run.
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
  const grow = (blocks: number) => {
    for (let grown = 0; grown < blocks; grown++) world.grow()
    const depth = random.between(1, 24)
    if (random.chance(0.4)) world.reorganise(depth, depth + 1)
  }
  return { url: await serveEndpoint(endpoint), grow, height: () => world.tip.number }
}
