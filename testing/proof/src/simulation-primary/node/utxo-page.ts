import {
  encodeXChainUtxo,
  formatAddress,
  formatHex,
  formatId,
  parseAddress,
  utxoId,
  type XChainState,
} from "@serac/chain"
import { hexOf } from "../world/bytes.ts"
import { type Coin, coinOwners } from "../world/coins.ts"
import type { ChainHeights } from "../world/world.ts"
import { utxoBytes } from "./utxo-bytes.ts"
import type { NodeAnswer, View } from "./view.ts"

interface UtxosRequest {
  readonly addresses: readonly string[]
  readonly limit?: number
  readonly startIndex?: { readonly address: string; readonly utxo: string }
}

const utxosPerPage = 1024

/** Whether an output exists and can be spent on the chain that made it. */
export const isThere = (
  { made, home, spent, isStaked, returnedAt = 0 }: Coin,
  chain: "P" | "X",
  heights: ChainHeights,
): boolean =>
  made.chain === chain &&
  home === chain &&
  made.height <= heights[chain] &&
  !isStaked &&
  returnedAt <= heights[chain] &&
  (spent === undefined || spent.height > heights[chain])

/** UTXOs of addresses: by address and ID, from where the page before it ended. */
export function utxosPage(
  chain: "P" | "X",
  { addresses, limit = utxosPerPage, startIndex }: UtxosRequest,
  { world, heights }: View,
): NodeAnswer {
  const owners = addresses.map((text) => hexOf(parseAddress(text).bytes)).sort()
  const after = startIndex && [hexOf(parseAddress(startIndex.address).bytes), startIndex.utxo]
  const there = [...world.coins.all.values()]
    .filter((coin) => isThere(coin, chain, heights))
    .map((coin) => ({ coin, id: utxoId(coin.txID, coin.outputIndex) }))
    .sort((one, other) => Buffer.compare(one.id, other.id))
  const found = owners.flatMap((owner) =>
    there
      .filter(({ coin }) => coinOwners(coin).addresses.some((address) => hexOf(address) === owner))
      .map(({ coin, id }) => ({ coin, owner, id })),
  )
  const begin = after ? found.findIndex(({ owner, id }) => owner === after[0] && formatId(id) === after[1]) + 1 : 0
  const page = found.slice(begin, begin + Math.min(limit, utxosPerPage))
  const last = page.at(-1)
  const utxos = page.map(({ coin }) => formatHex(chain === "P" ? utxoBytes(coin) : xUtxoBytes(coin)))
  const endIndex = {
    address: formatAddress(Buffer.from(last?.owner ?? owners.at(-1) ?? "", "hex"), world.network.hrp, chain),
    utxo: formatId(last?.id ?? new Uint8Array(32)),
  }
  return { result: { numFetched: String(utxos.length), utxos, endIndex, encoding: "hex" } }
}

const xUtxoBytes = ({ txID, outputIndex, assetID, output }: Coin): Uint8Array =>
  encodeXChainUtxo({ txID, outputIndex, assetID, output: output as XChainState })
