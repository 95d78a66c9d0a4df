import { ethAddressOfPrivateKey } from "@serac/chain"
import { createdAddress, type EvmChain, type Hex, toHex } from "../evm/index.ts"
import { bytesOfSeed } from "../network/seed.ts"
import { type PlannedContract, plannedContract } from "./planned-contract.ts"

/** A contract that the simulated traffic deployed on an EVM chain. */
export interface DevnetContract extends PlannedContract {
  /** `0x` and digits. */
  readonly address: Hex
  /** Address of the deployer: `0x` and digits. */
  readonly deployer: Hex
}

/** The private key of the account that only deploys the traffic's contracts: 32 bytes, derived from the seed. */
export const deployerKey = (seed: string): Uint8Array => bytesOfSeed(seed, "deployer")

/** The traffic's contracts on a chain as of its last block, in the order of deployment; empty for a chain without traffic. */
export async function contractsOn(chain: EvmChain, seed: string): Promise<readonly DevnetContract[]> {
  const deployer = toHex(ethAddressOfPrivateKey(deployerKey(seed)))
  return chain.read(chain.tip, async ({ state }) => {
    const made = Number((await state.account(deployer))?.nonce ?? 0n)
    const contracts: DevnetContract[] = []
    for (let number = 0; number < made; number++) {
      const address = createdAddress(deployer, BigInt(number), chain.crypto)
      const hasCode = (await state.code(address)).length > 0
      if (hasCode) contracts.push({ ...plannedContract(seed, number), address, deployer })
    }
    return contracts
  })
}
