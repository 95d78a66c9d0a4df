import { fileURLToPath } from "node:url"
import { apis } from "@serac/codegen"

/** The workspace. */
export const repository = fileURLToPath(new URL("../../../..", import.meta.url))

/** A package by its name and its folder in the workspace. */
export interface PackedPackage {
  readonly name: string
  readonly folder: string
}

/** Every package that is published, dependencies first. */
export const published: readonly PackedPackage[] = [
  { name: "@serac/client", folder: "packages/client" },
  { name: "@serac/chain", folder: "packages/chain" },
  { name: "@serac/wire", folder: "packages/wire" },
  ...apis.map(({ packageName, folder }) => ({ name: packageName, folder })),
  { name: "@serac/query", folder: "packages/integrations/query" },
  { name: "@serac/viem", folder: "packages/integrations/viem" },
  { name: "@serac/msw", folder: "packages/integrations/msw" },
  { name: "@serac/web", folder: "packages/web" },
  { name: "@serac/mock", folder: "packages/mock" },
  { name: "@serac/codegen", folder: "packages/codegen" },
  { name: "@serac/devnet", folder: "packages/devnet" },
  { name: "@serac/mcp", folder: "packages/integrations/mcp" },
  { name: "@serac/cli", folder: "packages/cli" },
  { name: "create-serac", folder: "packages/create-serac" },
]

/** The libraries of which packages use a few modules: these are built into the packages, in place of dependencies on the whole. */
export const bundledLibraries: readonly string[] = ["@bitauth/libauth", "ox"]

/** Packages of which a program loads nearly every module when it starts: these are published as a few modules. */
export const packagesOfFewModules: readonly string[] = ["@serac/devnet"]

/** The packages that cannot be installed separately: they are private, and built into the command. */
export const embedded: readonly PackedPackage[] = [
  { name: "@serac/api", folder: "packages/api" },
  { name: "@serac/gateway", folder: "packages/gateway" },
  { name: "@serac/indexer", folder: "packages/indexer" },
  { name: "@serac/server", folder: "packages/server" },
  { name: "@serac/signatures", folder: "packages/signatures" },
  { name: "@serac/store", folder: "packages/store" },
]
