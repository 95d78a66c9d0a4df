import { readFileSync } from "node:fs"
import type { OpenApiDocument } from "../../src/index.ts"

/** The bundled document of a client package. */
export function documentOf(api: "data" | "metrics"): OpenApiDocument {
  const file = new URL(`../../../../clients/${api}/openapi.json`, import.meta.url)
  return JSON.parse(readFileSync(file, "utf8"))
}
