import { formatId } from "@serac/chain"
import { EvmChain, type EvmGenesis, encodeBlock } from "../../evm/index.ts"
import type { Fork } from "../../fork/fork.ts"
import { bytesOfKey } from "../../interfaces/keys.ts"
import type { ConsensusChain } from "../consensus/consensus-chain.ts"
import type { PrimaryNetwork } from "../primary-network.ts"
import { atomicBackend } from "./atomic-backend.ts"
import { BlockTimes } from "./block-times.ts"
import { archiveSentMessages } from "./sent-messages.ts"
import { warpVerifier } from "./warp.ts"

/** A running EVM chain of a network, with its consensus. */
export interface RunningChain {
  /** 32 bytes. */
  readonly blockchainID: Uint8Array
  /** 32 bytes; zeros for the C-Chain. */
  readonly subnetID: Uint8Array
  /** The name in the transaction that created the chain. */
  readonly name: string
  readonly chain: EvmChain
  readonly consensus: ConsensusChain
  readonly times: BlockTimes
  /** The living chain of which it is a fork. */
  readonly fork: Fork | undefined
}

/** The chain to start. */
export interface ChainToRun {
  readonly network: PrimaryNetwork
  readonly blockchainID: Uint8Array
  readonly subnetID: Uint8Array
  readonly name: string
  readonly genesis: EvmGenesis
  readonly fork?: Fork | undefined
}

/** Starts an EVM chain whose accepted blocks are wrapped by consensus. */
export async function runChain({ network, ...chain }: ChainToRun): Promise<RunningChain> {
  const { journal, archive, clock, genesis, atomic } = network
  const { blockchainID, subnetID, name, fork } = chain
  const { kind } = chain.genesis.config
  const isC = kind === "coreth"
  // The first envelope refers to the genesis block, whose hash is known only after the chain was created.
  let consensus: ConsensusChain | undefined
  const warp = warpVerifier(network, () => consensus?.currentEpoch().pChainHeight ?? 0n)
  const times = new BlockTimes()
  const evm = await EvmChain.create({
    networkID: genesis.networkID,
    blockchainID,
    subnetID,
    genesis: chain.genesis,
    fork,
    clock,
    timeAfter: (parent, now) => times.after(parent, now),
    archive,
    avaxAssetID: genesis.avaxAssetID,
    warp,
    impersonates: true,
    ...(isC ? { atomic: atomicBackend(atomic, journal) } : {}),
  })
  archiveSentMessages(evm, archive)
  const first = { id: bytesOfKey(evm.tip.hash.slice(2)), timestamp: evm.tip.header.timestamp }
  const envelopes = network.envelopes(blockchainID, subnetID, first)
  consensus = envelopes
  evm.events.on("accepted", (block) => {
    times.next = undefined
    const bytes = encodeBlock(block, kind)
    envelopes.accept({ bytes, timestamp: block.header.timestamp })
    network.note({ chain: formatId(blockchainID), block: bytes })
  })
  evm.events.on("removed", () => envelopes.removeLast())
  return { blockchainID, subnetID, name, chain: evm, consensus: envelopes, times, fork }
}
