import type { NetworkFacts } from "./network-facts.ts"

/** The values in the configuration. */
export interface SeracJsonOptions {
  readonly network: NetworkFacts
  /** Port of the data service; that of the metrics service is the next, that of the gateway the one after the node's. */
  readonly port: number
  /** The schema's file, and that of the network's genesis, from the configuration's folder. */
  readonly schema: string
  readonly genesis: string
}

/** The configuration of the demo, in the usual form. The network's C-Chain is indexed without being named. */
export function seracJson({ network, port, schema, genesis }: SeracJsonOptions): string {
  const { l1 } = network
  const config = {
    $schema: schema,
    dataDirectory: "data",
    dataService: { port },
    metricsService: { port: port + 1 },
    gateway: { port: port + 3 },
    chains: [
      {
        chainId: l1.chainId,
        name: l1.name,
        network: "testnet",
        description: "An L1 of the primary network on this machine",
        rpcUrls: [`${l1.url}/rpc`],
        wsUrl: `${l1.url.replace(/^http/, "ws")}/ws`,
        nativeToken: { name: l1.name, symbol: l1.name.toUpperCase(), decimals: 18 },
        platformChainId: l1.blockchainId,
        subnetId: l1.subnetId,
        vmId: "srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy",
        vmName: "EVM",
      },
    ],
    node: [network.url],
    // The network's validators listen on this machine, so signatures are requested over the peer protocol.
    signatures: { peers: "on" },
    // Token URIs of the network's NFTs are ipfs://: the network's node serves these documents.
    nft: { ipfsGateway: network.url, allowedPrivateHosts: [new URL(network.url).host] },
    genesis,
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
