import { emptyID, nftfxID, propertyfxID, secp256k1fxID } from "../genesis/constants.ts"
import { formatId } from "../text/id.ts"

export const secp256k1fx = formatId(secp256k1fxID)
export const noFx = formatId(emptyID)
const nftfx = formatId(nftfxID)
const propertyfx = formatId(propertyfxID)

/** The id of a type's feature extension, which is the part before the dot. */
export const fxIDOf = ({ type }: { readonly type: string }): string =>
  type.startsWith("nftfx.") ? nftfx : type.startsWith("propertyfx.") ? propertyfx : secp256k1fx

/** The id of the feature extension of an asset's initial state, by index. */
export const fxIDAt = (index: number): string => [secp256k1fx, nftfx, propertyfx][index] ?? noFx

export const fxID = (id: string): string => `"fxID":"${id}"`
