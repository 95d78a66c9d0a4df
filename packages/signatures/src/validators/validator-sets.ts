import { type CanonicalValidatorSet, canonicalValidators, formatId } from "@serac/chain"
import QuickLRU from "quick-lru"
import { AggregationError } from "../aggregation-error.ts"
import { verifyingChains } from "../messages/verifying-chains.ts"
import type { AggregationRequest } from "../signature-aggregator.ts"
import { type PChain, zeroId } from "./p-chain.ts"

const maxSets = 64
const maxBlockchains = 1_000

/** Minimum balance in nAVAX: an L1 validator with less is about to become inactive, since it pays by the second. */
export const minBalance = 2_048n

type Verified = Pick<AggregationRequest, "message" | "signingSubnetID" | "verifyingChainID" | "pChainHeight">

/** The validator set that signs. */
export interface SigningSet {
  readonly subnetID: Uint8Array
  /** The P-Chain height. */
  readonly height: bigint
  /** The source of the height: named by the caller, a running epoch's, or the one at which proposers look up validators. */
  readonly basis: "named" | "epoch" | "proposed"
  readonly set: CanonicalValidatorSet
  /** Nodes whose balance is too low for a request; their weight counts. */
  readonly underfunded: ReadonlySet<string>
}

/** Validator sets, cached by height, since the set at a height never changes. */
export class ValidatorSets {
  readonly #pChain: PChain
  readonly #sets = new QuickLRU<string, CanonicalValidatorSet>({ maxSize: maxSets })
  readonly #subnets = new QuickLRU<string, Uint8Array>({ maxSize: maxBlockchains })

  constructor(pChain: PChain) {
    this.#pChain = pChain
  }

  /**
   * The subnet that validates a blockchain.
   *
   * @throws {AggregationError} `unknown-blockchain`, `node`
   */
  async subnetOf(blockchainID: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
    const name = formatId(blockchainID)
    const known = this.#subnets.get(name)
    if (known !== undefined) return known
    const subnetID = await this.#pChain.subnetOf(blockchainID, signal)
    if (subnetID === undefined) throw new AggregationError("unknown-blockchain", `blockchain ${name} was not found`)
    this.#subnets.set(name, subnetID)
    return subnetID
  }

  /**
   * The blockchains whose epoch may apply when a message is verified, the likeliest first. A message of the P-Chain about an L1 is for the
   * blockchain of the L1's manager, whose subnet signs.
   *
   * @throws {AggregationError} `node`
   */
  async verifiersOf(request: Verified, signal: AbortSignal): Promise<readonly Uint8Array[]> {
    const { message, signingSubnetID, verifyingChainID, pChainHeight } = request
    const chains = verifyingChains(message, verifyingChainID)
    const isOfL1 =
      isPrimarySubnet(message.sourceChainID) && signingSubnetID !== undefined && !isPrimarySubnet(signingSubnetID)
    if (pChainHeight !== 0n || verifyingChainID !== undefined || !isOfL1) return chains
    const manager = await this.#pChain.managerOf(signingSubnetID, signal)
    return manager === undefined || isPrimarySubnet(manager.chainID) ? chains : [manager.chainID]
  }

  /**
   * The validators of a subnet at a height of the P-Chain. 0 is the height of the current epoch of the verifying blockchain; without an epoch,
   * or if the subnet had no validators then, the height at which proposers currently look up validators.
   *
   * @param verifiers - blockchains that may verify the message, the likeliest first; the first one with epochs counts.
   * @throws {AggregationError} `no-subnet`, `no-validators`, `height`, `node`
   */
  async at(
    subnetID: Uint8Array,
    wanted: bigint,
    signal: AbortSignal,
    verifiers: readonly Uint8Array[] = [],
  ): Promise<SigningSet> {
    if (wanted !== 0n) return this.#signingAt(subnetID, wanted, "named", signal)
    try {
      return await this.#signingNow(subnetID, verifiers, signal)
    } catch (cause) {
      // The caller did not name this height: it came from another node, which is ahead.
      const isBehind = cause instanceof AggregationError && cause.code === "height"
      throw isBehind ? new AggregationError("node", "a node of the P-Chain is behind another one", { cause }) : cause
    }
  }

  async #signingNow(subnetID: Uint8Array, verifiers: readonly Uint8Array[], signal: AbortSignal): Promise<SigningSet> {
    const epoch = await this.#epochHeight(verifiers, signal)
    if (epoch !== undefined) {
      try {
        return await this.#signingAt(subnetID, epoch, "epoch", signal)
      } catch (error) {
        if (!(error instanceof AggregationError && error.code === "no-validators")) throw error
      }
    }
    return this.#signingAt(subnetID, await this.#pChain.proposedHeight(signal), "proposed", signal)
  }

  async #epochHeight(verifiers: readonly Uint8Array[], signal: AbortSignal): Promise<bigint | undefined> {
    for (const verifier of verifiers) {
      const height = await this.#pChain.epochHeight(verifier, signal)
      if (height !== undefined) return height
    }
    return undefined
  }

  async #signingAt(
    subnetID: Uint8Array,
    height: bigint,
    basis: SigningSet["basis"],
    signal: AbortSignal,
  ): Promise<SigningSet> {
    const [set, underfunded] = await Promise.all([
      this.#setAt(subnetID, height, signal),
      this.#underfunded(subnetID, signal),
    ])
    return { subnetID, height, basis, set, underfunded }
  }

  async #setAt(subnetID: Uint8Array, height: bigint, signal: AbortSignal): Promise<CanonicalValidatorSet> {
    const name = `${formatId(subnetID)} ${height}`
    const known = this.#sets.get(name)
    if (known !== undefined) return known
    const set = canonicalValidators(await this.#pChain.validatorsAt(subnetID, height, signal))
    if (set.validators.length === 0) throw await this.#noValidators(subnetID, height, signal)
    this.#sets.set(name, set)
    return set
  }

  async #noValidators(subnetID: Uint8Array, height: bigint, signal: AbortSignal): Promise<AggregationError> {
    const name = formatId(subnetID)
    const isKnown = isPrimarySubnet(subnetID) || (await this.#pChain.managerOf(subnetID, signal)) !== undefined
    if (!isKnown)
      return new AggregationError(
        "no-subnet",
        `signingSubnetId must be the ID of a subnet of this network, and ${name} is of none`,
      )
    const words = `subnet ${name} has no validator with a BLS key at P-Chain height ${height}`
    return new AggregationError("no-validators", words)
  }

  async #underfunded(subnetID: Uint8Array, signal: AbortSignal): Promise<ReadonlySet<string>> {
    if (isPrimarySubnet(subnetID)) return new Set()
    const balances = await this.#pChain.balances(subnetID, signal)
    return new Set([...balances].filter(([, balance]) => balance < minBalance).map(([nodeId]) => nodeId))
  }
}

const isPrimarySubnet = (subnetID: Uint8Array): boolean => Buffer.compare(subnetID, zeroId) === 0
