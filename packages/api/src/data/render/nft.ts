import type { StoredToken } from "@serac/store"
import { checksumAddress } from "./address.ts"
import { jsonText } from "./json-text.ts"
import type { KnownContract } from "./known-contract.ts"

const unread = '{"indexStatus":"UNINDEXED"}'

/** Renders a token of an NFT contract as JSON text. */
export function renderNft(token: StoredToken, contract: KnownContract): string {
  const members = token.standard === 721 ? contract.erc721 : contract.erc1155
  const id = `"tokenId":"${BigInt(token.tokenId)}","tokenUri":${jsonText(token.tokenUri ?? "")}`
  const owner =
    token.standard === 1155 || token.owner === undefined ? "" : `,"ownerAddress":"${checksumAddress(token.owner)}"`
  return `{${members},${id},"metadata":${token.metadata ?? unread}${owner}}`
}
