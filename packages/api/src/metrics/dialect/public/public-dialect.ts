import type { AnyHandlers, OpenApiDocument } from "@serac/server/http"
import type { Services } from "../../services.ts"
import type { DialectDefinition } from "../dialect-definition.ts"
import { chainMetricsPaths } from "./chain-metrics-path.ts"
import { getEvmChainMetrics } from "./get-evm-chain-metrics.ts"

/** Our series, and the path under which the hosted service has it today. */
export function publicDialect(document: OpenApiDocument, handlers: AnyHandlers<Services>): DialectDefinition {
  return {
    document: { ...document, paths: { ...document.paths, ...chainMetricsPaths } },
    handlers: { ...handlers, getEvmChainMetrics },
  }
}
