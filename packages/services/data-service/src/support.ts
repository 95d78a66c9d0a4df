import type { operations } from "@serac/data/types"

/** Operations of the document that no configuration of this service answers, and what it does not do. */
export const unserved = {
  aggregateSignatures: "aggregate signatures",
  getAggregatedSignatures: "aggregate signatures",
  getApiUsageMetrics: "measure its own usage",
  getPrimaryNetworkRpcUsageMetrics: "measure the usage of the public RPC",
  listIcmMessages: "index ICM messages",
} as const satisfies Partial<Record<keyof operations, string>>

/** Paths of lists over all chains of a network, or over all. */
export const pathsOverChains: ReadonlySet<string> = new Set([
  "/v1/blocks",
  "/v1/transactions",
  "/v1/chains/allBlocks",
  "/v1/chains/allTransactions",
])

/** A setting without which an operation is not answered, by its name in `serac.json`. */
export type Setting = "chains" | "node" | "nft.metadata"

/** The settings that an operation needs; none for what every service can answer. */
export function settingsOf(operation: { readonly id: string; readonly path: string }): readonly Setting[] {
  const { id, path } = operation
  if (path.startsWith("/v1/networks/") || path.startsWith("/v1/signatureAggregator/")) return ["node"]
  if (id === "reindexNft") return ["chains", "nft.metadata"]
  return path.startsWith("/v1/chains/") || pathsOverChains.has(path) ? ["chains"] : []
}
