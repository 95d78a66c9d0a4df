import type { CreateChainTx } from "@serac/chain"
import type { EvmGenesis, NetworkUpgrades } from "../evm/index.ts"
import { keyOf } from "../interfaces/keys.ts"
import { zeroID } from "../ledger/index.ts"
import { type Fork, forkedBlock } from "./fork.ts"

/**
 * The genesis data with which a forked L1 is created on the local P-Chain: it names the living chain and the block. The chain's own genesis
 * is not known, and would not lead to this block.
 */
export function forkedGenesisText(fork: Fork): string {
  const { number, hash } = forkedBlock(fork)
  return JSON.stringify({ fork: { chainID: String(fork.chainID), block: String(number), hash } })
}

/** The fork that a transaction creates: the C-Chain of the genesis, or the L1 with the fork's genesis data. */
export function forkCreatedBy(
  { subnetID, chainName, genesisData }: CreateChainTx,
  { fork }: { readonly fork: Fork | undefined },
): Fork | undefined {
  if (fork === undefined) return undefined
  const text = new TextDecoder()
  const isPrimary = keyOf(subnetID) === keyOf(zeroID)
  if (fork.kind === "coreth") return isPrimary && text.decode(chainName) === "C-Chain" ? fork : undefined
  return !isPrimary && text.decode(genesisData) === forkedGenesisText(fork) ? fork : undefined
}

/** The configuration of a fork's chain with the upgrades of the local network. */
export const forkedGenesis = ({ genesis }: Fork, upgrades: NetworkUpgrades): EvmGenesis => ({
  ...genesis,
  config: { ...genesis.config, upgrades },
})
