import {
  buildAddPermissionlessValidatorTx,
  buildIncreaseL1ValidatorBalanceTx,
  buildPChainBaseTx,
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

/** Options of `Upkeep`. */
export interface UpkeepOptions {
  readonly network: PrimaryNetwork
  /** The wallet that pays for stakes and balances. */
  readonly wallet: DevnetWallet
  /** Receives the first error of each task that fails; again only after the task has succeeded in between. */
  readonly onFault?: ((error: Error) => void) | undefined
}

/** A task of upkeep. */
interface Task {
  /** The validator concerned and the problem if the task fails, as text for errors. */
  readonly name: string
  readonly build: () => UnsignedPChain
}

const secondsPerDay = 86_400n
/** The maximum step of time without due changes, in seconds. */
const upkeepStep = 30n * secondsPerDay
/** An L1 validator whose balance lasts less than this gets more, in seconds; it must be longer than a step. */
const reserve = 2n * upkeepStep
/** How far the P-Chain's time may be behind the clock without a block, in seconds. */
const maxLag = 60n
/** The balance after a top-up, in nAVAX; equal to the initial balance. */
const fullBalance = 10_000_000_000n

/**
 * Makes the blocks of P and X with the times at which they were due, even if the clock jumped, and keeps simulated validators running:
 * validators of the primary network stake again when their period ends, and L1 validators whose balance the wallet owns get more
 * before it runs out. A P-Chain without other transactions gets an empty one of the wallet each minute, since only a block
 * moves its time and the balances of L1 validators.
 */
export class Upkeep {
  readonly #network: PrimaryNetwork
  readonly #wallet: DevnetWallet
  readonly #onFault: (error: Error) => void
  readonly #failed = new Set<string>()
  /** The P-Chain's last block when nothing was due, and the time until which that holds, in Unix seconds. */
  #idle: { readonly last: PChain["last"]; readonly until: bigint } | undefined

  constructor({ network, wallet, onFault = () => {} }: UpkeepOptions) {
    this.#network = network
    this.#wallet = wallet
    this.#onFault = onFault
  }

  /** Makes blocks until nothing is pending or due. @returns the number of blocks */
  work(): number {
    if (this.#isIdle) return 0
    const { p, clock } = this.#network
    const made = this.#catchUp(clock.now()) + this.#workNow()
    const isBehind = this.#now - p.state.time >= maxLag
    if (isBehind && this.#issue(this.#tick())) return made + this.#network.work()
    const [due, late] = [p.nextDue(), p.state.time + maxLag]
    if (made === 0) this.#idle = { last: p.last, until: due !== undefined && due < late ? due : late }
    return made
  }

  /** Whether nothing is due that was not when `work` looked last: each block of other chains asks. */
  get #isIdle(): boolean {
    const { p, x } = this.#network
    if (this.#idle === undefined || this.#idle.last !== p.last || this.#now >= this.#idle.until) return false
    return p.pool.size === 0 && x.mempool.size === 0 && p.state.proposal === undefined
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
      // A block less than a second before would have the same timestamp.
      if (Number(next) * 1_000 > until - 1_000) return made
      // The blocks' acceptance times must be in order, too.
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

  /** The tasks that are due, evaluated lazily: each sees the state after the previous one. */
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

  /** Its initial stake, within the limits of a stake, in nAVAX. */
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

  /** A transaction without transfer, so that a block moves the time. */
  #tick(): Task {
    const build = () => buildPChainBaseTx(this.#wallet.pContext, this.#wallet.pWallet, { outputs: [] })
    return { name: "the P-Chain's time stands still", build }
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

/** How many seconds a balance lasts at the current fee, at most `most`. */
function secondsCovered({ config, state }: PChain, balance: bigint, most: bigint): bigint {
  const fees = { current: BigInt(state.l1Validators.activeCount), excess: state.l1Excess }
  return validatorSecondsRemaining(fees, config.validatorFees, balance, most)
}
