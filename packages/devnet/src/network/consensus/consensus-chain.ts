import { decodeContainer, encodeContainer, signContainer } from "@serac/chain"
import type { AcceptedContainer, AcceptedContainers } from "../../interfaces/index/accepted-containers.ts"
import { keyOf } from "../../interfaces/keys.ts"
import type { Epoch, ProposedHeights } from "../../interfaces/proposervm/proposed-heights.ts"
import { type Archive, type Journal, JournaledList, JournaledMap } from "../../ledger/index.ts"
import type { ValidatorIdentity } from "../validator-identity.ts"
import { type EpochParent, nextEpoch } from "./epoch.ts"

/** What consensus knows of a chain before its first block. */
export interface ConsensusChainOptions {
  readonly journal: Journal
  /** Where old blocks are kept. */
  readonly archive: Archive
  readonly clock: { now(): number }
  /** The block that the chain begins with: its id (32 bytes) and time (seconds since 1970). */
  readonly genesis: { readonly id: Uint8Array; readonly timestamp: bigint }
  /** The P-Chain height that proposers name by now. */
  readonly pChainHeight: () => bigint
  /** How long an epoch lasts, in nanoseconds. */
  readonly epochDuration: bigint
  /** 32 bytes: of the blockchain, which proposers sign blocks for. */
  readonly chainID: Uint8Array
  /** Who proposes the block after a parent (32 bytes); `undefined` for nobody. */
  readonly proposerAfter: (parentID: Uint8Array) => ValidatorIdentity | undefined
}

/** A block that a chain has accepted. */
export interface ProposedBlock {
  readonly bytes: Uint8Array
  /** Seconds since 1970. */
  readonly timestamp: bigint
  /** The outcome of a proposal, which has no envelope of its own. */
  readonly isOption?: boolean | undefined
}

interface Tip extends EpochParent {
  readonly id: Uint8Array
}

const none = new Uint8Array()

/**
 * The blocks of a chain as consensus has them: each in the envelope that says after which it comes, when it was proposed, and at
 * which P-Chain height, and by whom. A signature takes longer than all else and is no part of a block's ID: it is made when the block
 * is read.
 */
export class ConsensusChain implements AcceptedContainers, ProposedHeights {
  /** Without signatures. */
  readonly #containers: JournaledList<
    AcceptedContainer & { readonly tip: Tip; readonly secretKey: Uint8Array | undefined }
  >
  readonly #indices: JournaledMap<string, number>
  readonly #clock: ConsensusChainOptions["clock"]
  readonly #genesis: Tip
  readonly #pChainHeight: () => bigint
  readonly #epochDuration: bigint
  readonly #chainID: Uint8Array
  readonly #proposerAfter: ConsensusChainOptions["proposerAfter"]

  constructor(options: ConsensusChainOptions) {
    const { journal, archive, clock, genesis, pChainHeight, epochDuration } = options
    this.#containers = new JournaledList(journal, archive.table())
    this.#indices = new JournaledMap(journal, archive.table())
    this.#clock = clock
    this.#genesis = { ...genesis, epoch: undefined, pChainHeight: 0n }
    this.#pChainHeight = pChainHeight
    this.#epochDuration = epochDuration
    this.#chainID = options.chainID
    this.#proposerAfter = options.proposerAfter
  }

  get length(): number {
    return this.#containers.length
  }

  at(index: number): AcceptedContainer {
    const container = this.#containers.at(index)
    if (!container) throw new RangeError(`There is no container ${index}`)
    const { id, bytes, acceptedAt, secretKey } = container
    const signed = secretKey ? signContainer(decodeContainer(bytes), this.#chainID, secretKey) : bytes
    return { id, bytes: signed, acceptedAt }
  }

  indexOf(id: Uint8Array): number | undefined {
    return this.#indices.get(keyOf(id))
  }

  proposedHeight(): bigint {
    const now = this.#pChainHeight()
    const { pChainHeight } = this.#tip
    if (pChainHeight > now) return pChainHeight
    return now
  }

  currentEpoch(): Epoch {
    return nextEpoch(this.#tip, this.#epochDuration)
  }

  /** Puts a block into its envelope, behind the last one. */
  accept(block: ProposedBlock): void {
    const { bytes, tip, secretKey } = this.#wrap(block)
    this.#indices.set(keyOf(tip.id), this.#containers.length)
    this.#containers.push({ id: tip.id, bytes, acceptedAt: this.#clock.now(), tip, secretKey })
  }

  /** Takes the last block away, which a fork of the chain has undone. */
  removeLast(): void {
    const removed = this.#containers.pop()
    if (removed) this.#indices.delete(keyOf(removed.id))
  }

  get #tip(): Tip {
    return this.#containers.last?.tip ?? this.#genesis
  }

  #wrap({ bytes: block, timestamp, isOption }: ProposedBlock) {
    const parent = this.#tip
    if (isOption) {
      const bytes = encodeContainer({ type: "option", parentID: parent.id, block })
      return { bytes, tip: { ...parent, id: decodeContainer(bytes).id }, secretKey: undefined }
    }
    const pChainHeight = this.proposedHeight()
    const proposer = this.#proposerAfter(parent.id)?.tls
    const certificate = proposer?.certificate ?? none
    const unsigned = { parentID: parent.id, timestamp, pChainHeight, certificate, block, signature: none }
    // The first block in an envelope has no epoch: the one before it has no envelope.
    const epoch = this.#containers.length === 0 ? undefined : nextEpoch(parent, this.#epochDuration)
    const bytes = encodeContainer(
      epoch ? { type: "statelessGraniteBlock", ...unsigned, epoch } : { type: "statelessBlock", ...unsigned },
    )
    const tip = { id: decodeContainer(bytes).id, timestamp, pChainHeight, epoch }
    return { bytes, tip, secretKey: proposer?.secretKey }
  }
}
