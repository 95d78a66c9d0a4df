import {
  decodePChainBlock,
  decodePChainTransaction,
  encodePChainBlock,
  formatId,
  type Genesis,
  type PChainBlock,
  type PChainTransaction,
} from "@serac/chain"
import { zeroID } from "../bytes.ts"
import { type Clock, clockSeconds } from "../clock.ts"
import { LedgerError, withContext } from "../ledger-error.ts"
import { parseBytes } from "../parse/refuse-bytes.ts"
import { type Archive, memoryArchive } from "../state/archive.ts"
import type { Journal } from "../state/journal.ts"
import type { SharedMemory } from "../state/shared-memory.ts"
import { executeBlock } from "./blocks/execute-block.ts"
import { nextBlock } from "./blocks/next-block.ts"
import { verifyKind, verifyPosition } from "./blocks/verify-block.ts"
import { isHelicon, type PChainConfig, type PChainSettings, pChainConfig } from "./config.ts"
import { begin } from "./genesis.ts"
import { PlatformPool } from "./pool.ts"
import type { Decision } from "./rewards/payout.ts"
import type { AcceptedPChainBlock } from "./state/blocks.ts"
import { PlatformState } from "./state/platform-state.ts"
import type { SubnetWarpValidator } from "./state/validator-sets.ts"
import { advanceTime, nextBlockTime } from "./time/advance.ts"
import { executeTransaction, gasUsedBy, priceOf } from "./transactions/execute.ts"
import { type Cryptography, Verifier } from "./verifier.ts"
import { verifyWarp } from "./warp/verify-warp.ts"

/** Options of `PChain`. */
export interface PChainOptions extends PChainSettings {
  readonly journal: Journal
  readonly memory: SharedMemory
  readonly clock: Clock
  readonly genesis: Genesis
  /** The uptime of a node since `since` (Unix seconds): 0 to 1. Default: 1. */
  readonly uptimeOf?: ((nodeID: Uint8Array, since: bigint) => number) | undefined
  readonly cryptography?: Cryptography | undefined
  /** Where old blocks and the locations of transactions are stored. Default: in memory. */
  readonly archive?: Archive | undefined
}

/** Options for accepting a block. */
export interface BlockContext {
  /** The P-Chain height whose validator sets verify the warp messages of the block. Default: `minimumHeight`. */
  readonly pChainHeight?: number | undefined
}

/** Blocks younger than this, in milliseconds, are too recent for validator look-ups. */
const youngest = 30_000
const maxRecent = 64

/** Seconds ahead that the search for the next L1 validator without balance covers if nobody stakes. */
const furthest = 365n * 86_400n

/**
 * The P-Chain: stakers, subnets, L1 validators, their rules and blocks. `accept` takes one block at a time, from any producer;
 * `build` makes a block from pending transactions and due changes.
 *
 * @example
 * import { buildGenesis, localGenesis } from "@serac/chain"
 * import { Journal, PChain, SharedMemory } from "@serac/devnet/ledger"
 *
 * const journal = new Journal()
 * const genesis = buildGenesis(localGenesis())
 * const chain = new PChain({ journal, memory: new SharedMemory(journal), clock: { now: () => Date.now() }, genesis })
 * chain.last.height // 0
 */
export class PChain {
  readonly config: PChainConfig
  readonly state: PlatformState
  readonly pool: PlatformPool
  readonly #journal: Journal
  readonly #memory: SharedMemory
  readonly #clock: Clock
  readonly #verifier: Verifier
  readonly #uptimeOf: NonNullable<PChainOptions["uptimeOf"]>

  constructor(options: PChainOptions) {
    const { journal, memory, clock, genesis, uptimeOf = () => 1, cryptography, archive = memoryArchive } = options
    this.config = pChainConfig(genesis, options)
    this.state = new PlatformState(journal, archive)
    this.pool = new PlatformPool(journal, this.config)
    this.#journal = journal
    this.#memory = memory
    this.#clock = clock
    this.#verifier = new Verifier(cryptography)
    this.#uptimeOf = uptimeOf
    this.#append(decodePChainBlock(begin(this.config, this.state, genesis)))
  }

  /** The last accepted block. */
  get last(): AcceptedPChainBlock {
    return this.state.blocks.tip
  }

  /**
   * The height that all nodes have reached by now: the height before the blocks of the last 30 seconds, of which at most 64 count.
   * Proposers look up validators at this height.
   */
  get minimumHeight(): number {
    const since = this.#clock.now() - youngest
    const { tip } = this.state.blocks
    let height = tip.height
    while (height > 0 && tip.height - height < maxRecent && (this.state.blocks.at(height)?.acceptedAt ?? 0) > since)
      height--
    return height
  }

  /** The validators of all subnets after the block at a height; the inactive validators of an L1 count as one without a key. */
  validatorsAt(height: number): ReadonlyMap<string, readonly SubnetWarpValidator[]> {
    const current = this.last.height
    if (height > current)
      throw new LedgerError(
        `failed to fetch validator set at unfinalized height: current P-chain height (${current}) < requested P-Chain height (${height})`,
      )
    return this.state.sets.at(height)
  }

