import { startBigChain } from "@serac/kits/demo-chain"

/** What the process that serves many chains is told. */
export interface ManyChainsShape {
  readonly chains: number
  /** Blocks of each chain at the start, of two transfers each. */
  readonly head: number
  /** Seconds between two blocks of a chain. */
  readonly blockTime: number
}

/*
 * The nodes of many quiet chains in a process of their own. Prints the URL of each as one line of JSON; chains take turns to make a block.
 */
const manyShape = JSON.parse(process.argv[2] ?? "") as ManyChainsShape
const manyChains = await Promise.all(
  Array.from({ length: manyShape.chains }, (_, at) =>
    startBigChain({ chainId: 50_000 + at, seed: at + 1, head: manyShape.head, transfersPerBlock: 2, accounts: 200 }),
  ),
)
console.log(JSON.stringify(manyChains.map(({ rpcUrl }) => rpcUrl)))
let blocksMade = 0
setInterval(
  () => manyChains[blocksMade++ % manyChains.length]?.advance(),
  (manyShape.blockTime * 1000) / manyShape.chains,
)
process.stdin.on("end", () => process.exit()).resume()
