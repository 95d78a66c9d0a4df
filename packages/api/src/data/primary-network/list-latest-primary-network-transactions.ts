import { parseId } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { cached, type Handler, withRules } from "@serac/server/http"
import { placePosition } from "@serac/store"
import { withChainInfo } from "../networks/chain-info.ts"
import { foreignAddresses } from "../networks/foreign-addresses.ts"
import { readAddresses } from "../networks/read-ids.ts"
import { tooManyTypes, txTypesOf } from "../networks/tx-types.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { renderNetworkTransactions } from "./render-network-transactions.ts"

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions`. */
export const listLatestPrimaryNetworkTransactions: Handler<
  operations["listLatestPrimaryNetworkTransactions"],
  Services
> = withRules(
  ({ path: { network }, query }, { networks }) => [
    ...foreignAddresses(networks, { network, name: "addresses", texts: query.addresses }),
    ...tooManyTypes(query),
  ],
  cached(networkVersion, async ({ path, query, page, signal }, { networks }) => {
    const chain = await networks.chain(path.network, path.blockchainId)
    const { reader } = chain.network
    const filter = {
      chain: chain.chain,
      addresses: readAddresses(query.addresses),
      ...(query.l1ValidationId !== undefined && { validationId: parseId(query.l1ValidationId) }),
      types: txTypesOf(query.txTypes),
      startTimestamp: query.startTimestamp,
      endTimestamp: query.endTimestamp,
      order: query.sortOrder ?? "desc",
    }
    const list = await page.list("transactions", (range) => reader.transactions(filter, range, { signal }), {
      json: (transactions) => renderNetworkTransactions(chain.network, transactions),
      position: placePosition,
    })
    return withChainInfo(list, chain)
  }),
)
