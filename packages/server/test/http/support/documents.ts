import data from "@serac/data/openapi.json" with { type: "json" }
import metrics from "@serac/metrics/openapi.json" with { type: "json" }
import type { OpenApiDocument } from "../../../src/http/index.ts"

/** The documents that are served, by the folder of their client. */
export const documents: Readonly<Record<"data" | "metrics", OpenApiDocument>> = { data, metrics }
