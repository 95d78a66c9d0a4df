import type { LedgerTransaction } from "../oracle/ledger-transactions.ts"
import type { Pay } from "../oracle/renewal.ts"
import type { World } from "../oracle/world.ts"
import type { NodeOwner, NodeUnsigned } from "../recording/node-json.ts"
import { fromCb58, ownerHex, toCb58, toHex } from "../recording/text.ts"
import type { ExpectedItem, Names } from "./names.ts"

/** Members that a transaction of the P-Chain has because of its type. */
export function platformMembers(transaction: LedgerTransaction, world: World, names: Names): ExpectedItem {
  const { event, type, json } = transaction
  const { unsignedTx } = json
  const { subnetID, nodeID, sourceChain, destinationChain, txID } = unsignedTx
  if (unsignedTx.validator || type === "AddAutoRenewedValidatorTx") return stakerMembers(transaction, world, names)
  const validator = type.includes("AutoRenewed") ? world.stakers.find((one) => one.txID === txID) : undefined
  const period = validator?.renewal?.ended.find((one) => one.event.txID === event.txID)
  const changes = world.l1.changes.get(event.txID)
  const owner = unsignedTx.owner ?? unsignedTx.newOwner
  const subnetId = subnetID ?? (type === "CreateSubnetTx" ? event.txID : changes?.[0]?.validator.subnetID)
  return {
    ...(sourceChain && { sourceChain }),
    ...(destinationChain && { destinationChain }),
    ...((type === "RewardValidatorTx" || validator) && { stakingTxHash: txID }),
    ...(nodeID && { nodeId: nodeID }),
    ...(validator && { nodeId: validator.nodeID }),
    ...(type === "SetAutoRenewedValidatorConfigTx" && renewalMembers(unsignedTx)),
    ...(period && {
      stakingPeriod: {
        startTimestamp: period.start,
        endTimestamp: period.end,
        amountStaked: `${period.weight}`,
        isRewarded: period.rewarded,
        isRenewed: period.renewed,
        rewards: amounts(period.paid),
        restakedRewards: amounts(period.restaked),
      },
    }),
    ...(subnetId && { subnetId }),
    ...(owner && { subnetOwnershipInfo: ownership(owner, names) }),
    ...(type === "CreateChainTx" && {
      blockchainInfo: {
        chainName: unsignedTx.chainName,
        vmId: unsignedTx.vmID,
        genesisData: genesisOf(Buffer.from(unsignedTx.genesisData ?? "", "base64")),
      },
    }),
    ...(type === "ConvertSubnetToL1Tx" && {
      l1ValidatorManagerDetails: { blockchainId: unsignedTx.chainID, contractAddress: unsignedTx.address },
    }),
    ...(changes && {
      l1ValidatorDetails: changes.map(({ validator, remainingBalance, balanceChange, proofOfPossession }) => ({
        validationId: validator.validationID,
        validationIdHex: toHex(fromCb58(validator.validationID), "hexnc"),
        nodeId: `NodeID-${toCb58(Buffer.from(validator.nodeID, "hex"))}`,
        subnetId: validator.subnetID,
        weight: validator.weight,
        remainingBalance,
        ...(balanceChange !== undefined && { balanceChange }),
        blsCredentials: { publicKey: validator.publicKey, ...(proofOfPossession && { proofOfPossession }) },
      })),
    }),
  }
}

function stakerMembers(
  { event, json: { unsignedTx } }: LedgerTransaction,
  { stakers }: World,
  names: Names,
): ExpectedItem {
  const staker = stakers.find(({ txID }) => txID === event.txID)
  if (staker === undefined) throw new Error(`${event.txID} makes no staker`)
  const { validationRewardsOwner, delegationRewardsOwner, rewardsOwner, signer, validatorAuthority } = unsignedTx
  const shares = unsignedTx.shares ?? unsignedTx.delegationShares
  const owners = [validationRewardsOwner, delegationRewardsOwner, rewardsOwner].flatMap((one) => one?.addresses ?? [])
  const rewardAddresses = [...new Set(owners.map((address) => names.address(ownerHex(address))))]
  return {
    nodeId: staker.nodeID,
    subnetId: staker.subnetID,
    startTimestamp: staker.renewal ? event.timestamp : staker.start,
    endTimestamp: staker.renewal?.firstEnd ?? staker.end,
    ...(shares !== undefined && { delegationFeePercent: percent(shares) }),
    ...(rewardAddresses.length > 0 && { rewardAddresses }),
    ...(signer?.publicKey && {
      blsCredentials: { publicKey: signer.publicKey, proofOfPossession: signer.proofOfPossession },
    }),
    ...(validatorAuthority && {
      ...renewalMembers(unsignedTx),
      validatorAuthority: ownership(validatorAuthority, names),
    }),
    ...(staker.potentialReward !== undefined && { estimatedReward: `${staker.potentialReward}` }),
    ...(staker.ended?.rewardTx && { rewardTxHash: staker.ended.rewardTx }),
  }
}

const renewalMembers = ({ period, autoCompoundRewardShares }: NodeUnsigned): ExpectedItem => ({
  period,
  autoCompoundRewardShares,
})

/** Reward amounts that were paid or added to the stake. */
export const amounts = ({ validation, delegation }: Pay): ExpectedItem => ({
  validationRewardAmount: `${validation}`,
  delegationRewardAmount: `${delegation}`,
})

/** Millionths as the node writes a percentage. */
export const percent = (shares: number): string => (shares / 10_000).toFixed(4)

export const ownership = ({ locktime = 0, threshold, addresses }: NodeOwner, names: Names): ExpectedItem => ({
  locktime: Number(locktime),
  threshold,
  addresses: addresses.map((address) => names.address(ownerHex(address))),
})

/** An EVM genesis is shown as JSON, other data in hexadecimal. */
function genesisOf(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString())
  } catch {
    return toHex(data, "hexnc")
  }
}
