// Made by `pnpm generate` from specs/metrics/openapi.yaml. Do not edit.
import type { operations } from "@serac/metrics/types"
import type { Handlers } from "@serac/server/http"
import { getAverageTps } from "../chain-metrics/get-average-tps.ts"
import type { Services } from "../services.ts"

/** What answers each operation of the document, by operationId. */
export const handlers = { getAverageTps } satisfies Handlers<operations, Services>
