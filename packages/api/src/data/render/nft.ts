import type { StoredToken } from "@serac/store"
import { checksumAddress } from "./address.ts"
import { jsonText } from "./json-text.ts"
import type { KnownContract } from "./known-contract.ts"

const ownerOfBurned = `0x${"0".repeat(40)}`
const unreadMetadata = '{"indexStatus":"UNINDEXED"}'
const missingMetadata = '{"indexStatus":"MISSING_TOKEN"}'

/**
 * Renders a token of an NFT contract as JSON text. A burned token has no metadata, whatever was read while it was there: an index of the
 * same blocks that is made later cannot read it any more.
 */
export function renderNft(token: StoredToken, contract: KnownContract): string {
  const owner = token.standard === 721 ? token.owner : undefined
  const isBurned = owner === ownerOfBurned
  const members = token.standard === 721 ? contract.erc721 : contract.erc1155
  const tokenUri = isBurned ? "" : (token.tokenUri ?? "")
  const metadata = isBurned ? missingMetadata : (token.metadata ?? unreadMetadata)
  const ownerMember = owner === undefined ? "" : `,"ownerAddress":"${checksumAddress(owner)}"`
  return `{${members},"tokenId":"${BigInt(token.tokenId)}","tokenUri":${jsonText(tokenUri)},"metadata":${metadata}${ownerMember}}`
}