  /**
   * Verifies a transaction against the current state and adds it to the pool.
   *
   * @param bytes - signed, with the codec version in front.
   * @returns its id, 32 bytes.
   * @throws {LedgerError} with the node's text.
   */
  issue(bytes: Uint8Array): Uint8Array {
    const transaction = withContext("couldn't parse tx", () =>
      withContext("couldn't parse tx", () => parseBytes(bytes, decodePChainTransaction)),
    )
    withContext("couldn't issue tx", () => this.#admit(transaction))
    return transaction.id
  }

  #admit(transaction: PChainTransaction): void {
    const { id } = transaction
    if (this.pool.has(id)) throw new LedgerError(`tx ${formatId(id)} dropped: duplicate tx`)
    const reason = this.pool.dropReason(id)
    if (reason !== undefined) throw new LedgerError(reason)
    try {
      this.#journal.try(() => this.#verify(transaction))
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error
      this.pool.drop(id, error.message)
      throw LedgerError.within("failed verification", error)
    }
    try {
      this.pool.add(transaction)
    } catch (error) {
      if (error instanceof LedgerError) this.pool.drop(id, error.message)
      throw error
    }
  }

  /** Verifies that the next block could include a transaction; leaves the transaction executed. */
  #verify(transaction: PChainTransaction): void {
    const { config, state } = this
    const surroundings = this.#surroundings()
    withContext("failed verifying warp messages", () => verifyWarp(surroundings, transaction))
    state.beginBlock(this.last.height + 1)
    const { time } = nextBlockTime(config, state, surroundings.now)
    withContext("failed to advance the chain time", () => advanceTime(config, state, time))
    const gas = withContext("failed to calculate tx complexity", () => gasUsedBy(config, transaction))
    if (gas > state.fees.capacity)
      throw new LedgerError(`tx exceeds current gas capacity: ${gas} > ${state.fees.capacity}`)
    const price = priceOf(config, state.fees)
    withContext("failed execution", () => executeTransaction({ ...surroundings, price }, transaction))
  }

  /**
   * Makes the next block, accepts it, and returns it; `undefined` if there are no pending transactions or due changes. After a
   * proposal the next block is the decision on it: `decision`, or else the preferred one.
   */
  build({ decision }: { readonly decision?: Decision | undefined } = {}): AcceptedPChainBlock | undefined {
    const { state, last } = this
    const place = { parentID: last.id, height: BigInt(last.height) + 1n }
    if (state.proposal) {
      const type = (decision ?? this.preference) === "commit" ? "BanffCommitBlock" : "BanffAbortBlock"
      return this.accept(encodePChainBlock({ type, time: state.time, ...place }))
    }
    const surroundings = this.#surroundings()
    const { fields, dropped } = this.#journal.try(() => nextBlock(surroundings, this.pool.transactions))
    for (const { id, reason } of dropped) this.pool.drop(id, reason)
    return (
      fields && this.accept(encodePChainBlock({ ...fields, ...place }), { pChainHeight: surroundings.pChainHeight })
    )
  }

  /**
   * When the next block is due without pending transactions, in Unix seconds: a staker's period or an L1 validator's balance ends.
   * `undefined` if no block will be due.
   */
  nextDue(): bigint | undefined {
    const { state, config } = this
    const staker = state.stakers.next()
    const latest = staker?.end ?? state.time + furthest
    const { time, isDue } = nextBlockTime(config, state, latest)
    return isDue ? time : undefined
  }

  /** This node's preferred decision on the open proposal: commit if the validator's uptime was sufficient. */
  get preference(): Decision {
    const { state, config } = this
    const unsigned = state.proposal?.transaction.unsigned
    const staker = unsigned && "txID" in unsigned ? state.stakers.get(unsigned.txID) : undefined
    const validator = staker && state.stakers.validator(zeroID, staker.nodeID)
    if (!validator) return "commit"
    const { uptimeRequirement, heliconUptimeRequirement } = config.staking
    const required = isHelicon(config, validator.start) ? heliconUptimeRequirement : uptimeRequirement
    return this.#uptimeOf(validator.nodeID, validator.start) >= required ? "commit" : "abort"
  }

  /**
   * Verifies and executes a block. If it throws, the state is unchanged.
   *
   * @param bytes - the block itself, without a consensus envelope.
   * @throws {LedgerError} with the node's text.
   */
  accept(bytes: Uint8Array, context: BlockContext = {}): AcceptedPChainBlock {
    const block = parseBytes(bytes, decodePChainBlock)
    return this.#journal.attempt(() => {
      const timed = verifyKind(block, this.state)
      verifyPosition(block, this.state)
      const { proposal } = this.state
      const isDecision = timed.type === "BanffCommitBlock" || timed.type === "BanffAbortBlock"
      if (proposal && !isDecision) throw new LedgerError(`missing parent state: ${formatId(block.parentID)}`)
      executeBlock(this.#surroundings(context), timed)
      return this.#append(block)
    })
  }

  #surroundings({ pChainHeight = this.minimumHeight }: BlockContext = {}) {
    const { config, state } = this
    const now = clockSeconds(this.#clock)
    return { config, state, memory: this.#memory, verifier: this.#verifier, now, pChainHeight }
  }

  #append(block: PChainBlock): AcceptedPChainBlock {
    const { id, bytes } = block
    const accepted = { id, height: Number(block.height), bytes, acceptedAt: this.#clock.now() }
    this.state.blocks.add(accepted)
    for (const transaction of block.transactions) this.pool.remove(transaction)
    return accepted
  }
}
