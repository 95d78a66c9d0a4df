import type { operations } from "@serac/data/types"
import type { Handler } from "@serac/server/http"
import { balancePosition, type Hex } from "@serac/store"
import type { Services } from "../services.ts"
import { balanceBlock } from "./balance-block.ts"
import { contractsOf, readBalances } from "./balance-pages.ts"
import { nativeMember } from "./native/native-member.ts"
import { renderNftBalances } from "./render-token-balances.ts"
import { withNative } from "./with-native.ts"

/** `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc721`. Not cached, since the response depends on a node. */
export const listErc721Balances: Handler<operations["listErc721Balances"], Services> = async (
  { path, query, page },
  services,
) => {
  const chain = await services.chains.withBalances(path.chainId)
  const holder = path.address.toLowerCase() as Hex
  const list = { holder, of: "erc721", contracts: contractsOf(query) } as const
  return withNative(
    nativeMember(chain, services, { holder, block: await balanceBlock(chain, undefined) }),
    page.list("erc721TokenBalances", (range) => readBalances(chain, list, range), {
      json: (balances) => renderNftBalances(chain, balances),
      position: balancePosition,
    }),
  )
}
