// Made by `pnpm generate` from packages/codegen/src/apis.ts. Do not edit.
import { createDataCore } from "@serac/data"
import { createHealthCore, createHealthRpcCore } from "@serac/health"
import { createMetricsCore } from "@serac/metrics"
import { createPChainCore } from "@serac/p-chain"
import { createSubnetEvmCore } from "@serac/subnet-evm"
import { createXChainCore } from "@serac/x-chain"

/** The APIs, as their packages are named: `@serac/data` and so on. */
export const apiNames = ["data", "metrics", "health", "x-chain", "p-chain", "subnet-evm"] as const

/** By API, what loads the descriptors of its operations, and of each document of its package what makes a bare client. */
export const clientPackages = {
  data: { operations: () => import("@serac/data/operations"), openapi: createDataCore },
  metrics: { operations: () => import("@serac/metrics/operations"), openapi: createMetricsCore },
  health: {
    operations: () => import("@serac/health/operations"),
    openapi: createHealthCore,
    openrpc: createHealthRpcCore,
  },
  "x-chain": { operations: () => import("@serac/x-chain/operations"), openrpc: createXChainCore },
  "p-chain": { operations: () => import("@serac/p-chain/operations"), openrpc: createPChainCore },
  "subnet-evm": { operations: () => import("@serac/subnet-evm/operations"), openrpc: createSubnetEvmCore },
}
