import type { operations } from "@serac/data/types"
import type { Handler } from "@serac/server/http"
import { balancePosition, type Hex } from "@serac/store"
import type { Services } from "../services.ts"
import { balanceBlock } from "./balance-block.ts"
import { readBalances } from "./balance-pages.ts"
import { nativeMember } from "./native/native-member.ts"
import { renderErc20Balances } from "./render-token-balances.ts"
import { withNative } from "./with-native.ts"

/** `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc20`. Not cached, since the response depends on a node. */
export const listErc20Balances: Handler<operations["listErc20Balances"], Services> = async (
  { path, query, page },
  services,
) => {
  const chain = await services.chains.withBalances(path.chainId)
  const holder = path.address.toLowerCase() as Hex
  const { currency, filterSpamTokens = true, contractAddresses } = query
  const block = await balanceBlock(chain, query.blockNumber)
  // The block may have been stored since the check before.
  await services.chains.withBalances(path.chainId)
  const contracts = contractAddresses?.map((contract) => contract.toLowerCase() as Hex)
  const list = {
    holder,
    of: "erc20",
    contracts,
    blockNumber: query.blockNumber === undefined ? undefined : block.number,
  } as const
  return withNative(
    nativeMember(chain, services, { holder, block, currency }),
    page.list("erc20TokenBalances", (range) => readBalances(chain, list, range), {
      json: (balances) =>
        renderErc20Balances(chain, balances, { prices: services.prices, currency, withSpam: !filterSpamTokens }),
      position: balancePosition,
    }),
  )
}
