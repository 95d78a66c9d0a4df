import { formatId, splitReward } from "@serac/chain"
import { textOf } from "../keys.ts"
import { statusByCode } from "../list-keys.ts"
import type { StakerData } from "../rows.ts"

/** A delegator that changed, as the query names its columns. */
export interface DelegatorColumns {
  readonly txId: Uint8Array
  readonly status: number
  readonly delegationShares: number | null
  readonly data: string
  readonly change: number
}

interface Delegator {
  /** The transaction of its validator, in CB58. */
  readonly validator: string
  readonly shares: number
  /** What it gets if it is rewarded; undefined where only a node that observed it knows. */
  readonly reward: bigint | undefined
}

/** What validators are expected to keep of the rewards of their active delegators, in memory, in the smallest unit. */
export class ExpectedFees {
  readonly #delegators = new Map<string, Delegator>()
  /** What a node said of stakers whose reward is not stored. */
  readonly #observed = new Map<string, bigint>()
  readonly #fees = new Map<string, bigint>()

  /** Of a validator, by its transaction. */
  of(txId: Uint8Array): bigint {
    return this.#fees.get(formatId(txId)) ?? 0n
  }

  /** A delegator became active, changed, or ended. */
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

  /** A node said what a staker gets if it is rewarded; undefined where it does not say. */
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
