import type { ChainDefinition, NetworkDefinition } from "@serac/store"
import { redactUrl } from "../config/redact.ts"
import { networkName } from "../networks/network-name.ts"
import { textTable } from "../table.ts"

/** The URLs of the services. */
export interface ServiceUrls {
  readonly dataService: string
  readonly metricsService: string
}

/** A served network, with an example address if one is known. */
export interface ShownNetwork {
  readonly definition: NetworkDefinition
  readonly address?: string | undefined
}

/** The URLs of the explorer, and of both services with their references. */
export function serviceLines({ dataService, metricsService }: ServiceUrls): string {
  return textTable([
    ["explorer", `${dataService}/`, "what is indexed, to look at in a browser"],
    ["data service", dataService, `reference: ${dataService}/docs`],
    ["metrics service", metricsService, `reference: ${metricsService}/docs`],
  ])
}

/** Lines of curl that work for these chains and networks. */
export function curlLines(
  chains: readonly ChainDefinition[],
  networks: readonly ShownNetwork[],
  { dataService, metricsService }: ServiceUrls,
): string {
  const [first] = chains
  const about =
    first === undefined
      ? []
      : [
          `${dataService}/v1/chains/${first.chainId}/blocks?pageSize=1`,
          `${dataService}/v1/chains/${first.chainId}/transactions?pageSize=2`,
          `${metricsService}/v1/avg_tps/${first.chainId}`,
        ]
  const ofNetworks = networks.flatMap(({ definition, address }) => {
    const base = `${dataService}/v1/networks/${definition.network}`
    return [
      `${base}/validators?pageSize=1`,
      `${base}/blockchains/x-chain/assets/${definition.avaxAssetId}/transactions?pageSize=1`,
      ...(address === undefined ? [] : [`${base}/blockchains/p-chain/utxos?addresses=${address}&pageSize=1`]),
    ]
  })
  return [`${dataService}/v1/chains`, ...about, ...ofNetworks].map((url) => `curl -s '${url}'`).join("\n")
}

/** The indexed chains and networks, and their nodes. */
export function chainLines(chains: readonly ChainDefinition[], networks: readonly NetworkDefinition[]): string {
  return textTable([
    ...networks.map(({ networkId, nodeUrls }) => [
      `P-, X- and C-Chain of ${networkName(networkId)}`,
      nodeUrls.map(redactUrl).join(", "),
    ]),
    ...chains.map(({ name, chainId, rpcUrls }) => [
      name === `Chain ${chainId}` ? name : `${name} (${chainId})`,
      rpcUrls.map(redactUrl).join(", "),
    ]),
  ])
}
