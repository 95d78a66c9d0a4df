import { type AnyHandlers, type OpenApiDocument, translatedHandlers } from "@serac/server/http"
import type { Services } from "../../services.ts"
import type { DialectDefinition } from "../dialect-definition.ts"
import { translations } from "./differences.ts"
import { publicDocument } from "./document.ts"

/** What a service is made of that answers as the hosted one does, of what answers as our documents say. */
export function publicDialect(document: OpenApiDocument, handlers: AnyHandlers<Services>): DialectDefinition {
  return {
    document: publicDocument(document),
    handlers: translatedHandlers(document, handlers, translations),
    isNativeRequired: true,
  }
}
