import { delegatorsOf, type Staker, sharesOf, stakerStatus } from "../oracle/stakers.ts"
import { split } from "../oracle/supply.ts"
import type { Utxo } from "../oracle/utxo.ts"
import type { World } from "../oracle/world.ts"
import type { NodeOwner } from "../recording/node-json.ts"
import { recordedResult } from "../recording/recorded-calls.ts"
import { fromCb58, ownerHex, zeroIdText } from "../recording/text.ts"
import type { ExpectedItem, Names } from "./names.ts"
import { amounts, ownership, percent } from "./platform-members.ts"

/** The largest weight of a validator of the primary network, in nAVAX, and the largest ratio of weight to own stake. */
const [largestStake, weightFactor] = [3_000_000_000_000_000n, 5n]

/** The expected items of stakers. */
export class StakerItems {
  readonly #world: World
  readonly #names: Names
  readonly #uptimes: ReadonlyMap<string, number>

  constructor(world: World, names: Names) {
    this.#world = world
    this.#names = names
    const calls = world.recording.calls.of("platform.getCurrentValidators")
    const recorded = calls.flatMap((call) => recordedResult<RecordedUptimes>(call)?.validators ?? [])
    this.#uptimes = new Map(recorded.flatMap(({ txID, uptime }) => (txID && uptime ? [[txID, Number(uptime)]] : [])))
  }

  /** Newest first, by block and position. */
  list(kind: Staker["kind"]): readonly Staker[] {
    return this.#world.stakers
      .filter((staker) => staker.kind === kind)
      .sort((one, other) => stakerRank(other) - stakerRank(one))
  }

