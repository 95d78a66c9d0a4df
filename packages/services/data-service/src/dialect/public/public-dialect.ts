import { type AnyHandlers, type OpenApiDocument, translatedHandlers } from "@serac/http"
import type { Services } from "../../services.ts"
import type { Spoken } from "../spoken.ts"
import { translations } from "./differences.ts"
import { publicDocument } from "./document.ts"
import { usageMetricsOriginals } from "./usage-metrics.ts"

/** What a service is made of that answers as the hosted one does, of what answers as our documents say. */
export function publicDialect(document: OpenApiDocument, handlers: AnyHandlers<Services>): Spoken {
  const translated = translatedHandlers(document, handlers, translations)
  const renamed = [...usageMetricsOriginals].map(([id, original]) => [id, translated[original.id]])
  return {
    document: publicDocument(document),
    handlers: { ...translated, ...Object.fromEntries(renamed) },
    isNativeRequired: true,
    original: (operation) => usageMetricsOriginals.get(operation.id) ?? operation,
  }
}
