import type { NetworkChange, NetworkChangePosition, NetworkDefinition, NetworkReader, PrimaryChain } from "@serac/store"
import type { ChangeFeed } from "../feed/change-feed.ts"
import type { AssetBook } from "../render/asset-book.ts"

/** A primary network that this service serves. */
export interface ServedNetwork {
  readonly definition: NetworkDefinition
  readonly reader: NetworkReader
  readonly assets: AssetBook
  readonly feed: ChangeFeed<NetworkChange, NetworkChangePosition>
  /** Blockchain IDs in CB58. */
  readonly chainIds: Readonly<Record<PrimaryChain, string>>
}

/** A chain of a primary network with data. */
export interface ServedPrimaryChain {
  readonly network: ServedNetwork
  readonly chain: PrimaryChain
}

/** The P-Chain's ID and the primary network's subnet ID: 32 zero bytes on every network. */
export const zeroIdText = "11111111111111111111111111111111LpoYY"

/** Makes a served network, with the IDs of its chains by their letters. */
export function serveNetwork(
  definition: NetworkDefinition,
  { reader, assets, feed }: Pick<ServedNetwork, "reader" | "assets" | "feed">,
): ServedNetwork {
  const { xChainId, cChainId } = definition
  return { definition, reader, assets, feed, chainIds: { P: zeroIdText, X: xChainId, C: cChainId } }
}
