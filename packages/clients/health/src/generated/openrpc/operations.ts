// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import type { RpcOperation } from "@serac/client/rpc"

export const checkHealth: RpcOperation = { method: "health.health", path: "/ext/health" }

/** @deprecated Renamed to {@link checkHealth}. */
export const health: typeof checkHealth = checkHealth

export const checkReadiness: RpcOperation = { method: "health.readiness", path: "/ext/health" }

/** @deprecated Renamed to {@link checkReadiness}. */
export const readiness: typeof checkReadiness = checkReadiness

export const checkLiveness: RpcOperation = { method: "health.liveness", path: "/ext/health" }

/** @deprecated Renamed to {@link checkLiveness}. */
export const liveness: typeof checkLiveness = checkLiveness
