import type { OperationName } from "@serac/server/http"
import type { Services } from "../services.ts"
import { noSignatures } from "../signature-aggregator/signature-directory.ts"
import { requiredSettings, type ServiceRequirement, uncounted, unserved } from "../support.ts"

type Configured = Pick<Services, "chains" | "networks" | "nftIndexing" | "signatures" | "usage">

const unservedReasons: Readonly<Record<ServiceRequirement, string>> = {
  chains: "this service has no EVM chain",
  node: "this service does not index the primary network",
  "nft.metadata": "this service does not index metadata of NFTs",
  signatures: noSignatures,
  "usage.count": uncounted,
}

/** The reason why this service does not serve an operation; undefined where it does. */
export function whyUnserved(operation: OperationName, configured: Configured): string | undefined {
  const missing: Readonly<Record<string, string>> = unserved
  const what = missing[operation.id]
  if (what !== undefined) return `this service does not ${what}`
  const setting = requiredSettings(operation).find((setting) => !isSet(setting, configured))
  return setting && unservedReasons[setting]
}

function isSet(setting: ServiceRequirement, { chains, networks, nftIndexing, signatures, usage }: Configured): boolean {
  if (setting === "nft.metadata") return nftIndexing
  if (setting === "signatures") return signatures.isConfigured
  if (setting === "usage.count") return usage !== undefined
  return (setting === "chains" ? chains : networks).all.length > 0
}
