import { formatId, formatText, parseId } from "@serac/chain"
import { type ByNameMethods, byNameMethod, read } from "@serac/wire/node"
import type { XChain } from "../../ledger/index.ts"
import { keyOf } from "../keys.ts"
import type { XInterfaceOptions } from "./options.ts"

/** Methods about assets, by id or by the alias in the genesis. */
export const assetMethods = ({ chain }: XInterfaceOptions): ByNameMethods => ({
  "avm.getAssetDescription": byNameMethod({ assetID: read.text }, (given) => {
    const assetID = assetOf(chain, given.assetID)
    const asset = chain.state.assets.get(keyOf(assetID))
    if (!asset) throw new Error(chain.state.has(assetID) ? "transaction doesn't create an asset" : "not found")
    return {
      assetID: formatId(assetID),
      name: formatText(asset.name),
      symbol: formatText(asset.symbol),
      denomination: String(asset.denomination),
    }
  }),
})

/**
 * The id of an asset, from its id in text form or its alias.
 *
 * @throws {Error} with the node's text.
 */
export function assetOf({ state }: XChain, text: string): Uint8Array {
  const named = state.aliases.get(text)
  if (named) return named
  try {
    return parseId(text)
  } catch {
    throw new Error(`asset '${text}' not found`)
  }
}
