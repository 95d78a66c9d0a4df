import type { operations } from "@serac/data/types"
import { cached, type Handler, ReadyJson, withRules } from "@serac/server/http"
import { chainInfo } from "../networks/chain-info.ts"
import { foreignAddresses } from "../networks/foreign-addresses.ts"
import { readAddresses } from "../networks/read-ids.ts"
import { renderBalances } from "../render/balances.ts"
import type { Services } from "../services.ts"
import { timedVersion } from "../versions.ts"

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/balances`. */
export const getPrimaryNetworkBalances: Handler<operations["getPrimaryNetworkBalances"], Services> = withRules(
  ({ path: { network }, query: { addresses: texts } }, { networks }) =>
    foreignAddresses(networks, { network, name: "addresses", texts }),
  cached(timedVersion, async ({ path, query, signal }, { networks, clock }) => {
    const chain = await networks.chain(path.network, path.blockchainId)
    const { network } = chain
    const addresses = readAddresses(query.addresses) ?? []
    const { blockTimestamp } = query
    const groups =
      blockTimestamp === undefined
        ? await network.reader.balances(chain.chain, addresses, { signal })
        : await network.reader.balancesAt(chain.chain, addresses, blockTimestamp, { signal })
    const text = renderBalances(chain, groups, blockTimestamp ?? Math.floor(clock() / 1000))
    return new ReadyJson(`{"balances":${await network.assets.with((fill) => fill(text))},${chainInfo(chain)}}`)
  }),
)
