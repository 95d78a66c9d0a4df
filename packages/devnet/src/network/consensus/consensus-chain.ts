import { sha256 } from "@noble/hashes/sha2.js"
import { decodeContainer, encodeContainer, signContainer } from "@serac/chain"
import type { AcceptedContainer, AcceptedContainers } from "../../interfaces/index/accepted-containers.ts"
import { keyOf } from "../../interfaces/keys.ts"
import type { Epoch, ProposedHeights } from "../../interfaces/proposervm/proposed-heights.ts"
import { type Archive, type Journal, JournaledList, JournaledMap } from "../../ledger/index.ts"
import type { ValidatorIdentity } from "../validator-identity.ts"
import { type EpochParent, nextEpoch } from "./epoch.ts"

/** Options of the consensus of a chain. */
export interface ConsensusChainOptions {
  readonly journal: Journal
  /** Where old blocks are stored. */
  readonly archive: Archive
  readonly clock: { now(): number }
  /** The chain's genesis block: its id (32 bytes) and time (seconds since 1970). */
  readonly genesis: { readonly id: Uint8Array; readonly timestamp: bigint }
  /** The current P-Chain height for proposers. */
  readonly pChainHeight: () => bigint
  /** Duration of an epoch in nanoseconds. */
  readonly epochDuration: bigint
  /** Id of the blockchain, 32 bytes, which block signatures include. */
  readonly chainID: Uint8Array
  /** The proposer of the block after a parent (32 bytes); `undefined` if the devnet has none. */
  readonly proposerAfter: (parentID: Uint8Array) => ValidatorIdentity | undefined
}

/** An accepted block of a chain, before consensus wraps it. */
export interface ProposedBlock {
  readonly bytes: Uint8Array
  /** Seconds since 1970. */
  readonly timestamp: bigint
  /** Whether the block is the option of a proposal (commit or abort), which has no proposer. */
  readonly isOption?: boolean | undefined
}

interface Tip extends EpochParent {
  readonly id: Uint8Array
}

const none = new Uint8Array()

/**
 * The containers of a chain's blocks: each has a proposervm envelope with its parent, the time of the proposal,
 * the P-Chain height and the proposer. A signature takes longer than all else and is not part of a block's id: it is made when the block
 * is read.
 */
export class ConsensusChain implements AcceptedContainers, ProposedHeights {
  /** The containers without signatures. */
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

  /** Wraps a block in an envelope and appends it. */
  accept(block: ProposedBlock): void {
    const { bytes, tip, secretKey } = this.#wrap(block)
    this.#indices.set(keyOf(tip.id), this.#containers.length)
    this.#containers.push({ id: tip.id, bytes, acceptedAt: this.#clock.now(), tip, secretKey })
  }

  /** Removes the last block, after a fork of the chain. */
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
      return { bytes, tip: { ...parent, id: sha256(bytes) }, secretKey: undefined }
    }
    const pChainHeight = this.proposedHeight()
    const proposer = this.#proposerAfter(parent.id)?.tls
    const certificate = proposer?.certificate ?? none
    const unsigned = { parentID: parent.id, timestamp, pChainHeight, certificate, block, signature: none }
    // The first wrapped block has no epoch, since its parent has no envelope.
    const epoch = this.#containers.length === 0 ? undefined : nextEpoch(parent, this.#epochDuration)
    const bytes = encodeContainer(
      epoch ? { type: "statelessGraniteBlock", ...unsigned, epoch } : { type: "statelessBlock", ...unsigned },
    )
    // The id covers neither the signature nor its length, four zero bytes here.
    const tip = { id: sha256(bytes.subarray(0, -4)), timestamp, pChainHeight, epoch }
    return { bytes, tip, secretKey: proposer?.secretKey }
  }
}
