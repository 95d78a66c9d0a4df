import { getNativeBalance } from "@serac/data"
import { type Hex, numberToHex } from "viem"
import type { ServiceClients } from "../stack/start-stack.ts"
import type { ProvenChain } from "./compare-all.ts"
import { jsonResult } from "./compare-chain.ts"
import type { Comparison } from "./comparison.ts"

const unknownAccount = "0x000000000000000000000000000000000000dead"

/**
 * Requests the current native balance of each address of a chain, for addresses of the sample also the balance at the first block and in the middle
 * of the chain, and compares them with the node's balances by block number.
 */
export async function compareNativeBalances(
  { data }: ServiceClients,
  { definition, oracle, ledger }: ProvenChain,
  comparison: Comparison,
): Promise<void> {
  const { chainId, nativeToken } = definition
  const head = ledger.blocks.length - 1
  for (const address of [...oracle.addresses, unknownAccount]) {
    const isOfSample = comparison.isOfSample(`native balance ${chainId}`)
    if (comparison.leavesOut("native balance", isOfSample)) continue
    for (const block of isOfSample ? [undefined, Math.min(1, head), head >> 1] : [undefined]) {
      const balance = await askBalance(definition.rpcUrls[0] as string, address, block ?? head)
      // A node may have no state of a past block.
      if (balance === undefined && block !== undefined) continue
      const nativeTokenBalance = { ...nativeToken, chainId, balance: `${BigInt(balance ?? -1)}` }
      const served = await jsonResult(
        getNativeBalance(data, { chainId, address, ...(block !== undefined && { blockNumber: `${block}` }) }),
      )
      comparison.value("native balance", `${chainId} ${address} ${block}`, { nativeTokenBalance }, served)
    }
  }
}

async function askBalance(rpcUrl: string, address: string, block: number): Promise<Hex | undefined> {
  const params = [address, numberToHex(block)]
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getBalance", params })
  const response = await fetch(rpcUrl, { method: "POST", headers: { "content-type": "application/json" }, body })
  return ((await response.json()) as { readonly result?: Hex }).result
}
