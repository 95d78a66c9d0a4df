import type { AnyHandlers, OpenApiDocument } from "@serac/server/http"
import type { Services } from "../services.ts"

/** The parts of a service that depend on its dialect. */
export interface DialectDefinition {
  /** The served document, which requests and responses are checked against. */
  readonly document: OpenApiDocument
  readonly handlers: AnyHandlers<Services>
  /** As in {@link Services}. */
  readonly isNativeRequired: boolean
}
