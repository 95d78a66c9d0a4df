import type { AnyHandlers, OpenApiDocument } from "@serac/server/http"
import type { Services } from "../services.ts"

/** What a service that speaks a dialect is made of. */
export interface DialectDefinition {
  /** What it says of itself, and what requests and answers are checked against. */
  readonly document: OpenApiDocument
  readonly handlers: AnyHandlers<Services>
  /** As {@link Services} has it. */
  readonly isNativeRequired: boolean
}
