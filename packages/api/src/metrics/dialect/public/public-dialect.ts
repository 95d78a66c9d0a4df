import type { AnyHandlers, OpenApiDocument } from "@serac/server/http"
import type { Services } from "../../services.ts"
import type { DialectDefinition } from "../dialect-definition.ts"
import { chainMetricsPaths } from "./chain-metrics-path.ts"
import { getEvmChainMetrics } from "./get-evm-chain-metrics.ts"

/** Our series, also under the hosted service's current path. */
export function publicDialect(document: OpenApiDocument, handlers: AnyHandlers<Services>): DialectDefinition {
  return {
    document: { ...document, paths: { ...document.paths, ...chainMetricsPaths } },
    handlers: { ...handlers, getEvmChainMetrics },
  }
}
