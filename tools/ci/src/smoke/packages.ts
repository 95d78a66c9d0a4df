import { fileURLToPath } from "node:url"

/** The workspace. */
export const repository = fileURLToPath(new URL("../../../..", import.meta.url))

/** Every package that is published, dependencies first. */
export const published = [
  { name: "@serac/client", folder: "packages/client" },
  { name: "@serac/chain", folder: "packages/chain" },
  { name: "@serac/wire", folder: "packages/wire" },
  { name: "@serac/data", folder: "packages/clients/data" },
  { name: "@serac/metrics", folder: "packages/clients/metrics" },
  { name: "@serac/health", folder: "packages/clients/health" },
  { name: "@serac/x-chain", folder: "packages/clients/x-chain" },
  { name: "@serac/p-chain", folder: "packages/clients/p-chain" },
  { name: "@serac/subnet-evm", folder: "packages/clients/subnet-evm" },
  { name: "@serac/query", folder: "packages/integrations/query" },
  { name: "@serac/viem", folder: "packages/integrations/viem" },
  { name: "@serac/msw", folder: "packages/integrations/msw" },
  { name: "@serac/web", folder: "packages/web" },
  { name: "@serac/mock", folder: "packages/mock" },
  { name: "@serac/codegen", folder: "packages/codegen" },
  { name: "@serac/devnet", folder: "packages/devnet" },
  { name: "@serac/mcp", folder: "packages/integrations/mcp" },
  { name: "@serac/cli", folder: "packages/cli" },
] as const

/** The packages that nobody installs: they are private, and built into the command. */
export const embedded = [
  { name: "@serac/api", folder: "packages/api" },
  { name: "@serac/gateway", folder: "packages/gateway" },
  { name: "@serac/indexer", folder: "packages/indexer" },
  { name: "@serac/server", folder: "packages/server" },
  { name: "@serac/signatures", folder: "packages/signatures" },
  { name: "@serac/store", folder: "packages/store" },
] as const
