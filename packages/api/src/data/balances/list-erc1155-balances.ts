import type { operations } from "@serac/data/types"
import type { Handler } from "@serac/server/http"
import { balancePosition, type Hex } from "@serac/store"
import type { Services } from "../services.ts"
import { balanceBlock } from "./balance-block.ts"
import { contractsOf, readBalances } from "./balance-pages.ts"
import { nativeMember } from "./native/native-member.ts"
import { renderNftBalances } from "./render-token-balances.ts"
import { withNative } from "./with-native.ts"

/** `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc1155`. Not cached, since the response depends on a node. */
export const listErc1155Balances: Handler<operations["listErc1155Balances"], Services> = async (
  { path, query, page },
  services,
) => {
  const chain = await services.chains.withBalances(path.chainId)
  const holder = path.address.toLowerCase() as Hex
  const block = await balanceBlock(chain, query.blockNumber)
  // The block may have been stored since the check before.
  await services.chains.withBalances(path.chainId)
  const list = {
    holder,
    of: "erc1155",
    contracts: contractsOf(query),
    blockNumber: query.blockNumber === undefined ? undefined : block.number,
  } as const
  return withNative(
    nativeMember(chain, services, { holder, block }),
    page.list("erc1155TokenBalances", (range) => readBalances(chain, list, range), {
      json: (balances) => renderNftBalances(chain, balances),
      position: balancePosition,
    }),
  )
}
