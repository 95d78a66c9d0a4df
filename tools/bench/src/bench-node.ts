import { startBigChain } from "@serac/demo-chain"

/*
 * The node that contestants index, in a process of its own: a synthetic chain whose answers are ready, so that what is
 * measured is the contestant. Prints one line of JSON, and moves the head on by as many blocks as it reads lines.
 */
const chain = await startBigChain({ head: Number(process.argv[2] ?? 4901) })
chain.warm()
const { rpcUrl, chainId, head, tokens, accounts } = chain
console.log(JSON.stringify({ rpcUrl, chainId, lastBlock: head, tokens, accounts }))
process.stdin.on("data", (lines) => chain.advance(lines.toString().split("\n").length - 1))
process.stdin.on("end", () => process.exit())
