import type { ChainDefinition } from "@serac/store"
import { redactUrl } from "../config/redact.ts"
import { table } from "../table.ts"

/** Where the services answer. */
export interface ServiceUrls {
  readonly dataService: string
  readonly metricsService: string
}

/** Both services with their references. */
export function serviceLines({ dataService, metricsService }: ServiceUrls): string {
  return table([
    ["data service", dataService, `what it answers: ${dataService}/docs`],
    ["metrics service", metricsService, `what it answers: ${metricsService}/docs`],
  ])
}

/** Lines to paste, which work for these chains. */
export function curlLines(chains: readonly ChainDefinition[], { dataService, metricsService }: ServiceUrls): string {
  const [first] = chains
  const about =
    first === undefined
      ? []
      : [
          `${dataService}/v1/chains/${first.chainId}/blocks?pageSize=1`,
          `${dataService}/v1/chains/${first.chainId}/transactions?pageSize=2`,
          `${metricsService}/v1/avg_tps/${first.chainId}`,
        ]
  return [`${dataService}/v1/chains`, ...about].map((url) => `curl -s '${url}'`).join("\n")
}

/** What is indexed, by which nodes. */
export function chainLines(chains: readonly ChainDefinition[]): string {
  return table(
    chains.map(({ name, chainId, rpcUrls }) => [
      name === `Chain ${chainId}` ? name : `${name} (${chainId})`,
      rpcUrls.map(redactUrl).join(", "),
    ]),
  )
}
