import { encodePChainUtxo } from "@serac/chain"
import type { Coin } from "../world/coins.ts"

/** Bytes of a UTXO of the P-Chain. */
export const utxoBytes = ({ txID, outputIndex, assetID, output }: Coin): Uint8Array =>
  encodePChainUtxo({ txID, outputIndex, assetID, output: output as Parameters<typeof encodePChainUtxo>[0]["output"] })
