import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/http"
import type { Hex } from "@serac/store"
import { renderNft } from "../render/nft.ts"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"

/** `GET /v1/chains/{chainId}/nfts/collections/{address}/tokens`. */
export const listNftTokens: Handler<operations["listNftTokens"], Services> = cached(
  chainVersion,
  async ({ path, page }, { chains }) => {
    const { reader, contracts } = await chains.indexed(path.chainId)
    const address = path.address.toLowerCase() as Hex
    return page.list(
      "tokens",
      ({ after, limit }) => reader.tokens(address, { after: after as [Hex] | undefined, limit }),
      {
        json: (tokens) => contracts.with((contract) => tokens.map((token) => renderNft(token, contract(address)))),
        position: ({ tokenId }) => [tokenId],
      },
    )
  },
)
