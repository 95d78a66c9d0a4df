import type { operations } from "@serac/data/types"

/** Operations that no configuration of this service serves, with the missing feature. */
export const unserved: Readonly<Partial<Record<keyof operations, string>>> = {}

/** The reason of a service that does not count its requests. */
export const uncounted = "this service does not count its requests"

/** Paths of operations over all chains of a network, or over all chains. */
export const pathsOverChains: ReadonlySet<string> = new Set([
  "/v1/blocks",
  "/v1/transactions",
  "/v1/chains/allBlocks",
  "/v1/chains/allTransactions",
  "/v1/address/{address}/chains",
  "/v1/chains/address/{address}",
  "/v1/icm/addresses/{address}/messages",
  "/v1/icm/messages",
  "/v1/icm/messages/{messageId}",
  "/v1/teleporter/addresses/{address}/messages",
  "/v1/teleporter/messages",
  "/v1/teleporter/messages/{messageId}",
])

/** A setting that an operation requires, by its name in `serac.json`. */
export type ServiceRequirement = "chains" | "node" | "nft.metadata" | "signatures" | "usage.count"

/** The settings that an operation requires; empty for one that every service serves. */
export function requiredSettings(operation: {
  readonly id: string
  readonly path: string
}): readonly ServiceRequirement[] {
  const { id, path } = operation
  if (path.startsWith("/v1/signatureAggregator/")) return ["node", "signatures"]
  if (path.startsWith("/v1/networks/")) return ["node"]
  if (id === "getApiUsageMetrics" || id === "getApiLogs") return ["usage.count"]
  if (id === "getAvaxSupply" || id === "getPrimaryNetworkAddresses") return ["node", "chains"]
  if (id === "reindexNft") return ["chains", "nft.metadata"]
  return /^\/v[12]\/chains\/./.test(path) || pathsOverChains.has(path) ? ["chains"] : []
}
