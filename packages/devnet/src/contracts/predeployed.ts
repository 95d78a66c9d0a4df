import type { Hex } from "../evm/index.ts"
import { messengerAccount, messengerAddress } from "../messages/messenger.ts"

/** A contract that a chain has from the start. */
export interface PredeployedContract {
  readonly address: Hex
  readonly nonce: bigint
  readonly code: Hex
  readonly storage: Readonly<Record<Hex, Hex>>
}

/** The messenger of ICM. */
export const messengerContract: PredeployedContract = { address: messengerAddress, ...messengerAccount }

/**
 * The deterministic deployment proxy, which Foundry, Hardhat and viem use on every chain: calldata is a salt of 32 bytes and the code to
 * create by `CREATE2`. Its code is public domain (https://github.com/Arachnid/deterministic-deployment-proxy).
 */
const create2Deployer: PredeployedContract = {
  address: "0x4e59b44847b379578588920ca78fbf26c0b4956c",
  nonce: 1n,
  code: "0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3",
  storage: {},
}

/** The contracts of the C-Chain and of L1s with the devnet's own genesis. */
export const predeployedContracts: readonly PredeployedContract[] = [messengerContract, create2Deployer]
