import type { operations } from "@serac/data/types"
import { cached, type Handler, ReadyJson } from "@serac/server/http"
import type { Hex } from "@serac/store"
import { nativeToken } from "../prices/read-prices.ts"
import type { Services } from "../services.ts"
import { pricedVersion } from "../versions.ts"
import { balanceBlock } from "./balance-block.ts"
import { nativeBalance } from "./native/native-balance.ts"
import { renderNativeBalance } from "./native/render-native-balance.ts"

/** `GET /v1/chains/{chainId}/addresses/{address}/balances:getNative`. */
export const getNativeBalance: Handler<operations["getNativeBalance"], Services> = cached(
  pricedVersion,
  async ({ path, query }, { chains, prices }) => {
    const chain = await chains.indexed(path.chainId)
    const block = await balanceBlock(chain, query.blockNumber)
    const balance = await nativeBalance(chain, path.address.toLowerCase() as Hex, block)
    const price = prices.price(chain.chainId, nativeToken, query.currency)
    return new ReadyJson(`{"nativeTokenBalance":${renderNativeBalance(chain.definition, balance, price)}}`)
  },
)
