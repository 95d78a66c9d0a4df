import { startBigChain } from "@serac/kits/demo-chain"

/** The node of a long chain, in a process of its own: it hashes every block before it answers. Ends with the process that started it. */
const [head] = process.argv.slice(2)
const { rpcUrl, chainId, tokens, accounts } = await startBigChain({
  head: Number(head),
  accounts: 400_000,
  tokens: 5_000,
  // A block's texts are 200 kB.
  readyBlocks: 200,
})
process.once("disconnect", () => process.exit())
process.send?.({ rpcUrl, chainId, token: tokens[0], account: accounts[0] })
