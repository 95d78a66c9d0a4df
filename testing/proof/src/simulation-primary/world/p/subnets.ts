import { equalBytes, hexOf } from "../bytes.ts"
import { coinAmount, isTransfer } from "../coins.ts"
import { someOutputs } from "../outputs.ts"
import { someOwners } from "../people.ts"
import { authorizing, baseTransaction, type Desk, type PDraft, sameAs, someBytes, spendOn } from "./draft.ts"
import type { Subnet } from "./staker.ts"
import { enlist, freeNode, nodeIDs, somePeriod } from "./staking.ts"
import { someFee } from "./transfers.ts"

/** The members of a transaction that only pays a fee. */
export function paying(desk: Desk, amount = 0n) {
  const spend = spendOn(desk)
  const { random, avax } = desk.setting
  const fee = someFee(desk)
  const total = spend.take(avax, fee + amount)
  if (total === undefined) return undefined
  const outputs = someOutputs(avax, total - fee - amount, random, desk.platform.time, 2)
  return { spend, base: baseTransaction(desk, spend, outputs) }
}

const some = <T>({ setting: { random } }: Desk, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : random.pick(list)

export function createSubnet(desk: Desk): PDraft | undefined {
  const paid = paying(desk)
  if (!paid) return undefined
  const owner = someOwners(desk.setting.random, desk.platform.time)
  return {
    unsigned: { type: "CreateSubnetTx", ...paid.base, owner: { type: "secp256k1fx.OutputOwners", ...owner } },
    spend: paid.spend,
    named: owner.addresses,
    apply: ({ id }) => void desk.platform.subnets.push({ id, owner, blockchains: [] }),
  }
}

export function transferSubnet(desk: Desk): PDraft | undefined {
  const subnet = some(desk, desk.platform.subnets)
  const by = subnet && authorizing(desk, subnet.owner)
  const paid = by && paying(desk)
  if (!paid) return undefined
  const owner = someOwners(desk.setting.random, desk.platform.time)
  return {
    unsigned: {
      type: "TransferSubnetOwnershipTx",
      ...paid.base,
      subnetID: subnet.id,
      subnetAuthorization: by.authorization,
      newOwner: { type: "secp256k1fx.OutputOwners", ...owner },
    },
    spend: paid.spend,
    authorizedBy: by.authorizedBy,
    named: owner.addresses,
    apply: () => {
      subnet.owner = owner
    },
  }
}

export function createChain(desk: Desk): PDraft | undefined {
  const subnet = some(desk, desk.platform.subnets)
  const by = subnet && authorizing(desk, subnet.owner)
  const paid = by && paying(desk)
  if (!paid) return undefined
  const { random } = desk.setting
  const genesis = random.chance(0.5)
    ? JSON.stringify({ config: { chainId: random.between(1, 100_000) } })
    : "\u0000\u0001"
  return {
    unsigned: {
      type: "CreateChainTx",
      ...paid.base,
      subnetID: subnet.id,
      chainName: new TextEncoder().encode(`chain ${random.between(0, 999)}`),
      vmID: someBytes(desk, "vm", 32),
      fxIDs: [],
      genesisData: new TextEncoder().encode(genesis),
      subnetAuthorization: by.authorization,
    },
    spend: paid.spend,
    authorizedBy: by.authorizedBy,
    apply: ({ id }) => void subnet.blockchains.push(id),
  }
}

const isPermissioned = ({ elastic, conversion }: Subnet): boolean => !elastic && !conversion

export function addSubnetValidator(desk: Desk): PDraft | undefined {
  const subnet = some(desk, desk.platform.subnets.filter(isPermissioned))
  const by = subnet && authorizing(desk, subnet.owner)
  const nodeID = by && freeNode(desk, subnet.id)
  const paid = nodeID && paying(desk)
  if (!paid) return undefined
  const weight = BigInt(desk.setting.random.between(1, 1_000))
  const period = somePeriod(desk)
  const terms = {
    kind: "validator" as const,
    subnetID: subnet.id,
    nodeID,
    weight,
    ...period,
    shares: undefined,
    rewardsOwner: undefined,
    feesOwner: undefined,
    validator: undefined,
  }
  return {
    unsigned: {
      type: "AddSubnetValidatorTx",
      ...paid.base,
      validator: { nodeID, start: BigInt(period.start), end: BigInt(period.end), weight, subnetID: subnet.id },
      subnetAuthorization: by.authorization,
    },
    spend: paid.spend,
    authorizedBy: by.authorizedBy,
    apply: (place) => enlist(desk, place, terms),
  }
}

export function removeSubnetValidator(desk: Desk): PDraft | undefined {
  const { platform } = desk
  const staker = some(
    desk,
    platform.stakers.filter(({ shares, kind, status }) => {
      return kind === "validator" && shares === undefined && (status === "active" || status === "pending")
    }),
  )
  const subnet = staker && platform.subnets.find(({ id }) => equalBytes(id, staker.subnetID))
  const by = subnet && authorizing(desk, subnet.owner)
  const paid = by && paying(desk)
  if (!paid) return undefined
  const { subnetID, nodeID } = staker
  return {
    unsigned: {
      type: "RemoveSubnetValidatorTx",
      ...paid.base,
      nodeID,
      subnetID,
      subnetAuthorization: by.authorization,
    },
    spend: paid.spend,
    authorizedBy: by.authorizedBy,
    apply: ({ height }) => {
      staker.status = "removed"
      staker.currentUntil = height
    },
  }
}

/** Makes a subnet elastic, with an asset that came from X. */
export function transformSubnet(desk: Desk): PDraft | undefined {
  const { platform, setting } = desk
  const { random, avax, coins } = setting
  const subnet = some(
    desk,
    platform.subnets.filter((one) => isPermissioned(one) && platform.validators(one.id).length === 0),
  )
  const isOther = (assetID: Uint8Array) => !sameAs(avax)(assetID)
  const [coin] = coins.some("P", random, 1, (one) => isTransfer(one) && isOther(one.assetID) && one.made.chain === "P")
  const by = subnet && authorizing(desk, subnet.owner)
  const paid = by && coin && paying(desk)
  if (!paid) return undefined
  const { assetID } = coin
  const initialSupply = coinAmount(coin) + BigInt(random.between(1, 1_000_000_000))
  const maximumSupply = initialSupply * BigInt(random.between(1, 4))
  const minConsumptionRate = BigInt(random.between(0, 900_000))
  const maxConsumptionRate = minConsumptionRate + BigInt(random.between(0, 100_000))
  return {
    unsigned: {
      type: "TransformSubnetTx",
      ...paid.base,
      subnetID: subnet.id,
      assetID,
      initialSupply,
      maximumSupply,
      minConsumptionRate,
      maxConsumptionRate,
      minValidatorStake: 1n,
      maxValidatorStake: maximumSupply,
      minStakeDuration: 1,
      maxStakeDuration: 31_536_000,
      minDelegationFee: 0,
      minDelegatorStake: 1n,
      maxValidatorWeightFactor: random.between(1, 5),
      uptimeRequirement: 0,
      subnetAuthorization: by.authorization,
    },
    spend: paid.spend,
    authorizedBy: by.authorizedBy,
    apply: ({ id }) => {
      subnet.elastic = { assetID, txID: id }
      const key = hexOf(subnet.id)
      platform.supplies.set(key, initialSupply)
      platform.rewards.set(key, { supplyCap: maximumSupply, minRate: minConsumptionRate, maxRate: maxConsumptionRate })
    },
  }
}

/** Nodes that do not validate the subnet yet. */
export const freshNodes = (desk: Desk, subnetID: Uint8Array, taken: readonly Uint8Array[]): readonly Uint8Array[] =>
  nodeIDs(desk).filter(
    (nodeID) =>
      !taken.some((one) => equalBytes(one, nodeID)) &&
      !desk.platform.validators(subnetID).some((one) => equalBytes(one.nodeID, nodeID)),
  )
