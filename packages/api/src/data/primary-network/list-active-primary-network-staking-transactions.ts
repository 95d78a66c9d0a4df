import type { operations } from "@serac/data/types"
import { cached, givenText, type Handler, withRules } from "@serac/server/http"
import { placePosition } from "@serac/store"
import { withChainInfo } from "../networks/chain-info.ts"
import { foreignAddresses } from "../networks/foreign-addresses.ts"
import { readAddresses } from "../networks/read-ids.ts"
import { tooManyTypes, txTypesOf } from "../networks/tx-types.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { renderNetworkTransactions } from "./render-network-transactions.ts"

type ListStaking = operations["listActivePrimaryNetworkStakingTransactions"]

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions:listStaking`. */
export const listActivePrimaryNetworkStakingTransactions: Handler<ListStaking, Services> = withRules(
  ({ path, query }, { networks }) => [
    ...chainWithoutStaking(path, networks),
    ...foreignAddresses(networks, { network: path.network, name: "addresses", texts: query.addresses }),
    ...tooManyTypes(query),
  ],
  cached(networkVersion, async ({ path, query, page, signal }, { networks }) => {
    const chain = await networks.chain(path.network, path.blockchainId)
    const { network } = chain
    const filter = {
      addresses: readAddresses(query.addresses),
      types: txTypesOf(query.txTypes),
      startTimestamp: query.startTimestamp,
      endTimestamp: query.endTimestamp,
      order: query.sortOrder ?? "desc",
    }
    const list = await page.list("transactions", (range) => network.reader.activeStaking(filter, range, { signal }), {
      json: (transactions) => renderNetworkTransactions(network, transactions),
      position: placePosition,
    })
    return withChainInfo(list, chain)
  }),
)

/** Returns a problem for the blockchain ID of a chain without staking. */
function chainWithoutStaking(
  { network, blockchainId }: ListStaking["parameters"]["path"],
  networks: Services["networks"],
): string[] {
  const chain = networks.chainCalled(network, blockchainId)
  if (chain === undefined || chain === "P") return []
  return [`blockchainId must be that of the P-Chain, on which alone is staked, not ${givenText(blockchainId)}`]
}
