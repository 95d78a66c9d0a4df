import { editAndNote } from "../cheats/evm/edit-chain.ts"
import { activePrecompiles } from "../evm/index.ts"
import type { RunningChain } from "../network/evm/running-chain.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { messengerContract, type PredeployedContract } from "./predeployed.ts"

/**
 * Places a contract on a chain, unless something is at its address. The chain's genesis lacks it, and must: that of the C-Chain determines its id, and that of an L1 may be a
 * user's. The signed transaction that deploys the messenger on other networks would deploy different code.
 */
export async function placeContract(
  network: PrimaryNetwork,
  running: RunningChain,
  { address, code, nonce, storage }: PredeployedContract,
): Promise<void> {
  const { chain } = running
  const present = await chain.read(chain.tip, ({ state }) => state.code(address))
  if (present.length > 0) return
  const edits = [
    ["setCode", [address, code]],
    ["setNonce", [address, `0x${nonce.toString(16)}`]],
    ...Object.entries(storage).map(([slot, value]) => ["setStorageAt", [address, slot, value]] as const),
  ] as const
  for (const [method, params] of edits) await editAndNote(network, running, method, params)
}

/** Places the messenger on a chain that has Warp messages, unless something is at its address. */
export async function placeMissingMessenger(network: PrimaryNetwork, running: RunningChain): Promise<void> {
  const { chain } = running
  const { warpConfig } = activePrecompiles(chain.config, Number(chain.tip.header.timestamp))
  if (warpConfig !== undefined) await placeContract(network, running, messengerContract)
}
