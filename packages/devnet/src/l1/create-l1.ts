import { buildConvertSubnetToL1Tx, buildCreateChainTx, buildCreateSubnetTx, type Owners } from "@serac/chain"
import { forkedGenesisText } from "../fork/forked-chain.ts"
import type { Keyring } from "../network/keyring.ts"
import { playValidator } from "../network/play-validator.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { type ValidatorIdentity, validatorIdentity } from "../network/validator-identity.ts"
import type { DevnetWallet } from "../wallet/devnet-wallet.ts"
import { l1Genesis } from "./l1-genesis.ts"
import { checkL1Plan, type ForkedL1, type L1Plan } from "./l1-plan.ts"

/** Options of a new L1. */
export type L1Options = (L1Plan | ForkedL1) & {
  /** Initial balances in wei by address, unless it has a genesis of its own; addresses are `0x` and digits. */
  readonly alloc: Readonly<Record<string, bigint>>
  /** The seed from which its validators' keys derive. */
  readonly seed: string
}

/** A created L1. Ids are 32 bytes. */
export interface L1 {
  readonly name: string
  readonly chainID: number
  readonly subnetID: Uint8Array
  readonly blockchainID: Uint8Array
  readonly validators: readonly ValidatorIdentity[]
}

const oneAvax = 1_000_000_000n
/** Address of the validator manager contract. */
const manager = new Uint8Array(20).fill(0xfe, 0, 1)
const subnetEvmID = new TextEncoder().encode("subnetevm".padEnd(32, "\0"))

/** The parts of a devnet that are needed to create an L1. */
export interface L1Parts {
  readonly network: PrimaryNetwork
  readonly keyring: Keyring
  readonly wallet: DevnetWallet
}

/** The seed of the identities of an L1's validators. */
export const identitySeed = (seed: string, name: string): string => `${seed} ${name}`

/**
 * Creates an L1 as users do: a subnet, its chain, and the conversion, each by a P-Chain transaction that the wallet pays, in a
 * block of its own. The devnet simulates its validators. `EvmChains.begin` starts the chain itself.
 *
 * @throws {L1Error} if its genesis is invalid, {BuildError} if the wallet lacks the funds.
 */
export function createL1({ network, keyring, wallet }: L1Parts, options: L1Options): L1 {
  const { name, alloc, seed, validators: count = 3 } = options
  const { clock } = network
  const chainID = checkL1Plan(options, network.upgrades)
  // A new P-Chain has no gas capacity yet; it grows with time.
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
  const genesis = genesisOf(options) ?? l1Genesis({ chainID, timestamp, alloc })
  const genesisData = new TextEncoder().encode(genesis)
  const chain = { subnetID, subnetOwner, chainName: name, vmID: subnetEvmID, genesisData }
  const createdID = wallet.issueP(buildCreateChainTx(wallet.pContext, wallet.pWallet, chain))
  if ("genesis" in options && options.upgrades !== undefined) network.setChainUpgrades(createdID, options.upgrades)
  step(createdID)
  const blockchainID = ("fork" in options ? options.fork.blockchainID : undefined) ?? createdID
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

/** The genesis of an L1 that is not the devnet's own. */
function genesisOf(options: L1Options): string | undefined {
  if ("fork" in options) return forkedGenesisText(options.fork)
  return "genesis" in options ? options.genesis : undefined
}
