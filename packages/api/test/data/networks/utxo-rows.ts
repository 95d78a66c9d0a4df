import type { StoredUtxo } from "@serac/store"
import { hole } from "@serac/store/items"
import { network, platformChainId } from "./fake-network.ts"
import { bech32, cb58, id } from "./ids.ts"

const chainIds = { P: platformChainId, X: network.xChainId, C: network.cChainId }

export interface UtxoPlan {
  readonly createdOn?: StoredUtxo["createdOn"]
  readonly consumedOn?: StoredUtxo["consumedOn"]
  readonly amount?: bigint
  /** cb58. */
  readonly assetId?: string
  readonly staked?: boolean
  /** Number of the transaction that consumed it, at height 9. */
  readonly consumedBy?: number
  readonly credentials?: string
}

/** A UTXO of address 1 as an indexer stores it, in the shapes of its chains. */
export function storedUtxo(number: number, plan: UtxoPlan = {}): StoredUtxo {
  const { createdOn = "P", consumedOn = createdOn, amount = 5n, staked = false } = plan
  const { assetId = network.avaxAssetId, consumedBy, credentials } = plan
  const head =
    `{"addresses":["${bech32(1)}"],"asset":{"assetId":"${assetId}"${hole.asset},"amount":"${amount}"}` +
    `,"consumedOnChainId":"${chainIds[consumedOn]}","createdOnChainId":"${chainIds[createdOn]}"` +
    `,"utxoId":"${cb58(number)}"`
  const platform =
    `${head},"amount":"${amount}","assetId":"${assetId}","blockNumber":"3","blockTimestamp":1000,"outputIndex":1` +
    `,"threshold":1,"txHash":"${cb58(100 + number)}","utxoType":"${staked ? "STAKE" : "TRANSFER"}"`
  const other =
    `${head},"creationTxHash":"${cb58(100 + number)}","locktime":0,"outputIndex":"1","threshold":1,"timestamp":1000` +
    `,"utxoType":"transfer"`
  const chains = [createdOn, consumedOn]
  return {
    id: id(number),
    txId: id(100 + number),
    outputIndex: 1,
    createdOn,
    consumedOn,
    timestamp: 1000,
    amount,
    staked,
    ...(chains.includes("P") && { platformFragment: platform }),
    ...(chains.some((chain) => chain !== "P") && { fragment: other }),
    ...(consumedBy !== undefined && {
      consumption: {
        consumingTx: id(consumedBy),
        height: 9,
        timestamp: 2000,
        ...(credentials !== undefined && { credentials }),
      },
    }),
  }
}

export const avax = {
  assetId: network.avaxAssetId,
  name: "Avalanche",
  symbol: "AVAX",
  denomination: 9,
  type: "secp256k1",
}

/** What the P-Chain's listing shows of {@link storedUtxo}. */
export const platformUtxo = (number: number, more: object = {}) => ({
  addresses: [bech32(1)],
  asset: { ...avax, amount: "5" },
  consumedOnChainId: platformChainId,
  createdOnChainId: platformChainId,
  utxoId: cb58(number),
  amount: "5",
  assetId: network.avaxAssetId,
  blockNumber: "3",
  blockTimestamp: 1000,
  outputIndex: 1,
  staked: false,
  threshold: 1,
  txHash: cb58(100 + number),
  utxoType: "TRANSFER",
  ...more,
})

/** What the listings of the X- and the C-Chain show of it. */
export const otherUtxo = (number: number, more: object = {}) => ({
  addresses: [bech32(1)],
  asset: { ...avax, amount: "5" },
  consumedOnChainId: network.xChainId,
  createdOnChainId: network.xChainId,
  utxoId: cb58(number),
  creationTxHash: cb58(100 + number),
  locktime: 0,
  outputIndex: "1",
  threshold: 1,
  timestamp: 1000,
  utxoType: "transfer",
  ...more,
})
