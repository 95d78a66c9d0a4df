import { decodeUnsignedWarpMessage } from "@serac/chain"
import { activePrecompiles, signingSubnet } from "../evm/index.ts"
import type { RunningChain } from "../network/evm/running-chain.ts"
import { signTogether, subnetOfBlockchain, validatorsAt } from "../network/evm/warp.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"

/** Maximum number of empty blocks of {@link reachSigners}: one whose P-Chain height is recent, and one of the next epoch, each twice. */
const maxEmptyBlocks = 4

/** The subnet (32 bytes) whose validators sign a message for a chain; `undefined` if none can. */
export function signersOf(
  network: PrimaryNetwork,
  warp: Uint8Array,
  destination: RunningChain,
): Uint8Array | undefined {
  const { chain } = destination
  const { warpConfig } = activePrecompiles(chain.config, Number(chain.tip.header.timestamp))
  const { sourceChainID } = decodeUnsignedWarpMessage(warp)
  return (
    warpConfig &&
    signingSubnet(sourceChainID, warpConfig, destination, (chainID) => subnetOfBlockchain(network, chainID))
  )
}

/** The P-Chain height at which the next block of a chain looks up validators. */
const validatorsHeight = ({ consensus }: RunningChain): number => Number(consensus.currentEpoch().pChainHeight)

/**
 * A message with the signatures of all simulated validators that sign; `undefined` if its subnet has no validators as of the epoch of
 * the destination's next block.
 *
 * @throws {EvmError} if no validator signs
 */
export function signForDestination(
  network: PrimaryNetwork,
  warp: Uint8Array,
  destination: RunningChain,
): Uint8Array | undefined {
  const subnetID = signersOf(network, warp, destination)
  const height = validatorsHeight(destination)
  if (!subnetID || !validatorsAt(network, height, subnetID)) return undefined
  return signTogether({ network, keyring: network.keyring }, warp, subnetID, height)
}

/**
 * Advances the clock, with empty blocks of the destination, until the epoch of its next block knows the validators of a message: those
 * of a new L1 count after one to two minutes. Does nothing if they count already, or if the subnet has none.
 */
export async function reachSigners(
  network: PrimaryNetwork,
  warp: Uint8Array,
  destination: RunningChain,
): Promise<void> {
  const { clock, p, upgrades } = network
  const subnetID = signersOf(network, warp, destination)
  if (!subnetID || !validatorsAt(network, p.last.height, subnetID)) return
  for (let made = 0; made < maxEmptyBlocks; made++) {
    if (validatorsAt(network, validatorsHeight(destination), subnetID)) return
    clock.advance(Number(upgrades.epochDuration / 1_000_000n) + 1_000)
    const block = await destination.chain.build({ allowEmpty: true })
    if (block) clock.advanceTo(Number(block.header.timestamp) * 1000)
  }
}
