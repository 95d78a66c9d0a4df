import {
  buildAddPermissionlessValidatorTx,
  buildIncreaseL1ValidatorBalanceTx,
  formatId,
  formatNodeId,
  type GenesisStaker,
  type UnsignedPChain,
  validatorSecondsRemaining,
} from "@serac/chain"
import { keyOf } from "../interfaces/keys.ts"
import { type L1Validator, type PChain, zeroID } from "../ledger/index.ts"
import type { DevnetWallet } from "../wallet/devnet-wallet.ts"
import type { PrimaryNetwork } from "./primary-network.ts"
import type { ValidatorIdentity } from "./validator-identity.ts"

/** What upkeep is made of. */
export interface UpkeepOptions {
  readonly network: PrimaryNetwork
  /** Who pays for it. */
  readonly wallet: DevnetWallet
  /** Is told once of each thing that cannot be done, until it can be done again. */
  readonly onFault?: ((error: Error) => void) | undefined
}

/** What is to be done for somebody, and how. */
interface Task {
  /** Whom it is for, in words. */
  readonly name: string
  readonly build: () => UnsignedPChain
}

const secondsPerDay = 86_400n
/** How far time goes at once where nothing is due, in seconds. */
const upkeepStep = 30n * secondsPerDay
/** An L1 validator whose balance lasts no longer gets more: longer than a step. */
const reserve = 2n * upkeepStep
/** What such a one has afterwards, in nAVAX: as much as it began with. */
const fullBalance = 10_000_000_000n

/**
 * Makes the blocks of P and X, each when it was due, however far the clock has gone at once; and keeps what the devnet plays going:
 * validators of the primary network stake again when their time is over, and L1 validators whose balance is the wallet's get more
 * before it ends.
 */
export class Upkeep {
  readonly #network: PrimaryNetwork
  readonly #wallet: DevnetWallet
  readonly #onFault: (error: Error) => void
  readonly #failed = new Set<string>()

  constructor({ network, wallet, onFault = () => {} }: UpkeepOptions) {
    this.#network = network
    this.#wallet = wallet
    this.#onFault = onFault
  }

  /** Makes blocks until nothing waits and nothing is due. @returns how many there were */
  work(): number {
    const made = this.#catchUp(this.#network.clock.now())
    return made + this.#workNow()
  }

  /** Makes the blocks that were due before a time (Unix seconds), and none at that time. */
  workBefore(time: bigint): void {
    this.#catchUp(Number(time) * 1_000)
  }

  /** @param until Milliseconds since 1970 */
  #catchUp(until: number): number {
    const { clock, p } = this.#network
    let made = 0
    let at = p.state.time
    for (;;) {
      const due = p.nextDue()
      const next = due !== undefined && due < at + upkeepStep ? due : at + upkeepStep
      // A block of the second before would be of this second anyway.
      if (Number(next) * 1_000 > until - 1_000) return made
      // The chain has its blocks in order, by the clock too.
      const moment = Math.max(Number(next) * 1_000, p.last.acceptedAt)
      const more = clock.asOf(moment, () => this.#workNow())
      if (more === 0 && next <= at) return made
      made += more
      at = next
    }
  }

  #workNow(): number {
    let made = this.#network.work()
    for (const task of this.#tasks()) if (this.#issue(task)) made += this.#network.work()
    return made
  }

  /** What is to be done now, one by one: each looks at what there is when its turn has come. */
  *#tasks(): Iterable<Task> {
    const network = this.#network
    for (const identity of network.validators) {
      const staker = network.genesisFile.initialStakers.find(({ nodeID }) => keyOf(nodeID) === keyOf(identity.nodeID))
      const validates = network.p.state.stakers.validator(zeroID, identity.nodeID) !== undefined
      if (staker && !validates) yield this.#stakeAgain(identity, staker)
    }
    for (const validator of network.p.state.l1Validators.activeInOrder())
      if (this.#isOurs(validator) && this.#isShort(validator)) yield this.#topUp(validator)
  }

  #stakeAgain({ nodeID, bls }: ValidatorIdentity, { rewardAddress, delegationFee }: GenesisStaker): Task {
    const build = () => {
      const { pContext: context, pWallet } = this.#wallet
      const { staking } = this.#network.p.config
      return buildAddPermissionlessValidatorTx(context, pWallet, {
        nodeID,
        end: this.#now + staking.maxStakeDuration,
        weight: this.#weightOf(nodeID),
        signer: bls,
        validationRewardsOwner: rewardAddress,
        delegationRewardsOwner: rewardAddress,
        shares: delegationFee,
      })
    }
    return { name: `${formatNodeId(nodeID)} does not stake again`, build }
  }

  /** What it staked at the beginning, or as much of it as there may be in one stake. */
  #weightOf(nodeID: Uint8Array): bigint {
    const { genesis, p } = this.#network
    const { minValidatorStake, maxValidatorStake } = p.config.staking
    const first = genesis.validators.flatMap(({ unsigned }) =>
      "validator" in unsigned && keyOf(unsigned.validator.nodeID) === keyOf(nodeID) ? [unsigned.validator.weight] : [],
    )
    const [weight = minValidatorStake] = first
    if (weight < minValidatorStake) return minValidatorStake
    if (weight > maxValidatorStake) return maxValidatorStake
    return weight
  }

  #isOurs({ remainingBalanceOwner }: L1Validator): boolean {
    return remainingBalanceOwner.addresses.some((one) => keyOf(one) === keyOf(this.#wallet.address))
  }

  #isShort({ endAccumulatedFee }: L1Validator): boolean {
    const { p } = this.#network
    const passed = this.#now - p.state.time
    return secondsCovered(p, endAccumulatedFee - p.state.accruedFees, passed + reserve) < passed + reserve
  }

  #topUp({ validationID, endAccumulatedFee }: L1Validator): Task {
    const build = () => {
      const balance = fullBalance - (endAccumulatedFee - this.#network.p.state.accruedFees)
      return buildIncreaseL1ValidatorBalanceTx(this.#wallet.pContext, this.#wallet.pWallet, { validationID, balance })
    }
    return { name: `the L1 validator ${formatId(validationID)} gets no balance`, build }
  }

  #issue({ name, build }: Task): boolean {
    try {
      this.#wallet.issueP(build())
      this.#failed.delete(name)
      return true
    } catch (error) {
      if (!this.#failed.has(name)) this.#onFault(new Error(`${name}: ${(error as Error).message}`, { cause: error }))
      this.#failed.add(name)
      return false
    }
  }

  /** Seconds since 1970. */
  get #now(): bigint {
    return BigInt(Math.floor(this.#network.clock.now() / 1_000))
  }
}

/** How long a balance lasts at most so many seconds, by what is charged now. */
function secondsCovered({ config, state }: PChain, balance: bigint, most: bigint): bigint {
  const fees = { current: BigInt(state.l1Validators.activeCount), excess: state.l1Excess }
  return validatorSecondsRemaining(fees, config.validatorFees, balance, most)
}
