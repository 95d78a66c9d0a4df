import type { operations } from "@serac/data/types"
import { cached, type Handler, type PageRange, ReadyJson } from "@serac/server/http"
import { type Hex, type HolderCursor, type HolderPage, holderPosition } from "@serac/store"
import type { ServedChain } from "../chains/served-chain.ts"
import { tokenIdOf } from "../nfts/token-id.ts"
import { checksumAddress } from "../render/address.ts"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"

/** `GET /v1/chains/{chainId}/tokens/{address}/holders`. */
export const listTokenHolders: Handler<operations["listTokenHolders"], Services> = cached(
  chainVersion,
  async ({ path, query, page }, { chains }) => {
    const chain = await chains.withHolders(path.chainId)
    const token: HeldToken = {
      contract: path.address.toLowerCase() as Hex,
      tokenId: query.tokenId === undefined ? undefined : tokenIdOf(query.tokenId),
    }
    let sums = { holderCount: 0, supply: 0n }
    const { text } = await page.list(
      "holders",
      async (range) => {
        const { holders, ...more } = await readHolders(chain, token, range)
        sums = more
        return holders
      },
      {
        json: (holders) =>
          chain.contracts.with((contract) =>
            holders.map(
              ({ holder, balance }) =>
                `{"address":"${checksumAddress(holder)}"${contract(holder).party},"balance":"${balance}"}`,
            ),
          ),
        position: holderPosition,
      },
    )
    return new ReadyJson(`{"holderCount":${sums.holderCount},"totalSupply":"${sums.supply}",${text.slice(1)}`)
  },
)

interface HeldToken {
  readonly contract: Hex
  readonly tokenId: Hex | undefined
}

/** Reads holders of ERC-20 and ERC-1155 tokens from their list; an ERC-721 token has its known owner. */
async function readHolders(
  { reader }: ServedChain,
  { contract, tokenId }: HeldToken,
  { after, limit }: PageRange<HolderCursor>,
): Promise<HolderPage> {
  const page = await reader.holders({ contract, tokenId, after, limit })
  if (page.holderCount > 0 || tokenId === undefined || after !== undefined) return page
  const { standard, owner } = (await reader.token(contract, tokenId)) ?? {}
  // A burned token has no owner.
  if (standard !== 721 || owner === undefined || BigInt(owner) === 0n) return page
  return { holders: [{ holder: owner, balance: 1n }], holderCount: 1, supply: 1n }
}
