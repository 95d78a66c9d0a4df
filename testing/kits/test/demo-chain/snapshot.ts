import { createRpc } from "../../src/demo-chain/anvil/rpc.ts"

/** Everything that an indexer could read from a chain, block by block. */
export async function snapshot(rpcUrl: string) {
  const rpc = createRpc(rpcUrl)
  const blocks = []
  for (let number = 0; number <= Number(await rpc("eth_blockNumber")); number++) {
    const at = `0x${number.toString(16)}`
    blocks.push({
      block: await rpc<{ hash: string; transactions: { type: string }[] }>("eth_getBlockByNumber", [at, true]),
      receipts: await rpc<{ status: string; contractAddress: string | null }[]>("eth_getBlockReceipts", [at]),
      logs: await rpc<{ topics: string[]; address: string }[]>("eth_getLogs", [{ fromBlock: at, toBlock: at }]),
      traces: await rpc<unknown[]>("debug_traceBlockByNumber", [at, { tracer: "callTracer" }]),
    })
  }
  return blocks
}

export const hashes = (blocks: Awaited<ReturnType<typeof snapshot>>) => blocks.map(({ block }) => block.hash)
