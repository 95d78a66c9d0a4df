import document from "@serac/data/openapi.json" with { type: "json" }
import { handlers } from "../generated/handlers.ts"
import { publicDialect } from "./public/public-dialect.ts"
import type { Spoken } from "./spoken.ts"

/**
 * `serac`: answers as the documents of this repository say. `public`: as the hosted service does where it differs, for programs
 * that were written for it.
 */
export type Dialect = "serac" | "public"

const dialects: Readonly<Record<Dialect, () => Spoken>> = {
  serac: () => ({ document, handlers, isNativeRequired: false }),
  public: () => publicDialect(document, handlers),
}

/** What is served in a dialect. */
export function spoken(dialect: Dialect): Spoken {
  return dialects[dialect]()
}
