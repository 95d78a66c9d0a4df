import type { ServiceOptions } from "@serac/http"
import document from "@serac/metrics/openapi.json" with { type: "json" }
import { handlers } from "./generated/handlers.ts"
import type { MetricsServiceOptions } from "./options.ts"
import { PageTokens } from "./page-token.ts"
import type { Services } from "./services.ts"

/** What `@serac/http` needs to serve the metrics API. */
export async function assemble(options: MetricsServiceOptions): Promise<ServiceOptions<Services>> {
  const { store, chains, clock = Date.now } = options
  const { logger, cors, bodyLimit, requestTimeout, connections, shutdownGrace, checkResponses } = options
  const secret = await store.secret()
  return {
    document,
    handlers,
    services: { store, chains, tokens: new PageTokens(secret), clock },
    messages: "list",
    secret,
    health: async () => {
      const indexed = new Set((await store.chains()).map(({ chainId }) => chainId))
      return {
        ready: true,
        details: { chains: chains.map(({ chainId, name }) => ({ chainId, name, measured: indexed.has(chainId) })) },
      }
    },
    ...(logger && { logger }),
    ...(cors !== undefined && { cors }),
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(requestTimeout !== undefined && { requestTimeout }),
    ...(connections && { connections }),
    ...(shutdownGrace !== undefined && { shutdownGrace }),
    ...(checkResponses !== undefined && { checkResponses }),
  }
}
