import { startGateway } from "@serac/gateway"
import { UsageCounter } from "@serac/server/usage"
import type { Store } from "@serac/store"

/** A chain and its node. */
export interface CalledChain {
  readonly chainId: string
  readonly rpcUrl: string
}

/** Calls the mainnet C-Chain's node through a gateway, which counts the call, so that usage exists. */
export async function callThroughGateway(store: Store, { chainId, rpcUrl }: CalledChain): Promise<void> {
  const counter = new UsageCounter({ store })
  const chains = [{ chainId, rpcUrls: [rpcUrl], isCChain: true }]
  const gateway = await startGateway({ nodes: [], chains, network: "mainnet", counter, port: 0 })
  try {
    const headers = { "content-type": "application/json" }
    for (const method of ["eth_chainId", "eth_blockNumber", "personal_sign"]) {
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: [] })
      await (await fetch(`${gateway.url}/ext/bc/C/rpc`, { method: "POST", headers, body })).text()
    }
  } finally {
    await gateway.close()
    await counter.close()
  }
}
