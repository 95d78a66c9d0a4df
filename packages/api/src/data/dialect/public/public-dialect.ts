import { type AnyHandlers, type OpenApiDocument, translatedHandlers } from "@serac/server/http"
import type { Services } from "../../services.ts"
import type { DialectDefinition } from "../dialect-definition.ts"
import { translations } from "./differences.ts"
import { publicDocument } from "./document.ts"

/** The document and the handlers of the hosted service's dialect, made from ours. */
export function publicDialect(document: OpenApiDocument, handlers: AnyHandlers<Services>): DialectDefinition {
  return {
    document: publicDocument(document),
    handlers: translatedHandlers(document, handlers, translations),
    isNativeRequired: true,
  }
}
