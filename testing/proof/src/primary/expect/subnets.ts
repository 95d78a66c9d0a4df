import { parseLossless } from "@serac/client/rpc"
import type { LedgerTransaction } from "../oracle/ledger-transactions.ts"
import type { World } from "../oracle/world.ts"
import type { NodeOwner } from "../recording/node-json.ts"
import { fromCb58, toCb58, toHex, zeroIdText } from "../recording/text.ts"
import type { ExpectedItem, Names } from "./names.ts"
import { ownership } from "./platform-members.ts"

const evmVmId = "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6"

/** Every blockchain that the P-Chain began with or that a transaction of it made, oldest first. */
export function expectBlockchains(world: World): readonly ExpectedItem[] {
  const made = (transactions: readonly LedgerTransaction[]) =>
    transactions.filter(({ type }) => type === "CreateChainTx").map(subnetItem)
  const first = made(world.genesisTransactions)
  const isTold = first.some(({ blockchainId }) => blockchainId === world.recording.cChainID)
  return [...first, ...(isTold ? [] : cChainOf(world)), ...made(world.transactions)]
}

/** The C-Chain from the genesis file; the recording may lack its transaction. */
function cChainOf({ recording, platform }: World): readonly ExpectedItem[] {
  if (recording.genesis === undefined) return []
  const { cChainGenesis } = JSON.parse(recording.genesis)
  return [
    {
      createBlockTimestamp: platform[0]?.time,
      createBlockNumber: "0",
      blockchainId: recording.cChainID,
      vmId: evmVmId,
      subnetId: zeroIdText,
      blockchainName: "C-Chain",
      evmChainId: chainIdIn(Buffer.from(cChainGenesis)),
    },
  ]
}

function subnetItem({ event, json: { unsignedTx } }: LedgerTransaction): ExpectedItem {
  const evmChainId = chainIdIn(Buffer.from(unsignedTx.genesisData ?? "", "base64"))
  return {
    createBlockTimestamp: event.timestamp,
    createBlockNumber: `${event.height}`,
    blockchainId: event.txID,
    vmId: unsignedTx.vmID,
    subnetId: unsignedTx.subnetID ?? zeroIdText,
    blockchainName: unsignedTx.chainName,
    ...(evmChainId !== undefined && { evmChainId }),
  }
}

function chainIdIn(genesis: Buffer): number | bigint | undefined {
  try {
    return (parseLossless(genesis.toString()) as { config?: { chainId?: number | bigint } }).config?.chainId
  } catch {
    return undefined
  }
}

/** Every subnet, oldest first, with its current owner. */
export function expectSubnets(world: World, names: Names): readonly ExpectedItem[] {
  const blockchains = expectBlockchains(world)
  const later = (type: string, subnetID: string) =>
    world.transactions.findLast((one) => one.type === type && one.json.unsignedTx.subnetID === subnetID)
  return world.transactions
    .filter(({ type }) => type === "CreateSubnetTx")
    .map(({ event, json }) => {
      const transfer = later("TransferSubnetOwnershipTx", json.id)
      const conversion = later("ConvertSubnetToL1Tx", json.id)
      const owner = ownership((transfer?.json.unsignedTx.newOwner ?? json.unsignedTx.owner) as NodeOwner, names)
      const { chainID, address } = conversion?.json.unsignedTx ?? {}
      return {
        createBlockTimestamp: event.timestamp,
        createBlockIndex: `${event.height}`,
        subnetId: json.id,
        ownerAddresses: owner.addresses,
        threshold: owner.threshold,
        locktime: owner.locktime,
        subnetOwnershipInfo: owner,
        isL1: conversion !== undefined,
        ...(conversion && {
          l1ConversionTransactionHash: conversion.event.txID,
          l1ValidatorManagerDetails: { blockchainId: chainID, contractAddress: address },
        }),
        blockchains: blockchains.filter(({ subnetId }) => subnetId === json.id),
      }
    })
}

/** Every validator of an L1, newest first, and whether it is active. */
export function expectL1Validators(
  world: World,
  names: Names,
): readonly { readonly item: ExpectedItem; readonly isActive: boolean }[] {
  const all = [...world.l1.all.values()].map((validator) => {
    const { validationID, nodeID, subnetID, weight, publicKey, added, removed } = validator
    const owner = ({ owners, threshold }: typeof validator.remainingBalanceOwner) => ({
      addresses: owners.map(names.address),
      threshold,
    })
    const remainingBalance = removed ? 0n : world.l1.balanceOf(validator)
    const item = {
      validationId: validationID,
      validationIdHex: toHex(fromCb58(validationID), "hexnc"),
      nodeId: `NodeID-${toCb58(Buffer.from(nodeID, "hex"))}`,
      subnetId: subnetID,
      weight,
      remainingBalance,
      creationTimestamp: added.timestamp,
      blsCredentials: { publicKey },
      remainingBalanceOwner: owner(validator.remainingBalanceOwner),
      deactivationOwner: owner(validator.deactivationOwner),
    }
    return { item, isActive: remainingBalance > 0n && !removed, height: added.height, id: fromCb58(validationID) }
  })
  return all.sort((one, other) => other.height - one.height || Buffer.compare(other.id, one.id))
}
