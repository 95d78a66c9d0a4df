import { formatId } from "@serac/chain"
import type { PrimaryChain, StoredUtxo } from "@serac/store"

/**
 * Renders a UTXO in the shape of a chain, with unfilled holes. The P-Chain's shape includes whether the UTXO is staked; a staked one has no
 * consuming transaction, whatever happened to it later.
 */
export function renderUtxo(utxo: StoredUtxo, shape: PrimaryChain): string {
  return shape === "P" ? platformUtxo(utxo) : primaryNetworkUtxo(utxo)
}

function platformUtxo({ platformFragment, staked, consumption, ...utxo }: StoredUtxo): string {
  const consumed =
    consumption === undefined || staked
      ? ""
      : `,"consumingTxHash":"${formatId(consumption.consumingTx)}","consumingBlockNumber":"${consumption.height}"` +
        `,"consumingBlockTimestamp":${consumption.timestamp}`
  return `${shaped(platformFragment, utxo)},"staked":${staked}${consumed}}`
}

function primaryNetworkUtxo({ fragment, consumption, ...utxo }: StoredUtxo): string {
  if (consumption === undefined) return `${shaped(fragment, utxo)}}`
  const { consumingTx, timestamp, credentials } = consumption
  return (
    `${shaped(fragment, utxo)},"consumingTxHash":"${formatId(consumingTx)}","consumingTxTimestamp":${timestamp}` +
    `${credentials === undefined ? "" : `,"credentials":${credentials}`}}`
  )
}

function shaped(fragment: string | undefined, utxo: Pick<StoredUtxo, "id">): string {
  if (fragment !== undefined) return fragment
  throw new Error(`UTXO ${formatId(utxo.id)} is not stored in the shape of the chain that it is asked of`)
}
