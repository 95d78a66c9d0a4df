import { formatAddress, formatEthAddress, parseAddress, parseEthAddress } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { cached, type Handler, withRules } from "@serac/server/http"
import { foreignAddresses } from "../networks/foreign-addresses.ts"
import { readAddresses } from "../networks/read-ids.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"

/** `GET /v1/networks/{network}/addresses:listChainIds`. */
export const getChainIdsForAddresses: Handler<operations["getChainIdsForAddresses"], Services> = withRules(
  ({ path: { network }, query: { addresses: texts } }, { networks }) =>
    foreignAddresses(networks, { network, name: "addresses", texts }),
  cached(networkVersion, async ({ path, query, signal }, { networks }) => {
    const { reader, chainIds, definition } = await networks.indexed(path.network)
    // Whether an address is on a chain is unknown until the chain is indexed.
    for (const chain of ["X", "C"] as const) await networks.indexed(path.network, chain)
    const texts = [...new Set(query.addresses.map((text) => spelt(text, definition.hrp)))]
    const chains = await reader.chainsOf(readAddresses(texts) ?? [], { signal })
    return {
      addresses: texts.map((address, at) => ({
        address,
        blockchainIds: (chains[at] ?? []).map((chain) => chainIds[chain]),
      })),
    }
  }),
)

/** An address in the spelling of responses. */
function spelt(text: string, hrp: string): string {
  return text.startsWith("0x") ? formatEthAddress(parseEthAddress(text)) : formatAddress(parseAddress(text).bytes, hrp)
}
