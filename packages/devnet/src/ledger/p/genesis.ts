import { encodePChainBlock, type Genesis } from "@serac/chain"
import { zeroID } from "../bytes.ts"
import type { PChainConfig } from "./config.ts"
import type { PlatformState } from "./state/platform-state.ts"
import { mintReward } from "./transactions/staking-rules.ts"

/** Writes the genesis into an empty state. @returns the bytes of block 0. */
export function begin(config: PChainConfig, state: PlatformState, genesis: Genesis): Uint8Array {
  const { timestamp, initialSupply, utxos, validators, chains, id: parentID } = genesis
  state.time = timestamp
  state.supply = initialSupply
  for (const { txID, outputIndex, assetID, output } of utxos) state.utxos.add({ txID, outputIndex, assetID, output })
  for (const transaction of validators) {
    const { unsigned } = transaction
    state.blocks.addGenesisTransaction(transaction)
    if (!("validator" in unsigned)) continue
    const { nodeID, start, end, weight } = unsigned.validator
    const period = { start, end, weight }
    const potentialReward = mintReward(config, state, period)
    const signer = "signer" in unsigned ? unsigned.signer : undefined
    const publicKey = signer?.type === "signer.ProofOfPossession" ? signer.publicKey : undefined
    const place = { kind: "validator", transaction, txID: transaction.id, subnetID: zeroID, nodeID } as const
    state.stakers.add({ ...place, ...period, potentialReward, publicKey })
  }
  for (const transaction of chains) {
    state.blocks.addGenesisTransaction(transaction)
    const { id, unsigned } = transaction
    if (unsigned.type === "CreateChainTx") state.subnets.addChain({ id: config.chainID?.(transaction) ?? id, unsigned })
  }
  return encodePChainBlock({ type: "ApricotCommitBlock", parentID, height: 0n })
}
