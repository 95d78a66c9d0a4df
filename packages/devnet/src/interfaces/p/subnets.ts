import { formatHex, formatId, type OutputOwners } from "@serac/chain"
import { type ByNameMethods, byNameMethod, listReader, read } from "@serac/wire/node"
import { zeroID } from "../../ledger/index.ts"
import { keyOf } from "../keys.ts"
import { isPrimaryId, localAddresses, reversed } from "./local.ts"
import type { PInterfaceOptions } from "./options.ts"

/** Methods about subnets, their owners, and their staking assets. */
export function subnetMethods(options: PInterfaceOptions): ByNameMethods {
  const { chain } = options
  const { state, config } = chain
  const addresses = localAddresses(options)
  const keysOf = (owner: OutputOwners) => owner.addresses.map((address) => addresses.format(address))
  const listed = (subnetID: Uint8Array) => {
    const owner = state.subnets.owner(subnetID)
    return {
      id: formatId(subnetID),
      controlKeys: owner ? keysOf(owner) : [],
      threshold: String(owner?.threshold ?? 0),
    }
  }
  /** Networks no longer allow elastic subnets. */
  const noTransformation = (subnetID: Uint8Array) =>
    new Error(`failed fetching subnet transformation for ${formatId(subnetID)}: not found`)

  return {
    "platform.getSubnet": byNameMethod({ subnetID: read.id }, ({ subnetID }) => {
      if (isPrimaryId(subnetID)) throw new Error("the primary network isn't a subnet")
      const owner = state.subnets.owner(subnetID)
      if (!owner) {
        const isOther = state.blocks.transaction(subnetID) !== undefined
        throw new Error(isOther ? `"${formatId(subnetID)}" is not a subnet` : "not found")
      }
      const conversion = state.subnets.conversion(subnetID)
      return {
        isPermissioned: conversion === undefined,
        controlKeys: keysOf(owner),
        threshold: String(owner.threshold),
        locktime: String(owner.locktime),
        subnetTransformationTxID: formatId(zeroID),
        conversionID: formatId(conversion?.conversionID ?? zeroID),
        managerChainID: formatId(conversion?.chainID ?? zeroID),
        managerAddress: conversion ? formatHex(conversion.address, "hexnc") : null,
      }
    }),
    "platform.getSubnets": byNameMethod({ ids: listReader(read.id) }, ({ ids }) => {
      if (ids.length === 0) return { subnets: [...reversed(state.subnets.ids), zeroID].map(listed) }
      const asked = new Map(ids.map((subnetID) => [keyOf(subnetID), subnetID]))
      const known = [...asked.values()].filter((subnetID) => isPrimaryId(subnetID) || state.subnets.owner(subnetID))
      return { subnets: known.length > 0 ? known.map(listed) : null }
    }),
    "platform.getStakingAssetID": byNameMethod({ subnetID: read.id }, ({ subnetID }) => {
      if (!isPrimaryId(subnetID)) throw noTransformation(subnetID)
      return { assetID: formatId(config.avaxAssetID) }
    }),
    "platform.getMinStake": byNameMethod({ subnetID: read.id }, ({ subnetID }) => {
      if (!isPrimaryId(subnetID)) throw noTransformation(subnetID)
      const { minValidatorStake, minDelegatorStake } = config.staking
      return { minValidatorStake: String(minValidatorStake), minDelegatorStake: String(minDelegatorStake) }
    }),
    "platform.getCurrentSupply": byNameMethod({ subnetID: read.id }, ({ subnetID }) => {
      if (!isPrimaryId(subnetID)) throw new Error("fetching current supply failed: not found")
      return { supply: String(state.supply), height: String(chain.last.height) }
    }),
  }
}
