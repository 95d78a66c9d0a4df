import { formatHex, parseId } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { cached, given, type Handler, withRules } from "@serac/http"
import type { StoredUtxo } from "@serac/store"
import { withChainInfo } from "../networks/chain-info.ts"
import { foreignAddresses } from "../networks/foreign-addresses.ts"
import type { NetworkDirectory } from "../networks/network-directory.ts"
import { readAddresses } from "../networks/read-ids.ts"
import { renderUtxo } from "../render/utxos.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"

const largestAmount = 2n ** 64n - 1n

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/utxos`. */
export const listUtxos: Handler<operations["listUtxos"], Services> = withRules(
  ({ path, query }, { networks }) => [
    ...foreignAddresses(networks, { network: path.network, name: "addresses", texts: query.addresses }),
    ...(query.assetId === undefined ? [] : assetOfAnotherChain(path, networks)),
  ],
  cached(networkVersion, async ({ path, query, page, signal }, { networks }) => {
    const chain = await networks.chain(path.network, path.blockchainId)
    const { network } = chain
    const { sortBy = "timestamp", sortOrder = "desc", includeSpent = false, minUtxoAmount = 0 } = query
    const minAmount = BigInt(Math.ceil(minUtxoAmount))
    const filter = {
      chain: chain.chain,
      addresses: readAddresses(query.addresses) ?? [],
      ...(query.assetId !== undefined && { assetId: parseId(query.assetId) }),
      ...(minAmount > 0n && { minAmount }),
      includeSpent,
      sortBy,
      order: sortOrder,
    }
    const list = await page.list(
      "utxos",
      async ({ after, limit }) =>
        filter.addresses.length === 0 || minAmount > largestAmount
          ? []
          : network.reader.utxos(filter, { after: after as readonly [string, string] | undefined, limit }, { signal }),
      {
        json: (utxos: readonly StoredUtxo[]) =>
          network.assets.with((fill) => utxos.map((utxo) => fill(renderUtxo(utxo, chain.chain)))),
        position: ({ timestamp, amount, id }) => [
          String(sortBy === "amount" ? amount : timestamp),
          formatHex(id, "hexnc").slice(2),
        ],
      },
    )
    return withChainInfo(list, chain)
  }),
)

/** Every other chain has one asset only. */
function assetOfAnotherChain(
  { network, blockchainId }: operations["listUtxos"]["parameters"]["path"],
  networks: NetworkDirectory,
): string[] {
  const chain = networks.chainCalled(network, blockchainId)
  return chain === undefined || chain === "X" ? [] : [`assetId is for the X-Chain only, not for ${given(blockchainId)}`]
}
