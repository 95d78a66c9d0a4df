// Made by `pnpm generate` from specs/metrics/openapi.yaml. Do not edit.
import type { HttpHandler } from "msw"
import { type HandlersOptions, handlersOf } from "../../handlers.ts"
import { getAverageTps } from "./get-average-tps.ts"

export { getAverageTps }

/**
 * Mock handlers of every operation of the document; each answers with its first example.
 *
 * @example
 * ```ts
 * import { metricsHandlers } from "@serac/msw/metrics"
 * import { setupServer } from "msw/node"
 *
 * export const server = setupServer(...metricsHandlers())
 * ```
 */
export function metricsHandlers(options?: HandlersOptions): HttpHandler[] {
  return handlersOf([getAverageTps], options)
}