  status = (staker: Staker) => stakerStatus(staker, this.#world.heights, this.#world.time)

  /** Uptime in percent; undefined if the node measured none. */
  uptime = ({ txID }: Staker): number | undefined => this.#uptimes.get(txID)

  /** The amount that can still be delegated; undefined where delegation does not exist. */
  capacity(staker: Staker): bigint | undefined {
    if (staker.subnetID !== zeroIdText || this.status(staker) !== "active") return undefined
    const most = weightFactor * staker.weight
    const left = (most < largestStake ? most : largestStake) - staker.weight - this.#delegated(staker)
    return left > 0n ? left : 0n
  }

  /** The validator's share of the expected rewards of its current delegators. */
  expectedFees(staker: Staker): bigint {
    const shares = sharesOf(staker)
    const rewards = this.#delegators(staker).map(({ potentialReward = 0n }) => potentialReward)
    return rewards.reduce((sum, reward) => sum + split(reward, shares).ofShares, 0n)
  }

  /** Requirement section 2, Validator. */
  validator(staker: Staker): ExpectedItem {
    const { txID, nodeID, subnetID, weight, start, end, transaction } = staker
    const { signer, shares = transaction.json.unsignedTx.delegationShares } = transaction.json.unsignedTx
    const status = this.status(staker)
    return {
      txHash: txID,
      nodeId: nodeID,
      subnetId: subnetID,
      amountStaked: `${weight}`,
      delegationFee: shares === undefined ? null : percent(shares),
      startTimestamp: start,
      endTimestamp: end,
      ...(signer?.publicKey && {
        blsCredentials: { publicKey: signer.publicKey, proofOfPossession: signer.proofOfPossession },
      }),
      ...this.#renewal(staker),
      validationStatus: status,
      ...(status === "active" && this.#active(staker)),
      ...(status === "completed" && this.#completed(staker)),
      ...(status === "removed" && {
        removeTxHash: staker.removed?.txID,
        removeTimestamp: staker.removed?.timestamp,
      }),
    }
  }

  delegator(staker: Staker): ExpectedItem {
    const { txID, nodeID, weight, start, end, ended, potentialReward = 0n, transaction } = staker
    const status = this.status(staker)
    const validator = this.#validatorOf(staker)
    const shares = validator ? sharesOf(validator) : 0
    const gross = status === "completed" && !ended?.rewarded ? 0n : potentialReward
    const net = split(gross, shares).rest
    return {
      txHash: txID,
      nodeId: nodeID,
      rewardAddresses: this.#addresses(transaction.json.unsignedTx.rewardsOwner),
      amountDelegated: `${weight}`,
      delegationFee: percent(shares),
      startTimestamp: start,
      endTimestamp: end,
      delegationStatus: status,
      ...(status === "completed"
        ? { grossReward: `${gross}`, netReward: `${net}` }
        : { estimatedGrossReward: `${gross}`, estimatedNetReward: `${net}` }),
    }
  }

  /** Rewards by the UTXOs that paid them, newest first. */
  rewards(): readonly { readonly item: ExpectedItem; readonly utxo: Utxo; readonly staker: Staker }[] {
    const paid = [...this.#world.utxos.values()].filter(({ reward }) => reward)
    return paid
      .flatMap((utxo) => {
        const staker = this.#world.stakers.find((one) => one.txID === utxo.txID || periodPaidBy(utxo, one))
        return staker ? [{ utxo, staker, item: this.#reward(utxo, staker) }] : []
      })
      .sort((one, other) => other.utxo.made.height - one.utxo.made.height || compareUtxoIds(other.utxo, one.utxo))
  }

  pendingReward(staker: Staker): ExpectedItem {
    const { txID, nodeID, weight, start, end, kind, potentialReward = 0n, transaction } = staker
    const { unsignedTx } = transaction.json
    const validator = this.#validatorOf(staker)
    const shares = validator ? sharesOf(validator) : 0
    const amount = kind === "validator" ? potentialReward : split(potentialReward, shares).rest
    return {
      addresses: this.#addresses(unsignedTx.validationRewardsOwner ?? unsignedTx.rewardsOwner),
      txHash: txID,
      amountStaked: `${weight}`,
      nodeId: nodeID,
      startTimestamp: start,
      endTimestamp: end,
      rewardType: kind === "validator" ? "VALIDATOR" : "DELEGATOR",
      progress: ((this.#world.time - start) / (end - start)) * 100,
      estimatedReward: this.#names.amount(this.#world.recording.avaxAssetID, amount),
    }
  }

  /** The owners of a staker's rewards, in hexadecimal. */
  rewardOwners({ transaction: { json } }: Staker): readonly string[] {
    const { validationRewardsOwner, delegationRewardsOwner, rewardsOwner } = json.unsignedTx
    const all = [validationRewardsOwner, delegationRewardsOwner, rewardsOwner].flatMap((one) => one?.addresses ?? [])
    return [...new Set(all.map(ownerHex))]
  }

  #reward({ id, outputIndex, assetID, output, made, reward }: Utxo, staker: Staker): ExpectedItem {
    const { txID, nodeID } = staker
    const { weight, start, end } = periodPaidBy({ txID: made.txID }, staker) ?? staker
    return {
      addresses: output.owners.map(this.#names.address),
      txHash: txID,
      amountStaked: `${weight}`,
      nodeId: nodeID,
      startTimestamp: start,
      endTimestamp: end,
      rewardType: reward,
      utxoId: id,
      outputIndex,
      reward: this.#names.amount(assetID, output.amount),
      rewardTxHash: made.txID,
    }
  }

  #renewal({ renewal }: Staker): ExpectedItem {
    if (renewal === undefined) return {}
    return {
      period: renewal.period,
      autoCompoundRewardShares: renewal.shares,
      validatorAuthority: ownership(renewal.authority, this.#names),
      rewardedPeriods: renewal.ended.filter(({ rewarded }) => rewarded).length,
      restakedRewards: amounts(renewal.restaked),
    }
  }

  #active(staker: Staker): ExpectedItem {
    const delegators = this.#delegators(staker)
    const capacity = this.capacity(staker)
    const uptime = this.uptime(staker)
    const { potentialReward = 0n, accruedFees, weight, subnetID } = staker
    const all = this.#world.stakers.filter((one) => one.subnetID === subnetID && this.status(one) === "active")
    const whole = all.reduce((sum, one) => sum + one.weight, 0n)
    return {
      stakePercentage: (Number(weight) / Number(whole)) * 100,
      delegatorCount: delegators.length,
      amountDelegated: `${this.#delegated(staker)}`,
      ...(uptime !== undefined && { uptimePerformance: uptime }),
      ...(capacity !== undefined && { delegationCapacity: `${capacity}` }),
      potentialRewards: {
        validationRewardAmount: `${potentialReward}`,
        delegationRewardAmount: `${accruedFees + this.expectedFees(staker)}`,
        rewardAddresses: this.rewardOwners(staker).map(this.#names.address),
      },
    }
  }

  #completed(staker: Staker): ExpectedItem {
    const delegators = delegatorsOf(this.#world.stakers, staker)
    const paid = (type: Utxo["reward"]) =>
      [...this.#world.utxos.values()]
        .filter((utxo) => (utxo.txID === staker.txID || periodPaidBy(utxo, staker)) && utxo.reward === type)
        .reduce((sum, { output }) => sum + output.amount, 0n)
    return {
      delegatorCount: delegators.length,
      amountDelegated: `${delegators.reduce((sum, { weight }) => sum + weight, 0n)}`,
      rewards: {
        validationRewardAmount: `${paid("VALIDATOR")}`,
        delegationRewardAmount: `${paid("VALIDATOR_FEE")}`,
        rewardAddresses: this.rewardOwners(staker).map(this.#names.address),
        ...(staker.ended?.rewardTx && { rewardTxHash: staker.ended.rewardTx }),
      },
    }
  }

  #delegators(staker: Staker): readonly Staker[] {
    return delegatorsOf(this.#world.stakers, staker).filter((one) => this.status(one) === "active")
  }

  #delegated(staker: Staker): bigint {
    return this.#delegators(staker).reduce((sum, { weight }) => sum + weight, 0n)
  }

  #validatorOf(delegator: Staker): Staker | undefined {
    return this.#world.stakers.find(
      (one) => one.kind === "validator" && delegatorsOf(this.#world.stakers, one).includes(delegator),
    )
  }

  #addresses = (owner: NodeOwner | undefined): readonly string[] =>
    (owner?.addresses ?? []).map((address) => this.#names.address(ownerHex(address)))
}

/** The period of a validator that a UTXO pays for. */
const periodPaidBy = ({ txID }: Pick<Utxo, "txID">, { renewal }: Staker) =>
  renewal?.ended.find(({ event }) => event.txID === txID)

interface RecordedUptimes {
  readonly validators: readonly { readonly txID?: string; readonly uptime?: string }[]
}

export const stakerRank = ({ transaction: { event, index } }: Staker): number => event.height * 1_000_000 + index

const compareUtxoIds = (one: Utxo, other: Utxo) => Buffer.compare(fromCb58(one.id), fromCb58(other.id))
