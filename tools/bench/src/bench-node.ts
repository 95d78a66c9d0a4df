import { startBigChain } from "@serac/kits/demo-chain"
import type { BenchShape } from "./bench-chain.ts"

/*
 * The node that contestants index, in a process of its own: a synthetic chain with prepared answers, so that only the contestant is
 * measured. Prints one line of JSON, and moves the head on by as many blocks as it reads lines.
 */
const { ahead = 0, ...benchShape } = JSON.parse(process.argv[2] ?? "") as BenchShape
const benchChain = await startBigChain(benchShape)
benchChain.warm(ahead)
const { rpcUrl, wsUrl, chainId: bigChainId, head: benchHead, tokens: benchTokens, accounts } = benchChain
console.log(JSON.stringify({ rpcUrl, wsUrl, chainId: bigChainId, lastBlock: benchHead, tokens: benchTokens, accounts }))
process.stdin.on("data", (lines) => benchChain.advance(lines.toString().split("\n").length - 1))
process.stdin.on("end", () => process.exit())
