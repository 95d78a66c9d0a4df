import { formatAddress } from "@serac/chain"
import type { ServedChain } from "../chains/served-chain.ts"
import { aliases } from "../networks/network-directory.ts"
import type { ServedNetwork } from "../networks/served-network.ts"
import { checksumAddress } from "../render/address.ts"
import type { Forms } from "./forms.ts"
import { resultPath, type SearchResult } from "./result.ts"

/** Maximum EVM chains on which an address of which nothing is indexed is offered. */
const maxChains = 10

/** The pages of a valid address of which nothing is indexed: it may be about to be used, or be used where lists lack blocks. */
export function unusedAddress(
  { account, address }: Forms,
  chains: readonly ServedChain[],
  networks: readonly ServedNetwork[],
): readonly SearchResult[] {
  if (account !== undefined) {
    const id = checksumAddress(account)
    return chains.slice(0, maxChains).map(({ chainId }) => ({
      kind: "address" as const,
      isUnused: true,
      ...{ chainId, id, path: resultPath`/v1/chains/${chainId}/addresses/${id}/transactions` },
    }))
  }
  if (address === undefined) return []
  const id = formatAddress(address.bytes, address.hrp)
  return networks
    .filter(({ definition }) => definition.hrp === address.hrp)
    .flatMap(({ definition: { network } }) =>
      ([aliases.P, aliases.X] as const).map((blockchainId) => ({
        kind: "address" as const,
        isUnused: true,
        ...{ network, blockchainId, id },
        path: resultPath`/v1/networks/${network}/blockchains/${blockchainId}/transactions?addresses=${id}`,
      })),
    )
}
