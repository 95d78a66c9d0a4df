import type { operations } from "@serac/data/types"
import { type Handler, ServiceError } from "@serac/server/http"
import type { Hex } from "@serac/store"
import { checksumAddress } from "../render/address.ts"
import type { Services } from "../services.ts"
import { tokenIdOf } from "./token-id.ts"

/** `POST /v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex`: at most once an hour per token. */
export const reindexNft: Handler<operations["reindexNft"], Services> = async (
  { path },
  { chains, store, clock, nftIndexing },
) => {
  const contract = path.address.toLowerCase() as Hex
  const tokenId = tokenIdOf(path.tokenId)
  if (!nftIndexing) throw new ServiceError(503, "this service does not index metadata of NFTs")
  const { chainId, reader } = await chains.indexed(path.chainId)
  if ((await reader.token(contract, tokenId)) === undefined) {
    throw new ServiceError(404, `token ${path.tokenId} of ${checksumAddress(contract)} was not found`)
  }
  const wait = await store.requestReindex(chainId, contract, tokenId, Math.floor(clock() / 1000))
  if (wait > 0) throw new ServiceError(429, "this token can be reindexed once an hour", { retryAfter: wait })
  return undefined
}
