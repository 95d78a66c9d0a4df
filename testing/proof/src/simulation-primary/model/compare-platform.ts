import { formatId, utxoId } from "@serac/chain"
import type { L1ValidatorRow, NetworkReader, StoredReward, StoredSubnet } from "@serac/store"
import { readAll } from "../../simulation/checks/pages.ts"
import type { Random } from "../../simulation/random.ts"
import { hexOf, zeroID } from "../world/bytes.ts"
import { coinAmount, coinOwners } from "../world/coins.ts"
import type { World } from "../world/world.ts"
import { failUnlessSame } from "./same.ts"

const byID = ({ id: one }: { readonly id: string }, { id: other }: { readonly id: string }) => (one < other ? -1 : 1)

/** Compares the final supply, time and fees. */
export async function compareState(reader: NetworkReader, world: World): Promise<void> {
  const { platform } = world.p
  const state = await reader.platform()
  const head = await reader.block("P", world.last.P)
  const { currentSupply, activeL1Validators } = JSON.parse(head?.json ?? "{}")
  failUnlessSame(
    "the P-Chain's state",
    [state?.time, state?.accruedFees, state?.validatorExcess, currentSupply, activeL1Validators],
    [
      platform.time,
      platform.accruedFees,
      platform.excess,
      String(platform.supplies.get(hexOf(zeroID))),
      platform.activeL1Validators.length,
    ],
  )
}

/** Compares L1 validators and whether they are active. */
export async function compareL1Validators(reader: NetworkReader, world: World, random: Random): Promise<void> {
  const cursorOf = ({ height, index, validationId }: L1ValidatorRow) => [height, index, hexOf(validationId)] as const
  const rows = await readAll(random, cursorOf, (range) => reader.l1Validators({ includeInactive: true }, range))
  const found = rows.map(
    ({ validationId, subnetId, nodeId, weight, start, endAccumulatedFee, minNonce, balanceAddresses, data }) => {
      const owners = balanceAddresses.map(hexOf).sort()
      return {
        id: hexOf(validationId),
        subnetId,
        nodeId,
        weight,
        start,
        endAccumulatedFee,
        minNonce,
        owners,
        key: data.publicKey,
      }
    },
  )
  const expected = world.p.platform.l1Validators.map((one) => ({
    id: hexOf(one.validationID),
    subnetId: one.subnetID,
    nodeId: one.nodeID,
    weight: one.weight,
    start: one.start,
    endAccumulatedFee: one.endOfBalance,
    minNonce: one.minNonce,
    owners: one.balanceOwner.addresses.map(hexOf).sort(),
    key: `0x${hexOf(one.publicKey)}`,
  }))
  const there = ({ weight }: { readonly weight: bigint }) => weight > 0n
  failUnlessSame("L1 validators", found.filter(there).sort(byID), expected.filter(there).sort(byID))
}

/** Compares subnets, their conversions and their chains. */
export async function compareSubnets(reader: NetworkReader, world: World, random: Random): Promise<void> {
  const cursorOf = ({ height, index }: StoredSubnet) => [height, index] as const
  const rows = await readAll(random, cursorOf, (range) => reader.subnets("desc", range))
  const found = rows.map(({ subnetId, data, blockchains }) => ({
    id: hexOf(subnetId),
    owner: [data.owner.locktime, data.owner.threshold, data.owner.addresses.length],
    elastic: data.transformation?.txHash,
    conversion: data.conversion?.txHash,
    blockchains: blockchains.map(({ blockchainId }) => hexOf(blockchainId)).sort(),
  }))
  const expected = world.p.platform.subnets.map(({ id, owner, elastic, conversion, blockchains }) => ({
    id: hexOf(id),
    owner: [String(owner.locktime), owner.threshold, owner.addresses.length],
    elastic: elastic && formatId(elastic.txID),
    conversion: conversion && formatId(conversion),
    blockchains: blockchains.map(hexOf).sort(),
  }))
  failUnlessSame("subnets", found.sort(byID), expected.sort(byID))
}

/** Compares the rewards of stakers. */
export async function compareRewards(reader: NetworkReader, world: World, random: Random): Promise<void> {
  const cursorOf = ({ height, utxoId: id }: StoredReward) => [height, hexOf(id)] as const
  const rows = await readAll(random, cursorOf, (range) => reader.rewards({ order: "desc" }, range))
  const found = rows.map(({ utxoId: id, type, stakerTx, addresses, amount, assetId, height, timestamp }) => {
    return { id: hexOf(id), type, stakerTx, owners: addresses.map(hexOf).sort(), amount, assetId, height, timestamp }
  })
  const expected = [...world.rewards.values()].flat().map((coin) => ({
    id: hexOf(utxoId(coin.txID, coin.outputIndex)),
    type: coin.reward,
    stakerTx: coin.txID,
    owners: coinOwners(coin).addresses.map(hexOf).sort(),
    amount: coinAmount(coin),
    assetId: coin.assetID,
    height: coin.made.height,
    timestamp: coin.made.timestamp,
  }))
  failUnlessSame("rewards", found.sort(byID), expected.sort(byID))
}
