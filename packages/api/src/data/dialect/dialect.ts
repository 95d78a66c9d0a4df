import document from "@serac/data/openapi.json" with { type: "json" }
import { handlers } from "../generated/handlers.ts"
import type { DialectDefinition } from "./dialect-definition.ts"
import { publicDialect } from "./public/public-dialect.ts"

/**
 * `serac`: answers as the documents of this repository say. `public`: as the hosted service does where it differs, for programs
 * that were written for it.
 */
export type Dialect = "serac" | "public"

const dialects: Readonly<Record<Dialect, () => DialectDefinition>> = {
  serac: () => ({ document, handlers, isNativeRequired: false }),
  public: () => publicDialect(document, handlers),
}

/** What is served in a dialect. */
export function dialectDefinition(dialect: Dialect): DialectDefinition {
  return dialects[dialect]()
}
