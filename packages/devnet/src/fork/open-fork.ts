import { type Archive, type Crypto, toQuantity, UpstreamError } from "../evm/index.ts"
import { Answers } from "./answers.ts"
import { blockchainIDOf, networkIDOf } from "./chain-identity.ts"
import { continuedHeader } from "./continued-header.ts"
import { firstBlock } from "./first-block.ts"
import type { Fork } from "./fork.ts"
import type { ForkOptions } from "./fork-options.ts"
import { ForkReads } from "./fork-reads.ts"
import { fortunaOf } from "./known-networks.ts"
import { livingGenesis } from "./living-config.ts"
import { NodeClient } from "./node-client.ts"
import { provenRoot } from "./proven-root.ts"
import { UpstreamState } from "./upstream-state.ts"

/**
 * Finds the block that a fork starts at, and what its node says about the chain.
 *
 * @param archive - where the values that the fork reads are stored
 * @throws {UpstreamError} if the node does not answer, or has no such block or no state of it
 */
export async function openFork(options: ForkOptions, crypto: Crypto, archive: Archive): Promise<Fork> {
  const client = new NodeClient(options)
  const answers = new Answers(client)
  const chainID = answers.quantity(await client.read("eth_chainId", [], "its chain id"), "its chain id")
  const named = `block ${options.block ?? "latest"}`
  const answer = await client.read(...blockRequest(options.block ?? "latest"), named)
  if (answer === null) throw new UpstreamError(`${client.shown} has no ${named}`)
  const { kind, block: told, isHashed } = firstBlock(answers.object(answer, named), answers, crypto)
  const networkID = options.networkID ?? (await networkIDOf(client, chainID))
  const block = { ...told, header: continuedHeader(told.header, kind, fortunaOf(networkID)) }
  const at = toQuantity(block.header.number)
  const [blockchainID, genesis] = await Promise.all([
    blockchainIDOf(client, options.url, at),
    livingGenesis(client, { kind, chainID, block }),
  ])
  const cache = options.cache?.open({ chainID, blockHash: block.hash })
  const reads = new ForkReads(archive.table(), cache)
  const root = await provenRoot(client, { answers, crypto, block: told, isHashed })
  const { number } = block.header
  const upstream = new UpstreamState(client, reads, { number, hash: block.hash, stateRoot: root.stateRoot }, crypto)
  // A node without the state of the block is an error here, and not only in the middle of a transaction.
  await upstream.account(`0x${"0".repeat(40)}`)
  return {
    kind,
    chainID,
    networkID,
    blockchainID,
    genesis,
    block,
    upstream,
    client,
    hasHelicon: block.header.settledHeight !== undefined,
    unchecked: [
      ...(isHashed ? [] : [`The header of block ${number} is another chain's: its hash is not checked.`]),
      ...root.unchecked,
    ],
    reads: () => reads.entries(),
  }
}

function blockRequest(block: bigint | number | string): [string, unknown[]] {
  if (typeof block !== "string") return ["eth_getBlockByNumber", [toQuantity(block), false]]
  if (/^0x[0-9a-f]{64}$/i.test(block)) return ["eth_getBlockByHash", [block.toLowerCase(), false]]
  if (/^(?:0x[0-9a-f]{1,16}|\d{1,19})$/i.test(block))
    return ["eth_getBlockByNumber", [toQuantity(BigInt(block)), false]]
  if (/^(?:latest|accepted|finalized|safe|earliest)$/.test(block)) return ["eth_getBlockByNumber", [block, false]]
  throw new UpstreamError(
    `A fork starts at a number, a hash, or a tag such as latest, not at ${JSON.stringify(block)}.`,
  )
}
