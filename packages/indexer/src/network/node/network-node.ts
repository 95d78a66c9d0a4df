import type { NetworkDefinition, PrimaryChain, StakerObservation } from "@serac/store"
import type { Fetched } from "../../core/backfill/index.ts"
import type { Clock, LogFunction, NodeFault } from "../../core/index.ts"
import type { NodeBlock, UntrueAnswers } from "../../core/node/index.ts"
import type { ChainBlock } from "../chain-block.ts"
import type { BlockProposer, PlatformTerms } from "../p/platform-port.ts"
import type { BlockOf } from "./chain-blocks.ts"

/** Whose stakers are asked about. */
export interface StakersRequest {
  /** cb58; absent for the primary network. */
  readonly subnetId?: string | undefined
  /** One validator, whose delegators are told then too: `NodeID-...`. */
  readonly nodeId?: string | undefined
}

/** What a node told of a chain, and the height that the chain had there afterwards: what was told is in no later block. */
export interface AtHeight<T> {
  readonly value: T
  readonly height: number
}

/**
 * The nodes of a primary network, whatever they consist of. A method asks once and throws a NodeFault when that failed;
 * asking again is the caller's business, pausing before it and taking another node is done here.
 */
export interface NetworkNode {
  /** When it may be asked next about a chain, by the clock's `elapsed`. */
  due(chain: PrimaryChain): number
  /** The height of a chain's last accepted block. */
  height(chain: PrimaryChain, signal: AbortSignal): Promise<number>
  /**
   * Blocks from a height on: the first of them at least, each the child of the one before it.
   *
   * @param limit - bytes of the answer.
   */
  blocks<Chain extends PrimaryChain>(
    chain: Chain,
    from: number,
    count: number,
    signal: AbortSignal,
    limit: number,
  ): Promise<Fetched<readonly BlockOf[Chain][]>>
  /** How many blocks a request can be for at the moment. */
  mostBlocks(chain: PrimaryChain): number
  /**
   * Whether the block at a height is this one, for any of the nodes; those for which it is another are not asked for a
   * while. Throws a NodeFault when none can tell, and when it is another for some and others of the network do not answer.
   */
  knows(chain: PrimaryChain, block: Pick<ChainBlock, "height" | "id">, signal: AbortSignal): Promise<boolean>
  /** The block that each node has at a height, as far as they have one that verifies. */
  blocksAt(chain: PrimaryChain, height: number, signal: AbortSignal): Promise<readonly NodeBlock[]>
  /** Blocks that it gave cannot be true: the node that gave the last of them is asked last for a while. */
  distrust(chain: PrimaryChain, fault: NodeFault): void
  /** What nodes answered of a chain that cannot be true. */
  untrue(chain: PrimaryChain): readonly UntrueAnswers[]
  /** Who proposed stored blocks, in their order; null where nobody did, undefined in all where no node's index tells now. */
  proposers(
    chain: PrimaryChain,
    blocks: readonly Pick<ChainBlock, "height" | "id">[],
    signal: AbortSignal,
  ): Promise<readonly (BlockProposer | null)[] | undefined>
  /** What of {@link PlatformTerms} a node tells. */
  platformTerms(signal: AbortSignal): Promise<Pick<PlatformTerms, "validatorFee" | "upgrades">>
  /** Whether the X-Chain had a graph before it had blocks; undefined where no node tells. */
  hadGraph(signal: AbortSignal): Promise<boolean | undefined>
  /**
   * Bytes of the UTXOs that stakers were paid as rewards, by the staker's transaction in hexadecimal without `0x`: of a node
   * that has the P-Chain's block at this height.
   */
  rewardUtxos(
    stakers: readonly Uint8Array[],
    height: number,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, readonly Uint8Array[]>>
  /** Bytes of transactions, by their IDs in hexadecimal without `0x`; those that the node does not know are left out. */
  transactions(
    chain: "P" | "X",
    ids: readonly Uint8Array[],
    signal: AbortSignal,
  ): Promise<AtHeight<ReadonlyMap<string, Uint8Array>>>
  /** Bytes of the UTXOs that a node reports for at most 1024 addresses of 20 bytes, some perhaps twice. */
  utxos(
    chain: "P" | "X",
    addresses: readonly Uint8Array[],
    signal: AbortSignal,
  ): Promise<AtHeight<readonly Uint8Array[]>>
  /** What a node says of the current stakers of a subnet. */
  stakers(asked: StakersRequest, signal: AbortSignal): Promise<readonly StakerObservation[]>
}

/** What nodes are reached by. */
export interface NetworkNodeOptions {
  readonly network: NetworkDefinition
  readonly clock: Clock
  readonly log: LogFunction
  /** Default the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds for one request. Default 20_000. */
  readonly timeout?: number | undefined
}
