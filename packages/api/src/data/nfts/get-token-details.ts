import type { operations } from "@serac/data/types"
import { cached, type Handler, ReadyJson, ServiceError } from "@serac/server/http"
import type { Hex } from "@serac/store"
import { checksumAddress } from "../render/address.ts"
import { renderNft } from "../render/nft.ts"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"
import { tokenIdOf } from "./token-id.ts"

/** `GET /v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}`. */
export const getTokenDetails: Handler<operations["getTokenDetails"], Services> = cached(
  chainVersion,
  async ({ path }, { chains }) => {
    const { reader, contracts } = await chains.indexed(path.chainId)
    const address = path.address.toLowerCase() as Hex
    const token = await reader.token(address, tokenIdOf(path.tokenId))
    if (token === undefined)
      throw new ServiceError(404, `token ${path.tokenId} of ${checksumAddress(address)} was not found`)
    return new ReadyJson(await contracts.with((contract) => renderNft(token, contract(address))))
  },
)
