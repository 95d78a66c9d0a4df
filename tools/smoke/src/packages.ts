import { fileURLToPath } from "node:url"

/** The workspace. */
export const root = fileURLToPath(new URL("../../..", import.meta.url))

/** Every package that is published, dependencies first. */
export const published = [
  { name: "@serac/http-client", folder: "packages/runtime/http" },
  { name: "@serac/rest", folder: "packages/runtime/rest" },
  { name: "@serac/rpc", folder: "packages/runtime/rpc" },
  { name: "@serac/chain", folder: "packages/runtime/chain" },
  { name: "@serac/data", folder: "packages/clients/data" },
  { name: "@serac/metrics", folder: "packages/clients/metrics" },
  { name: "@serac/health", folder: "packages/clients/health" },
  { name: "@serac/x-chain", folder: "packages/clients/x-chain" },
  { name: "@serac/p-chain", folder: "packages/clients/p-chain" },
  { name: "@serac/subnet-evm", folder: "packages/clients/subnet-evm" },
  { name: "@serac/query", folder: "packages/integrations/query" },
  { name: "@serac/viem", folder: "packages/integrations/viem" },
  { name: "@serac/msw", folder: "packages/integrations/msw" },
  { name: "@serac/node-wire", folder: "packages/services/node-wire" },
  { name: "@serac/reference", folder: "packages/services/reference" },
  { name: "@serac/peer", folder: "packages/services/peer" },
  { name: "@serac/signatures", folder: "packages/services/signatures" },
  { name: "@serac/mock", folder: "packages/services/mock" },
  { name: "@serac/codegen", folder: "tools/codegen" },
  { name: "@serac/items", folder: "packages/services/items" },
  { name: "@serac/store", folder: "packages/services/store" },
  { name: "@serac/http", folder: "packages/services/http" },
  { name: "@serac/monitoring", folder: "packages/services/monitoring" },
  { name: "@serac/access", folder: "packages/services/access" },
  { name: "@serac/usage", folder: "packages/services/usage" },
  { name: "@serac/metadata-reader", folder: "packages/services/metadata-reader" },
  { name: "@serac/indexing", folder: "packages/services/indexing" },
  { name: "@serac/evm-indexer", folder: "packages/services/evm-indexer" },
  { name: "@serac/network-indexer", folder: "packages/services/network-indexer" },
  { name: "@serac/data-service", folder: "packages/services/data-service" },
  { name: "@serac/metrics-service", folder: "packages/services/metrics-service" },
  { name: "@serac/ledger", folder: "packages/services/ledger" },
  { name: "@serac/evm-chain", folder: "packages/services/evm-chain" },
  { name: "@serac/devnet", folder: "packages/services/devnet" },
  { name: "@serac/mcp", folder: "packages/integrations/mcp" },
  { name: "@serac/cli", folder: "packages/services/cli" },
] as const
