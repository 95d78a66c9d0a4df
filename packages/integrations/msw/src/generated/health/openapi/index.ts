// Made by `pnpm generate` from specs/health/openapi.yaml. Do not edit.
import type { HttpHandler } from "msw"
import { type HandlersOptions, handlersOf } from "../../../handlers.ts"
import { getHealthAlias } from "./get-health-alias.ts"
import { getHealth } from "./get-health.ts"
import { getLiveness } from "./get-liveness.ts"
import { getReadiness } from "./get-readiness.ts"

export { getHealth, getHealthAlias, getLiveness, getReadiness }

/**
 * Mock handlers of every operation of the document; each answers with its first example.
 *
 * @example
 * ```ts
 * import { healthHandlers } from "@serac/msw/health"
 * import { setupServer } from "msw/node"
 *
 * export const server = setupServer(...healthHandlers())
 * ```
 */
export function healthHandlers(options?: HandlersOptions): HttpHandler[] {
  return handlersOf([getHealth, getHealthAlias, getReadiness, getLiveness], options)
}
