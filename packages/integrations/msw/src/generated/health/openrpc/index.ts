// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import type { HttpHandler } from "msw"
import { type HandlersOptions, handlersOf } from "../../../handlers.ts"
import { checkHealth, health } from "./check-health.ts"
import { checkLiveness, liveness } from "./check-liveness.ts"
import { checkReadiness, readiness } from "./check-readiness.ts"

export { checkHealth, checkLiveness, checkReadiness, health, liveness, readiness }

/**
 * Mock handlers of every operation of the document; each answers with its first example.
 *
 * @example
 * ```ts
 * import { healthRpcHandlers } from "@serac/msw/health"
 * import { setupServer } from "msw/node"
 *
 * export const server = setupServer(...healthRpcHandlers())
 * ```
 */
export function healthRpcHandlers(options?: HandlersOptions): HttpHandler[] {
  return handlersOf([checkHealth, checkReadiness, checkLiveness], options)
}
