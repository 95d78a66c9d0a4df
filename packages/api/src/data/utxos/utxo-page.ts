import { parseId } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { givenText, type HandlerRequest, type ReadyJson } from "@serac/server/http"
import { type StoredUtxo, utxoPosition } from "@serac/store"
import { withChainInfo } from "../networks/chain-info.ts"
import type { NetworkDirectory } from "../networks/network-directory.ts"
import { readAddresses } from "../networks/read-ids.ts"
import type { Services } from "../services.ts"
import { renderUtxo } from "./render-utxos.ts"

type UtxosByAddressRequest = HandlerRequest<operations["getUtxosByAddressesV2"]>

const largestAmount = 2n ** 64n - 1n

/**
 * A page of the UTXOs of addresses, with their chain.
 *
 * @param texts - the addresses
 */
export async function utxoPage(
  { path, query, page, signal }: Pick<UtxosByAddressRequest, "path" | "query" | "page" | "signal">,
  { networks }: Services,
  texts: readonly string[],
): Promise<ReadyJson> {
  const chain = await networks.chain(path.network, path.blockchainId)
  const { network } = chain
  const { sortBy = "timestamp", sortOrder = "desc", includeSpent = false, minUtxoAmount = 0 } = query
  const minAmount = BigInt(Math.ceil(minUtxoAmount))
  const filter = {
    chain: chain.chain,
    addresses: readAddresses(texts) ?? [],
    ...(query.assetId !== undefined && { assetId: parseId(query.assetId) }),
    ...(minAmount > 0n && { minAmount }),
    includeSpent,
    sortBy,
    order: sortOrder,
  }
  const list = await page.list(
    "utxos",
    async (range) => (minAmount > largestAmount ? [] : network.reader.utxos(filter, range, { signal })),
    {
      json: (utxos: readonly StoredUtxo[]) =>
        network.assets.with((fill) => utxos.map((utxo) => fill(renderUtxo(utxo, chain.chain)))),
      position: utxoPosition(sortBy),
    },
  )
  return withChainInfo(list, chain)
}

/** Returns a problem for an asset filter on a chain with one asset only. */
export function assetOfAnotherChain(
  { path, query }: Pick<UtxosByAddressRequest, "path" | "query">,
  networks: NetworkDirectory,
) {
  if (query.assetId === undefined) return []
  const chain = networks.chainCalled(path.network, path.blockchainId)
  const isFine = chain === undefined || chain === "X"
  return isFine ? [] : [`assetId is for the X-Chain only, not for ${givenText(path.blockchainId)}`]
}
