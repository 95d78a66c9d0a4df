import type { operations } from "@serac/data/types"
import { cached, type Handler, ServiceError } from "@serac/server/http"
import { type Hex, tokenPosition } from "@serac/store"
import { checksumAddress } from "../render/address.ts"
import { renderNft } from "../render/nft.ts"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"

/** `GET /v1/chains/{chainId}/nfts/collections/{address}/tokens`. */
export const listNftTokens: Handler<operations["listNftTokens"], Services> = cached(
  chainVersion,
  async ({ path, page }, { chains }) => {
    const { reader, contracts } = await chains.indexed(path.chainId)
    const address = path.address.toLowerCase() as Hex
    const read = async (after: readonly [Hex] | undefined, limit: number) => {
      const tokens = await reader.tokens(address, { after, limit })
      if (tokens.length > 0 || after !== undefined) return tokens
      // A collection may exist before its first token.
      const standard = await contracts.with((contract) => contract(address).ercType)
      if (standard === "ERC-721" || standard === "ERC-1155") return tokens
      throw new ServiceError(404, `collection ${checksumAddress(address)} was not found`)
    }
    return page.list("tokens", ({ after, limit }) => read(after, limit), {
      json: (tokens) => contracts.with((contract) => tokens.map((token) => renderNft(token, contract(address)))),
      position: tokenPosition,
    })
  },
)
