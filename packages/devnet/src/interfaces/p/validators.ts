import { formatHex, formatId, formatNodeId } from "@serac/chain"
import { type ByNameMethods, byNameMethod, listReader, read } from "@serac/wire/node"
import type { Staker } from "../../ledger/index.ts"
import { keyOf } from "../keys.ts"
import { l1ValidatorJson } from "./l1-validators.ts"
import { isPrimaryId, localAddresses, ownerJson } from "./local.ts"
import type { PInterfaceOptions } from "./options.ts"

/** The members that the JSON of every staker has. */
const stakerJson = ({ txID, start, end, weight, nodeID }: Staker) => ({
  txID: formatId(txID),
  startTime: String(start),
  endTime: String(end),
  weight: String(weight),
  nodeID: formatNodeId(nodeID),
})

/** A number as Go prints a 32-bit float, with four decimals. */
const floatJson = (value: number): string => Math.fround(value).toFixed(4)

/** Methods about the current validators. */
export function validatorMethods(options: PInterfaceOptions): ByNameMethods {
  const { chain, observations } = options
  const { stakers, l1Validators, subnets } = chain.state
  const addresses = localAddresses(options)

  const delegatorJson = (delegator: Staker, isWhole: boolean) => {
    const { unsigned } = delegator.transaction
    return {
      ...stakerJson(delegator),
      rewardOwner: isWhole && "rewardsOwner" in unsigned ? ownerJson(addresses, unsigned.rewardsOwner) : undefined,
      potentialReward: String(delegator.potentialReward),
    }
  }

  const validatorJson = (validator: Staker, isWhole: boolean) => {
    const { nodeID, subnetID, start, potentialReward, transaction } = validator
    const { unsigned } = transaction
    const info = stakers.info(validator)
    const delegators = stakers.delegators(subnetID, nodeID)
    const owners =
      "rewardsOwner" in unsigned
        ? { own: unsigned.rewardsOwner, delegation: unsigned.rewardsOwner }
        : stakerOwners(unsigned)
    const shares =
      "shares" in unsigned ? unsigned.shares : "delegationShares" in unsigned ? unsigned.delegationShares : 0
    const signer =
      "signer" in unsigned && unsigned.signer.type === "signer.ProofOfPossession" ? unsigned.signer : undefined
    return {
      ...stakerJson(validator),
      validationRewardOwner: owners && ownerJson(addresses, owners.own),
      delegationRewardOwner: owners && ownerJson(addresses, owners.delegation),
      potentialReward: String(potentialReward),
      accruedDelegateeReward: String(info.delegateeReward),
      delegationFee: floatJson(Math.fround(100 * shares) / 1_000_000),
      uptime: floatJson(observations.uptimeOf(nodeID, start) * 100),
      connected: observations.isConnected(nodeID),
      signer: signer && {
        publicKey: formatHex(signer.publicKey, "hexnc"),
        proofOfPossession: formatHex(signer.proofOfPossession, "hexnc"),
      },
      ...(unsigned.type === "AddAutoRenewedValidatorTx" && {
        validatorAuthority: ownerJson(addresses, unsigned.validatorAuthority),
        nextPeriod: String(info.nextPeriod),
        autoCompoundRewardShares: String(info.autoCompoundRewardShares),
      }),
      delegatorCount: String(delegators.length),
      delegatorWeight: String(delegators.reduce((sum, { weight }) => sum + weight, 0n)),
      delegators: isWhole ? delegators.map((delegator) => delegatorJson(delegator, isWhole)) : undefined,
    }
  }

  return {
    "platform.getCurrentValidators": byNameMethod(
      { subnetID: read.id, nodeIDs: listReader(read.nodeId) },
      ({ subnetID, nodeIDs }) => {
        const asked = new Set(nodeIDs.map(keyOf))
        const isAsked = ({ nodeID }: { readonly nodeID: Uint8Array }) => asked.size === 0 || asked.has(keyOf(nodeID))
        const isWhole = asked.size === 1
        const subnet = keyOf(subnetID)
        const staking = stakers
          .inOrder()
          .filter((staker) => staker.kind !== "delegator" && keyOf(staker.subnetID) === subnet && isAsked(staker))
        const shown = staking.map((staker) =>
          isPrimaryId(subnetID) ? validatorJson(staker, isWhole) : stakerJson(staker),
        )
        if (!subnets.conversion(subnetID)) return { validators: shown }
        const ofL1 = l1Validators.of(subnetID).filter(isAsked)
        return { validators: [...shown, ...ofL1.map((one) => l1ValidatorJson(options, addresses, one))] }
      },
    ),
  }
}

/** The owners of a staker's rewards. */
function stakerOwners(unsigned: Staker["transaction"]["unsigned"]) {
  if (!("validationRewardsOwner" in unsigned)) return undefined
  return { own: unsigned.validationRewardsOwner, delegation: unsigned.delegationRewardsOwner }
}
