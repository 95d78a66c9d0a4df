import type { NetworkDefinition, PrimaryChain, StakerObservation } from "@serac/store"
import type { Fetched } from "../../core/backfill/index.ts"
import type { Clock, LogFunction, NodeFault } from "../../core/index.ts"
import type { NodeBlock, UntrueAnswers } from "../../core/node/index.ts"
import type { ChainBlock } from "../chain-block.ts"
import type { PlatformTerms } from "../p/platform-port.ts"
import type { ProposedContents } from "./ask-proposers.ts"
import type { BlockOf } from "./chain-blocks.ts"

/** Whose stakers are requested. */
export interface StakersRequest {
  /** cb58; absent for the primary network. */
  readonly subnetId?: string | undefined
  /** One validator, whose delegators are then returned too: `NodeID-...`. */
  readonly nodeId?: string | undefined
}

/** A node's answer about a chain, and the chain's height there afterwards: the answer reflects no later block. */
export interface AtHeight<T> {
  readonly value: T
  readonly height: number
}

/**
 * The nodes of a primary network. Each method makes one attempt and throws a NodeFault if it fails. Repeating it is the
 * caller's task; this object pauses failing nodes and selects the next.
 */
export interface NetworkNode {
  /** When the next request about a chain can be sent, by the clock's `elapsed`. */
  due(chain: PrimaryChain): number
  /** The height of a chain's last accepted block. */
  height(chain: PrimaryChain, signal: AbortSignal): Promise<number>
  /**
   * Blocks from a height on: at least the first, each the child of the one before it. Those well below the head are shared by
   * all nodes, by their speed.
   *
   * @param limit - maximum bytes of the answer.
   */
  blocks<Chain extends PrimaryChain>(
    chain: Chain,
    from: number,
    count: number,
    signal: AbortSignal,
    limit: number,
  ): Promise<Fetched<readonly BlockOf[Chain][]>>
  /** The maximum of blocks in a request at the moment. */
  mostBlocks(chain: PrimaryChain): number
  /**
   * Whether any node has this block at its height; nodes with another block there are paused. Throws a NodeFault if no node
   * answers, and if some nodes have another block while others of the network do not answer.
   */
  knows(chain: PrimaryChain, block: Pick<ChainBlock, "height" | "id">, signal: AbortSignal): Promise<boolean>
  /** Whether all nodes that answer have another block at this height; false if none answers. No node is paused. */
  haveOther(chain: PrimaryChain, block: Pick<ChainBlock, "height" | "id">, signal: AbortSignal): Promise<boolean>
  /** Each node's block at a height. Nodes without a block that verifies are left out. */
  blocksAt(chain: PrimaryChain, height: number, signal: AbortSignal): Promise<readonly NodeBlock[]>
  /** A block that {@link NetworkNode.blocks} returned cannot be true: the node that returned it is used last for a while. */
  distrust(chain: PrimaryChain, block: ChainBlock, fault: NodeFault): void
  /** The nodes' answers about a chain that cannot be true. */
  untrue(chain: PrimaryChain): readonly UntrueAnswers[]
  /** The proposers of stored blocks, in order. Undefined if no node's index can answer now. */
  proposers(
    chain: PrimaryChain,
    blocks: readonly Pick<ChainBlock, "height" | "id">[],
    signal: AbortSignal,
  ): Promise<readonly ProposedContents[] | undefined>
  /** The parts of {@link PlatformTerms} that a node reports. */
  platformTerms(signal: AbortSignal): Promise<Pick<PlatformTerms, "validatorFee" | "upgrades">>
  /** Whether the X-Chain had a DAG before its blocks; undefined if no node reports it. */
  hadGraph(signal: AbortSignal): Promise<boolean | undefined>
  /**
   * Bytes of the UTXOs that rewarded stakers, by the staker's transaction in hexadecimal without `0x`, from a node that has
   * the P-Chain block at this height.
   */
  rewardUtxos(
    stakers: readonly Uint8Array[],
    height: number,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, readonly Uint8Array[]>>
  /** Bytes of transactions, by their IDs in hexadecimal without `0x`; transactions that the node does not know are left out. */
  transactions(
    chain: "P" | "X",
    ids: readonly Uint8Array[],
    signal: AbortSignal,
  ): Promise<AtHeight<ReadonlyMap<string, Uint8Array>>>
  /** Bytes of the UTXOs that a node reports for at most 1024 addresses of 20 bytes; a UTXO may occur twice. */
  utxos(
    chain: "P" | "X",
    addresses: readonly Uint8Array[],
    signal: AbortSignal,
  ): Promise<AtHeight<readonly Uint8Array[]>>
  /** A node's observations of the current stakers of a subnet. */
  stakers(asked: StakersRequest, signal: AbortSignal): Promise<readonly StakerObservation[]>
}

/** The options of a network's nodes. */
export interface NetworkNodeOptions {
  readonly network: NetworkDefinition
  readonly clock: Clock
  readonly log: LogFunction
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds for one request. Default 20_000. */
  readonly timeout?: number | undefined
  /** Whether blocks of the C-Chain keep the answers that they were read from. Default: they do not. */
  readonly hasAnswers?: boolean | undefined
}
