import { utxoBytes } from "../oracle/output.ts"
import { isStaked, type Utxo } from "../oracle/utxo.ts"
import type { World } from "../oracle/world.ts"
import { toHex } from "../recording/text.ts"
import type { Credentials } from "./credentials.ts"
import { type ExpectedItem, isMint, type Names, worth } from "./names.ts"

/** Members of every UTXO (requirement section 2, UTXO). */
function utxoMembers({ id, txID, outputIndex, assetID, output, made, consumedOn }: Utxo, names: Names): ExpectedItem {
  return {
    addresses: output.owners.map(names.address),
    asset: names.amount(assetID, worth(output)),
    consumedOnChainId: names.chainIds[consumedOn],
    createdOnChainId: names.chainIds[made.chain],
    utxoId: id,
    utxoBytes: toHex(utxoBytes(txID, outputIndex, assetID, output), "hexnc"),
    threshold: output.threshold,
  }
}

/** A UTXO in the P-Chain's shape. */
export function platformUtxo(utxo: Utxo, { heights }: World, names: Names): ExpectedItem {
  const { txID, outputIndex, assetID, output, made, spent, stake, reward } = utxo
  return {
    ...utxoMembers(utxo, names),
    amount: `${worth(output)}`,
    assetId: assetID,
    blockNumber: `${made.height}`,
    blockTimestamp: made.timestamp,
    outputIndex,
    platformLocktime: Number(output.locktime),
    stakeableLocktime: Number(output.stakeableLocktime),
    staked: isStaked(utxo, heights),
    txHash: txID,
    utxoType: stake ? "STAKE" : "TRANSFER",
    ...(stake && { utxoStartTimestamp: stake.start }),
    ...(stake?.end !== undefined && { utxoEndTimestamp: stake.end }),
    ...(reward && { rewardType: reward }),
    ...(spent && {
      consumingTxHash: spent.txID,
      consumingBlockNumber: `${spent.height}`,
      consumingBlockTimestamp: spent.timestamp,
    }),
  }
}

/** A UTXO in the shape of the X- and the C-Chain. */
export function exchangeUtxo(utxo: Utxo, names: Names, credentials: Credentials): ExpectedItem {
  const { txID, outputIndex, output, made, spent } = utxo
  return {
    ...utxoMembers(utxo, names),
    creationTxHash: txID,
    locktime: Number(output.locktime),
    outputIndex: `${outputIndex}`,
    timestamp: made.timestamp,
    utxoType: isMint(output.kind) ? "mint" : "transfer",
    ...(output.groupID !== undefined && { groupId: output.groupID }),
    ...(output.payload !== undefined && { payload: output.payload }),
    ...(spent && {
      consumingTxHash: spent.txID,
      consumingTxTimestamp: spent.timestamp,
      // Consumed UTXOs of the X- and C-Chain have credentials; the P-Chain's shape has none.
      ...(spent.chain !== "P" && { credentials: credentials.items(spent.txID, spent.signatures, output.owners) }),
    }),
  }
}
