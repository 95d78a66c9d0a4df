import type { DemoChain } from "@serac/demo-chain"

/** The configuration of the demo, in the form that everybody's has. */
export function seracJson(
  { chainId, rpcUrl, wsUrl }: DemoChain,
  { port, schema }: { readonly port: number; readonly schema: string },
): string {
  const config = {
    $schema: schema,
    dataDirectory: "data",
    dataService: { port },
    metricsService: { port: port + 1 },
    chains: [
      {
        chainId,
        name: "Demo chain",
        network: "testnet",
        description: "A real EVM chain on this machine that plays a seeded script",
        rpcUrls: [rpcUrl],
        wsUrl,
        nativeToken: { name: "Ether", symbol: "ETH", decimals: 18 },
      },
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
