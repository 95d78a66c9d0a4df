import type { operations } from "@serac/data/types"
import { cached, type Handler, ServiceError } from "@serac/server/http"
import { type Hex, hexOf, lists } from "@serac/store"
import { findKey } from "../keys/find-key.ts"
import type { NetworkDirectory } from "../networks/network-directory.ts"
import type { NetworkName } from "../networks/unknown-network.ts"
import { checksumAddress } from "../render/address.ts"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"

/** `GET /v1/chains/{chainId}/addresses/{address}/primaryNetworkAddresses`. */
export const getPrimaryNetworkAddresses: Handler<operations["getPrimaryNetworkAddresses"], Services> = cached(
  chainVersion,
  async ({ path }, { chains, networks }) => {
    const chain = await chains.listing(path.chainId, lists.addressTransactions)
    const hrp = prefixOf(networks, chain.definition.network)
    const { key, txHash } = await findKey(chain, path.address.toLowerCase() as Hex)
    // Elliptic curve code is loaded on first use.
    const { addressOfPublicKey, formatAddress } = await import("@serac/chain")
    const bytes = addressOfPublicKey(key)
    return {
      address: checksumAddress(path.address),
      publicKey: hexOf(key),
      txHash,
      xChainAddress: formatAddress(bytes, hrp, "X"),
      pChainAddress: formatAddress(bytes, hrp, "P"),
      cChainAddress: formatAddress(bytes, hrp, "C"),
    }
  },
)

/** The prefix of a network's addresses. Throws a 503 where this service does not index the network. */
function prefixOf(networks: NetworkDirectory, name: NetworkName): string {
  if (networks.all.length > 0 && networks.idOf(name) === undefined)
    throw new ServiceError(503, `this service has no network ${name}, so that the prefix of its addresses is not known`)
  return networks.get(name).definition.hrp
}
