import { encodeXChainUtxo, utxoId, type XChainState, type XChainUtxo } from "@serac/chain"
import type { PrimaryChain, UtxoRow } from "@serac/store"
import { hashing, toSafeNumber } from "../p/keys.ts"
import type { Names } from "../render/names.ts"
import { platformUtxoFragment } from "../render/platform-utxo.ts"
import { xUtxoFragment } from "../render/x-utxo.ts"

/** The origin of an output. */
export interface OutputOrigin {
  readonly createdOn: PrimaryChain
  /** The chain where it can be consumed. */
  readonly consumedOn: PrimaryChain
  readonly height: number
  /** Unix seconds. */
  readonly timestamp: number
}

/** The row of an output, with its JSON for each chain that is involved. */
export function utxoRow(utxo: XChainUtxo, origin: OutputOrigin, names: Names): UtxoRow {
  const { txID: txId, outputIndex, assetID: assetId, output } = utxo
  const row = {
    ...origin,
    txId,
    outputIndex,
    assetId,
    id: utxoId(txId, outputIndex, hashing),
    amount: outputAmount(output),
    addresses: output.addresses,
    threshold: output.threshold,
    locktime: toSafeNumber(output.locktime),
    stakeableLocktime: 0,
    staked: false,
    isTransfer: output.type === "secp256k1fx.TransferOutput",
  }
  const bytes = encodeXChainUtxo(utxo)
  const isOfPlatform = origin.createdOn === "P" || origin.consumedOn === "P"
  return {
    ...row,
    ...(isOfPlatform ? { platformFragment: platformUtxoFragment(row, { bytes }, names) } : {}),
    fragment: xUtxoFragment(
      row,
      {
        bytes,
        utxoType: isMintRight(output) ? "mint" : "transfer",
        groupId: "groupID" in output ? output.groupID : undefined,
        payload: "payload" in output ? output.payload : undefined,
      },
      names,
    ),
  }
}

/** The amount of an output: 1 for an NFT or a property, 0 for a right to mint. */
export function outputAmount(output: XChainState): bigint {
  if (output.type === "secp256k1fx.TransferOutput") return output.amount
  return isMintRight(output) ? 0n : 1n
}

/** Whether an output is a right to mint, which has no value itself. */
export function isMintRight({ type }: XChainState): boolean {
  return type.endsWith(".MintOutput")
}
