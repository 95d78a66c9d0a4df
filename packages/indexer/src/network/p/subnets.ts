import {
  type ConvertSubnetToL1Tx,
  type CreateChainTx,
  type CreateSubnetTx,
  conversionIdOf,
  formatHex,
  formatId,
  formatText,
  type OutputOwners,
  type TransferSubnetOwnershipTx,
  type TransformSubnetTx,
} from "@serac/chain"
import type { OwnerData, SubnetRow } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import { evmChainIdIn } from "./evm-genesis.ts"
import { hexKey } from "./keys.ts"
import type { Step } from "./step.ts"

interface TransactionPosition {
  readonly id: Uint8Array
  readonly index: number
}

/** Owners in the form of rows. */
export const ownerDataOf = (step: Pick<Step, "names">, owner: OutputOwners): OwnerData => ({
  locktime: String(owner.locktime),
  threshold: owner.threshold,
  addresses: owner.addresses.map(step.names.address),
})

function requireSubnet(step: Step, subnetId: Uint8Array): SubnetRow {
  const row = step.memory.subnet(subnetId)
  if (row) return row
  throw nonsense(`block ${step.height} of the P-Chain changes a subnet that is none: ${hexKey(subnetId)}`)
}

/** Creates a subnet. */
export function createSubnet(step: Step, { id, index }: TransactionPosition, { owner }: CreateSubnetTx): void {
  step.memory.keepSubnet({
    subnetId: id,
    height: step.height,
    index,
    createdAt: step.timestamp,
    data: { owner: ownerDataOf(step, owner) },
  })
}

/** Changes the owner of a subnet, and keeps the previous one. @throws NodeFault if there is no such subnet. */
export function transferSubnet(step: Step, { subnetID, newOwner }: TransferSubnetOwnershipTx): void {
  const row = requireSubnet(step, subnetID)
  const { owner, formerOwners = [] } = row.data
  const data = { ...row.data, owner: ownerDataOf(step, newOwner), formerOwners: [...formerOwners, owner] }
  step.memory.keepSubnet({ ...row, data })
}

/** Makes a subnet elastic: anybody may validate it, and is rewarded in its asset. */
export function transformSubnet(step: Step, { id }: TransactionPosition, tx: TransformSubnetTx): void {
  const row = requireSubnet(step, tx.subnetID)
  const subnet = hexKey(tx.subnetID)
  const { maximumSupply, minConsumptionRate, maxConsumptionRate } = tx
  step.memory.setElastic(subnet, { maximumSupply, minConsumptionRate, maxConsumptionRate })
  step.memory.setSupply(subnet, tx.initialSupply)
  const transformation = {
    txHash: formatId(id),
    assetId: step.names.asset(tx.assetID),
    minValidatorStake: String(tx.minValidatorStake),
    maxValidatorStake: String(tx.maxValidatorStake),
    maxValidatorWeightFactor: tx.maxValidatorWeightFactor,
  }
  step.memory.keepSubnet({ ...row, data: { ...row.data, transformation } })
}

/** Converts a subnet to an L1: from now on a contract manages its validators. */
export function recordConversion(step: Step, { id }: TransactionPosition, tx: ConvertSubnetToL1Tx): void {
  const row = requireSubnet(step, tx.subnetID)
  const conversionId = conversionIdOf({
    subnetID: tx.subnetID,
    managerChainID: tx.chainID,
    managerAddress: tx.address,
    validators: tx.validators.map(({ nodeID, weight, signer }) => ({ nodeID, weight, blsPublicKey: signer.publicKey })),
  })
  const conversion = {
    txHash: formatId(id),
    convertedAt: step.timestamp,
    managerChainId: formatId(tx.chainID),
    managerAddress: formatHex(tx.address, "hexnc"),
    conversionId: formatId(conversionId),
  }
  step.memory.keepSubnet({ ...row, data: { ...row.data, conversion } })
}

/** Creates a blockchain of a subnet. */
export function createChain(step: Step, { id, index }: TransactionPosition, tx: CreateChainTx): void {
  const evmChainId = evmChainIdIn(tx.genesisData)
  step.rows.blockchains.push({
    blockchainId: id,
    subnetId: tx.subnetID,
    height: step.height,
    index,
    createdAt: step.timestamp,
    name: formatText(tx.chainName),
    vmId: formatId(tx.vmID),
    ...(evmChainId === undefined ? {} : { evmChainId }),
  })
}
