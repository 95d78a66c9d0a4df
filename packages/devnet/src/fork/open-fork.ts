import { type Archive, type Crypto, fromHex, type Hex, loadCrypto, UpstreamError } from "../evm/index.ts"
import { memoryArchive } from "../ledger/index.ts"
import { Answers } from "./answers.ts"
import { askFacts } from "./ask-facts.ts"
import { continuedHeader } from "./continued-header.ts"
import { firstBlock } from "./first-block.ts"
import type { Fork } from "./fork.ts"
import type { ForkFacts, StoredFork } from "./fork-facts.ts"
import type { ForkOptions } from "./fork-options.ts"
import { ForkReads } from "./fork-reads.ts"
import { fortunaOf } from "./known-networks.ts"
import { AbsentNode, type LivingClient } from "./living-client.ts"
import { livingGenesis } from "./living-config.ts"
import { NodeClient } from "./node-client.ts"
import { executionOf } from "./unsettled-blocks.ts"
import { UpstreamState } from "./upstream-state.ts"

/** What forks need besides their options. */
export interface ForkParts {
  readonly crypto: Crypto
  /** Where the values that a fork reads are stored. */
  readonly archive: Archive
}

/** @param archive - default one in memory */
export const forkParts = async (archive: Archive = memoryArchive): Promise<ForkParts> => ({
  crypto: await loadCrypto(),
  archive,
})

/**
 * Finds the block that a fork starts at, and what its node says about the chain.
 *
 * @throws {UpstreamError} if the node does not answer, or has no such block or no state of it
 */
export async function openFork(options: ForkOptions, parts: ForkParts): Promise<Fork> {
  const client = new NodeClient(options)
  const facts = await askFacts(client, options, parts.crypto)
  const fork = forkOf(client, facts, readsOf(facts, options, parts), parts)
  // A node without the state of the block is an error here, and not only in the middle of a transaction.
  await fork.upstream.account(`0x${"0".repeat(40)}`)
  return fork
}

/**
 * Goes on with a fork from a state file.
 *
 * @param options - its node, for values that the file does not have. Without it they are missing
 * @throws {UpstreamError} for a file that is damaged, or a node of another chain
 */
export async function reopenFork(
  { facts, reads: stored }: StoredFork,
  options: ForkOptions | undefined,
  parts: ForkParts,
): Promise<Fork> {
  const client = options === undefined ? new AbsentNode() : new NodeClient(options)
  const reads = readsOf(facts, options, parts)
  for (const [key, value] of stored) reads.set(key, value)
  const fork = forkOf(client, facts, reads, parts)
  if (options === undefined) return fork
  const { hash } = fork.block
  if ((await client.read("eth_getBlockByHash", [hash, false], `block ${hash}`)) === null)
    throw new UpstreamError(`${client.shown} has no block ${hash}: the state file is a fork of another chain`)
  return fork
}

function readsOf({ chainID, block, stateRoot }: ForkFacts, options: ForkOptions | undefined, { archive }: ForkParts) {
  const cache = options?.cache || undefined
  const isProven = stateRoot !== null
  return new ForkReads(archive.table(), cache?.open({ chainID, blockHash: String(block.hash), isProven }))
}

function forkOf(client: LivingClient, facts: ForkFacts, reads: ForkReads, { crypto }: ForkParts): Fork {
  const answers = new Answers(client)
  const { networkID, unchecked } = facts
  const { kind, block: first } = firstBlock(answers.object(facts.block, "its block"), answers, crypto)
  const execution = facts.unsettled === null ? undefined : executionOf(facts.unsettled, answers)
  const header = continuedHeader(first.header, kind, fortunaOf(networkID))
  const block = { ...first, header, execution }
  const chainID = BigInt(facts.chainID)
  const { number, settledHeight } = block.header
  const stateRoot: Hex | undefined = facts.stateRoot ?? undefined
  return {
    kind,
    chainID,
    networkID,
    blockchainID: facts.blockchainID === null ? undefined : fromHex(facts.blockchainID),
    genesis: livingGenesis(facts.config ?? undefined, { kind, chainID, block }),
    block,
    upstream: new UpstreamState(client, reads, { number, hash: block.hash, stateRoot }, crypto),
    client,
    hasHelicon: settledHeight !== undefined,
    unchecked,
    stored: () => ({ facts, reads: [...reads.entries()] }),
  }
}
