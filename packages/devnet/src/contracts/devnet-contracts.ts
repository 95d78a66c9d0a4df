import { ethAddressOfPrivateKey } from "@serac/chain"
import { createdAddress, type EvmChain, type Hex, toHex } from "../evm/index.ts"
import { bytesOfSeed } from "../network/seed.ts"
import { type PlannedContract, plannedContract } from "./planned-contract.ts"

/** A contract that the traffic made on an EVM chain. */
export interface DevnetContract extends PlannedContract {
  /** `0x` and digits. */
  readonly address: Hex
  /** Who made it: `0x` and digits. */
  readonly deployer: Hex
}

/** Who makes the contracts of the traffic, and does nothing else: a private key of 32 bytes that follows from the seed. */
export const deployerKey = (seed: string): Uint8Array => bytesOfSeed(seed, "deployer")

/** The contracts that stand on a chain as of its last block, in the order in which they were made; none where nobody uses it. */
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
