import type { StakerRow } from "@serac/store"
import { networkColumns, networkTable, placeColumns, transactionIdColumns } from "../network-table.ts"

/** A stake, and the height of the P-Chain after which it is as it says. */
export interface StakeAt {
  readonly staker: StakerRow
  readonly height: number
}

export const stakesTable = networkTable<StakeAt>()({
  name: "stakes",
  about: "validators and delegators of the P-Chain, by the transaction that staked",
  columns: {
    ...placeColumns,
    ...transactionIdColumns,
    kind: { kind: "text", about: "`validator` or `delegator`" },
    subnet_id: { kind: "text", about: "subnet" },
    node_id: { kind: "text", about: "node" },
    weight: { kind: "u64", about: "stake, on the primary network in nAVAX" },
    start_time: { kind: "u64", about: "Unix seconds" },
    end_time: { kind: "u64", about: "Unix seconds" },
    status: { kind: "text", about: "`pending`, `active`, `completed` or `removed`" },
    delegation_shares: {
      kind: "u32",
      isNullable: true,
      about: "validator's share of its delegators' rewards, in millionths",
    },
    reward_addresses: { kind: "texts", about: "owners of its rewards, without a chain prefix" },
    validator_transaction_id: { kind: "text", isNullable: true, about: "of a delegator its validator's stake" },
    potential_reward: { kind: "u64", isNullable: true, about: "reward if it is rewarded, where it is known" },
    reward_transaction_id: { kind: "text", isNullable: true, about: "transaction that ended it" },
    is_rewarded: { kind: "bool", isNullable: true, about: "whether it was rewarded; null until it has ended" },
    validation_reward: { kind: "u64", isNullable: true, about: "paid for validating" },
    delegation_reward: { kind: "u64", isNullable: true, about: "paid of delegators' rewards; to a delegator its own" },
    as_of_height: { kind: "u32", about: "last block of the P-Chain when this row was read" },
    ...networkColumns,
  },
  rowOf({ staker, height }, names) {
    const { data } = staker
    return {
      chain: "P",
      block_height: staker.height,
      transaction_index: staker.index,
      transaction_id: names.id(staker.txId),
      kind: staker.kind,
      subnet_id: names.id(staker.subnetId),
      node_id: names.node(staker.nodeId),
      weight: staker.weight,
      start_time: BigInt(staker.start),
      end_time: BigInt(staker.end),
      status: staker.status,
      delegation_shares: staker.delegationShares,
      reward_addresses: staker.rewardAddresses.map(names.address),
      validator_transaction_id: data.validatorTx,
      potential_reward: optionalAmount(data.potentialReward),
      reward_transaction_id: data.rewardTx,
      is_rewarded: data.rewarded,
      validation_reward: optionalAmount(data.validationReward),
      delegation_reward: optionalAmount(data.delegationReward),
      as_of_height: height,
      network_id: names.networkId,
    }
  },
})

const optionalAmount = (digits: string | undefined): bigint | undefined =>
  digits === undefined ? undefined : BigInt(digits)
