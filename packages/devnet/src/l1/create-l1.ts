import { buildConvertSubnetToL1Tx, buildCreateChainTx, buildCreateSubnetTx, type Owners } from "@serac/chain"
import type { Keyring } from "../network/keyring.ts"
import { playValidator } from "../network/play-validator.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { type ValidatorIdentity, validatorIdentity } from "../network/validator-identity.ts"
import type { DevnetWallet } from "../wallet/devnet-wallet.ts"
import { l1Genesis } from "./l1-genesis.ts"

/** An L1 that is to be made. */
export interface L1Options {
  readonly name: string
  /** Its EVM chain id. */
  readonly chainID: number
  /** Who has how much at the beginning, in wei; addresses as `0x` and digits. */
  readonly alloc: Readonly<Record<string, bigint>>
  /** What its validators' keys follow from. */
  readonly seed: string
  /** Default: 3. */
  readonly validators?: number | undefined
}

/** An L1 that was made. Ids are 32 bytes. */
export interface L1 {
  readonly name: string
  readonly chainID: number
  readonly subnetID: Uint8Array
  readonly blockchainID: Uint8Array
  readonly validators: readonly ValidatorIdentity[]
}

const oneAvax = 1_000_000_000n
/** Where the contract stands that manages the validators. */
const manager = new Uint8Array(20).fill(0xfe, 0, 1)
const subnetEvmID = new TextEncoder().encode("subnetevm".padEnd(32, "\0"))

/** What an L1 is made with. */
export interface L1Parts {
  readonly network: PrimaryNetwork
  readonly keyring: Keyring
  readonly wallet: DevnetWallet
}

/** What the identities of an L1's validators follow from. */
export const identitySeed = (seed: string, name: string): string => `${seed} ${name}`

/**
 * Makes an L1 as people do: a subnet, its chain, and the conversion, each a transaction on the P-Chain by a wallet that pays, in a
 * block of its own; its validators are played by the devnet. The chain itself begins with `EvmChains.begin`.
 *
 * @throws {BuildError} where the wallet lacks the funds.
 */
export function createL1(
  { network, keyring, wallet }: L1Parts,
  { name, chainID, alloc, seed, validators: count = 3 }: L1Options,
): L1 {
  const { clock } = network
  // A P-Chain that has just begun has no room for gas: it comes with time.
  const step = (id: Uint8Array) => {
    network.work()
    clock.advance(2_000)
    return id
  }
  clock.advance(2_000)
  const { address } = wallet
  const subnetID = step(wallet.issueP(buildCreateSubnetTx(wallet.pContext, wallet.pWallet, { owner: address })))
  const subnetOwner: Owners = { locktime: 0n, threshold: 1, addresses: [address] }
  const timestamp = Math.floor(clock.now() / 1000)
  const genesisData = new TextEncoder().encode(l1Genesis({ chainID, timestamp, alloc }))
  const chain = { subnetID, subnetOwner, chainName: name, vmID: subnetEvmID, genesisData }
  const blockchainID = step(wallet.issueP(buildCreateChainTx(wallet.pContext, wallet.pWallet, chain)))
  const validators = Array.from({ length: count }, (_, index) => validatorIdentity(identitySeed(seed, name), index))
  for (const one of validators) playValidator({ network, keyring }, one)
  const owner = { threshold: 1, addresses: [address] }
  const conversion = {
    subnetID,
    subnetOwner,
    chainID: blockchainID,
    address: manager,
    validators: validators.map(({ nodeID, bls }) => ({
      nodeID,
      weight: 100n,
      balance: 10n * oneAvax,
      signer: { publicKey: bls.publicKey, proofOfPossession: bls.proofOfPossession },
      remainingBalanceOwner: owner,
      deactivationOwner: owner,
    })),
  }
  step(wallet.issueP(buildConvertSubnetToL1Tx(wallet.pContext, wallet.pWallet, conversion)))
  return { name, chainID, subnetID, blockchainID, validators }
}
