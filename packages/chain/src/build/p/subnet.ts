import type { Owners } from "../../fx/secp256k1fx.ts"
import type { AddSubnetValidatorTx, RemoveSubnetValidatorTx } from "../../p/staking.ts"
import type { CreateChainTx, CreateSubnetTx, TransferSubnetOwnershipTx } from "../../p/subnets.ts"
import { compareBytes } from "../../text/compare-bytes.ts"
import type { PChainUtxo } from "../../utxo/utxo.ts"
import { authorize } from "../authorize.ts"
import { outputOwners, type Recipient } from "../owners.ts"
import type { UnsignedPChain } from "../unsigned-transaction.ts"
import { openWallet, type Wallet } from "../wallet.ts"
import { complete } from "./complete.ts"
import type { PChainContext } from "./context.ts"

/** The subnet of a transaction, with its owners. */
export interface OwnedSubnet {
  readonly subnetID: Uint8Array
  /** Its current owners: `controlKeys`, `threshold` and `locktime` of `platform.getSubnet`. */
  readonly subnetOwner: Owners
}

/**
 * Builds the creation of a subnet; its id is the transaction's.
 *
 * @throws {BuildError} `insufficient-funds`
 * @example
 * import { buildCreateSubnetTx, type PChainContext, type PChainUtxo, type Wallet } from "@serac/chain"
 *
 * const createSubnet = (context: PChainContext, wallet: Wallet<PChainUtxo>, addresses: Uint8Array[]) =>
 *   buildCreateSubnetTx(context, wallet, { owner: { locktime: 0n, threshold: 2, addresses } })
 */
export function buildCreateSubnetTx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  subnet: { readonly owner: Recipient },
): UnsignedPChain<CreateSubnetTx> {
  return complete<CreateSubnetTx>(context, wallet, { type: "CreateSubnetTx", owner: outputOwners(subnet.owner) }, {})
}

/**
 * Builds the creation of a chain on a subnet; its id is the transaction's.
 *
 * @throws {BuildError} `not-authorized`, `insufficient-funds`
 * @example
 * import { buildCreateChainTx, type OwnedSubnet, type PChainContext, type PChainUtxo, parseId, type Wallet } from "@serac/chain"
 *
 * function createEvm(context: PChainContext, wallet: Wallet<PChainUtxo>, subnet: OwnedSubnet, genesis: string) {
 *   const vmID = parseId("srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy")
 *   const genesisData = new TextEncoder().encode(genesis)
 *   return buildCreateChainTx(context, wallet, { ...subnet, chainName: "mine", vmID, genesisData })
 * }
 */
export function buildCreateChainTx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  chain: OwnedSubnet & {
    /** 1 to 128 letters, digits and spaces of ASCII. */
    readonly chainName: string
    readonly vmID: Uint8Array
    readonly fxIDs?: readonly Uint8Array[]
    readonly genesisData: Uint8Array
  },
): UnsignedPChain<CreateChainTx> {
  const { authorization, signers } = authorize(openWallet(wallet), chain.subnetOwner)
  const { subnetID, chainName, vmID, fxIDs = [], genesisData } = chain
  const draft = {
    type: "CreateChainTx",
    subnetID,
    chainName: new TextEncoder().encode(chainName),
    vmID,
    fxIDs: fxIDs.toSorted(compareBytes),
    genesisData,
    subnetAuthorization: authorization,
  } as const
  return complete<CreateChainTx>(context, wallet, draft, { signers: [signers] })
}

/**
 * Builds the addition of a validator to a permissioned subnet. The node must validate the primary network during that time.
 *
 * @throws {BuildError} `not-authorized`, `insufficient-funds`
 * @example
 * import { buildAddSubnetValidatorTx, type OwnedSubnet, type PChainContext, type PChainUtxo, type Wallet } from "@serac/chain"
 *
 * const add = (context: PChainContext, wallet: Wallet<PChainUtxo>, subnet: OwnedSubnet, nodeID: Uint8Array, end: bigint) =>
 *   buildAddSubnetValidatorTx(context, wallet, { ...subnet, nodeID, end, weight: 100n })
 */
export function buildAddSubnetValidatorTx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  validation: OwnedSubnet & {
    readonly nodeID: Uint8Array
    /** Unix seconds. Since the Durango upgrade a validation starts when it is accepted, regardless of this value. */
    readonly start?: bigint
    /** Unix seconds. */
    readonly end: bigint
    readonly weight: bigint
  },
): UnsignedPChain<AddSubnetValidatorTx> {
  const { authorization, signers } = authorize(openWallet(wallet), validation.subnetOwner)
  const { subnetID, nodeID, start = 0n, end, weight } = validation
  const draft = {
    type: "AddSubnetValidatorTx",
    validator: { nodeID, start, end, weight, subnetID },
    subnetAuthorization: authorization,
  } as const
  return complete<AddSubnetValidatorTx>(context, wallet, draft, { signers: [signers] })
}

/**
 * Builds the removal of a validator from a permissioned subnet.
 *
 * @throws {BuildError} `not-authorized`, `insufficient-funds`
 * @example
 * import { buildRemoveSubnetValidatorTx, type OwnedSubnet, type PChainContext, type PChainUtxo, type Wallet } from "@serac/chain"
 *
 * const remove = (context: PChainContext, wallet: Wallet<PChainUtxo>, subnet: OwnedSubnet, nodeID: Uint8Array) =>
 *   buildRemoveSubnetValidatorTx(context, wallet, { ...subnet, nodeID })
 */
export function buildRemoveSubnetValidatorTx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  removal: OwnedSubnet & { readonly nodeID: Uint8Array },
): UnsignedPChain<RemoveSubnetValidatorTx> {
  const { authorization, signers } = authorize(openWallet(wallet), removal.subnetOwner)
  const { subnetID, nodeID } = removal
  const draft = { type: "RemoveSubnetValidatorTx", nodeID, subnetID, subnetAuthorization: authorization } as const
  return complete<RemoveSubnetValidatorTx>(context, wallet, draft, { signers: [signers] })
}

/**
 * Builds the transfer of a subnet to new owners.
 *
 * @throws {BuildError} `not-authorized`, `insufficient-funds`
 * @example
 * import { buildTransferSubnetOwnershipTx, type OwnedSubnet, type PChainContext, type PChainUtxo, type Wallet } from "@serac/chain"
 *
 * const handOver = (context: PChainContext, wallet: Wallet<PChainUtxo>, subnet: OwnedSubnet, newOwner: Uint8Array) =>
 *   buildTransferSubnetOwnershipTx(context, wallet, { ...subnet, newOwner })
 */
export function buildTransferSubnetOwnershipTx(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  transfer: OwnedSubnet & { readonly newOwner: Recipient },
): UnsignedPChain<TransferSubnetOwnershipTx> {
  const { authorization, signers } = authorize(openWallet(wallet), transfer.subnetOwner)
  const draft = {
    type: "TransferSubnetOwnershipTx",
    subnetID: transfer.subnetID,
    subnetAuthorization: authorization,
    newOwner: outputOwners(transfer.newOwner),
  } as const
  return complete<TransferSubnetOwnershipTx>(context, wallet, draft, { signers: [signers] })
}
