import type { ServiceUrls } from "@serac/cli"
import { evmLines } from "./evm-lines.ts"
import { gatewayLines } from "./gateway-lines.ts"
import type { SuggestedCommand } from "./line.ts"
import type { UsedNetworkFacts } from "./network-facts.ts"
import { networkLines } from "./network-lines.ts"
import { nodeLines } from "./node-lines.ts"

/** The running services, with the values for requests to them. */
export interface Tour {
  readonly network: UsedNetworkFacts
  readonly urls: ServiceUrls & { readonly gateway?: string | undefined }
  /** The configuration file's name from the repository's root. */
  readonly config: string
}

/** Lines to paste into a terminal, which work without changes. */
export function tryLines({ network, urls, config }: Tour): string {
  const lines = (all: readonly SuggestedCommand[]) => all.flatMap(([words, command]) => [`# ${words}`, command])
  return [
    `### the explorer: all of it, to look at in a browser\n${urls.dataService}/\n`,
    `### the node of network ${network.networkID}`,
    ...lines(nodeLines(network)),
    "\n### P-, X- and C-Chain in the data service",
    ...lines(networkLines(network, urls)),
    `\n### the L1 ${network.l1.name}, ${network.l1.chainId}, and the C-Chain's EVM`,
    ...lines(evmLines(network, urls)),
    ...(urls.gateway === undefined
      ? []
      : [
          "\n### the gateway before the node, and what it counts",
          ...lines(gatewayLines(network, { ...urls, gateway: urls.gateway })),
        ]),
    "\n### in TypeScript",
    tryProgram(network.l1.chainId, network.contracts.token, urls),
    "\n### all of it",
    "# how far it is",
    `npm run -s serac -- status --config ${config}`,
  ].join("\n")
}

/**
 * A program with both clients, and the shell's words that run it here: npm's scripts find this repository's Node, and unlike npx ask no
 * registry.
 */
function tryProgram(chainId: string, token: string, { dataService, metricsService }: ServiceUrls): string {
  return `npm --prefix tools/ci run -s program <<'END'
import { createDataClient } from "@serac/data"
import { createMetricsClient } from "@serac/metrics"

const data = createDataClient({ baseUrl: "${dataService}" })
let count = 0
for await (const transfer of data.listTokenTransfers({ chainId: "${chainId}", address: "${token}", pageSize: 100 })) {
  if (!("erc20Token" in transfer) || ++count > 5) break
  console.log(transfer.from.address, "->", transfer.to.address, transfer.value, transfer.erc20Token.symbol)
}

const metrics = createMetricsClient({ baseUrl: "${metricsService}" })
for await (const { timestamp, value } of metrics.getAverageTps({ chainId: "${chainId}" })) {
  console.log(new Date(timestamp * 1000).toISOString(), value, "tx/s")
}
END`
}
