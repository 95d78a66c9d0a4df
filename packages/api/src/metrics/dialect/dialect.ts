import document from "@serac/metrics/openapi.json" with { type: "json" }
import { handlers } from "../generated/handlers.ts"
import type { DialectDefinition } from "./dialect-definition.ts"
import { publicDialect } from "./public/public-dialect.ts"

/**
 * `serac`: serves the documents of this repository. `public`: also serves the hosted service's own path of the series, for programs that were
 * written for it.
 */
export type Dialect = "serac" | "public"

const dialects: Readonly<Record<Dialect, () => DialectDefinition>> = {
  serac: () => ({ document, handlers }),
  public: () => publicDialect(document, handlers),
}

/** The document and the handlers of a dialect. */
export function dialectDefinition(dialect: Dialect): DialectDefinition {
  return dialects[dialect]()
}
