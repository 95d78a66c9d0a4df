import { formatId, splitReward } from "@serac/chain"
import { textOf } from "../keys.ts"
import { statusByCode } from "../list-keys.ts"
import type { StakerData } from "../rows.ts"

/** A changed delegator, under the column names of the query. */
export interface DelegatorColumns {
  readonly txId: Uint8Array
  readonly status: number
  readonly delegationShares: number | null
  readonly data: string
  readonly change: number
}

interface Delegator {
  /** The transaction ID of its validator, in CB58. */
  readonly validator: string
  readonly shares: number
  /** The reward if the delegator is rewarded; undefined if only a node's observation has it. */
  readonly reward: bigint | undefined
}

/** The validators' expected shares of their active delegators' rewards, in memory, in the smallest unit. */
export class ExpectedFees {
  readonly #delegators = new Map<string, Delegator>()
  /** Observed rewards of stakers whose reward is not stored. */
  readonly #observed = new Map<string, bigint>()
  readonly #fees = new Map<string, bigint>()

  /** The expected fees of a validator, by its transaction. */
  of(txId: Uint8Array): bigint {
    return this.#fees.get(formatId(txId)) ?? 0n
  }

  /** Applies a delegator that became active, changed, or ended. */
  put({ txId, status, delegationShares, data }: DelegatorColumns): void {
    const key = textOf(txId)
    this.#add(key, -1n)
    this.#delegators.delete(key)
    if (statusByCode(status) !== "active") return
    const { validatorTx, potentialReward } = JSON.parse(data) as StakerData
    if (validatorTx === undefined) return
    const reward = potentialReward === undefined ? undefined : BigInt(potentialReward)
    this.#delegators.set(key, { validator: validatorTx, shares: delegationShares ?? 0, reward })
    this.#add(key, 1n)
  }

  /** Applies a node's observation of a staker's potential reward; undefined if the node does not report it. */
  observe(key: string, reward: bigint | undefined): void {
    if (this.#observed.get(key) === reward) return
    this.#add(key, -1n)
    if (reward === undefined) this.#observed.delete(key)
    else this.#observed.set(key, reward)
    this.#add(key, 1n)
  }

  #add(key: string, sign: 1n | -1n): void {
    const delegator = this.#delegators.get(key)
    if (delegator === undefined) return
    const { validator, shares, reward = this.#observed.get(key) ?? 0n } = delegator
    const fees = (this.#fees.get(validator) ?? 0n) + sign * splitReward(reward, shares).fromShares
    if (fees === 0n) this.#fees.delete(validator)
    else this.#fees.set(validator, fees)
  }
}
