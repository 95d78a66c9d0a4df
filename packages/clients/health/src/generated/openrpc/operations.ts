// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import type { RpcOperation } from "@serac/rpc"

export const health: RpcOperation = { method: "health.health", path: "/ext/health" }

export const readiness: RpcOperation = { method: "health.readiness", path: "/ext/health" }

export const liveness: RpcOperation = { method: "health.liveness", path: "/ext/health" }
