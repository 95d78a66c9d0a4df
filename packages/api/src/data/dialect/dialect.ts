import document from "@serac/data/openapi.json" with { type: "json" }
import { handlers } from "../generated/handlers.ts"
import type { DialectDefinition } from "./dialect-definition.ts"
import { publicDialect } from "./public/public-dialect.ts"

/**
 * `serac`: responses match the documents of this repository. `public`: responses match the hosted service where it differs, for programs that
 * were written for it.
 */
export type Dialect = "serac" | "public"

const dialects: Readonly<Record<Dialect, () => DialectDefinition>> = {
  serac: () => ({ document, handlers, isNativeRequired: false }),
  public: () => publicDialect(document, handlers),
}

/** The document and the handlers of a dialect. */
export function dialectDefinition(dialect: Dialect): DialectDefinition {
  return dialects[dialect]()
}
