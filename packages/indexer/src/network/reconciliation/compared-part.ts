import { type PrimaryChain, primaryChains } from "@serac/store"
import type { StakersRequest } from "../node/network-node.ts"

/** The subject of one comparison of a primary network: a block, UTXOs of addresses, or validators. */
export type ComparedPart =
  | { readonly chain: PrimaryChain; readonly from: number }
  | {
      readonly chain: PrimaryChain
      readonly source: PrimaryChain
      /** In hexadecimal. */
      readonly addresses: readonly string[]
    }
  | StakersRequest

const maxPartAddresses = 16

/** The part as text. A difference keeps it, so that the part can be compared again after a restart. */
export function formatPart(part: ComparedPart): string {
  return JSON.stringify(part)
}

/** Parses a text of {@link formatPart}; undefined for any other text. */
export function parsePart(text: string): ComparedPart | undefined {
  try {
    const part: unknown = JSON.parse(text)
    return isPart(part) ? part : undefined
  } catch {
    return undefined
  }
}

const isChain = (value: unknown) => primaryChains.some((chain) => chain === value)
const isOptionalText = (value: unknown) => value === undefined || typeof value === "string"

function isPart(value: unknown): value is ComparedPart {
  if (typeof value !== "object" || value === null) return false
  const { chain, source, from, addresses, subnetId, nodeId } = value as Record<string, unknown>
  if (chain === undefined) return isOptionalText(subnetId) && isOptionalText(nodeId)
  if (!isChain(chain)) return false
  if (source === undefined) return Number.isSafeInteger(from) && Number(from) >= 0
  if (!isChain(source) || !Array.isArray(addresses) || addresses.length > maxPartAddresses) return false
  return addresses.every((one) => typeof one === "string" && /^[0-9a-f]{40}$/.test(one))
}
