import document from "@serac/metrics/openapi.json" with { type: "json" }
import { handlers } from "../generated/handlers.ts"
import type { DialectDefinition } from "./dialect-definition.ts"
import { publicDialect } from "./public/public-dialect.ts"

/**
 * `serac`: answers as the documents of this repository say. `public`: also what the hosted service has in place of it, for programs
 * that were written for it.
 */
export type Dialect = "serac" | "public"

const dialects: Readonly<Record<Dialect, () => DialectDefinition>> = {
  serac: () => ({ document, handlers }),
  public: () => publicDialect(document, handlers),
}

/** What is served in a dialect. */
export function dialectDefinition(dialect: Dialect): DialectDefinition {
  return dialects[dialect]()
}
