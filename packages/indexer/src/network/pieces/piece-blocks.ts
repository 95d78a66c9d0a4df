import { equalBytes, verifyContainer } from "@serac/chain"
import type { NetworkDefinition, PrimaryChain } from "@serac/store"
import { PieceError } from "@serac/store/pieces"
import { sharedKeccak } from "../../core/header/index.ts"
import { NodeFault, nonsense } from "../../core/index.ts"
import { signedShare, type Verify } from "../../core/settings.ts"
import { readCBlock } from "../c/c-block.ts"
import { cBlockHash } from "../c/c-block-hash.ts"
import { checkBlocks } from "../chain-block.ts"
import { type BlockOf, readPBlock } from "../node/chain-blocks.ts"
import { readContainer } from "../node/read-container.ts"
import { hashing } from "../p/keys.ts"
import type { BlockProposer } from "../p/platform-port.ts"
import { chainIdentities } from "../require-network.ts"
import { readXBlock } from "../x/x-block.ts"
import { bytesOfText, headerOfText } from "./block-text.ts"

/** A verified block of a piece, and what the piece has besides. */
export interface PieceBlockOf<Chain extends PrimaryChain> {
  readonly block: BlockOf[Chain]
  /** Characters of its text. */
  readonly size: number
  readonly rewards?: ReadonlyMap<string, readonly Uint8Array[]>
  readonly creation?: Uint8Array | undefined
  /** The proposer of a block of the C-Chain that moves funds, and the length of that block. */
  readonly proposed?: { readonly proposer: BlockProposer | null; readonly size: number }
}

/** How blocks of pieces are verified. */
export interface PieceBlocksOptions {
  readonly network: Pick<NetworkDefinition, "networkId" | "xChainId" | "cChainId">
  /** With `full` the signature of every container is verified, otherwise those of one in 32. */
  readonly verify: Verify
  readonly random: () => number
}

/**
 * Reads and verifies the blocks of a chunk: heights, parents, IDs, networks, hashes and signatures of containers.
 *
 * @param first - the height of the first block.
 * @param key - the key of the piece.
 * @throws PieceError of code `PIECE_FALSE`
 */
export async function readBlocksOfPiece<Chain extends PrimaryChain>(
  chain: Chain,
  first: number,
  texts: readonly string[],
  key: string,
  options: PieceBlocksOptions,
): Promise<readonly PieceBlockOf<Chain>[]> {
  const keccak = await sharedKeccak()
  const place = chainIdentities(options.network)[chain]
  const fits = containerCheck(place.blockchainId, options)
  const read = (text: string, height: number): PieceBlockOf<PrimaryChain> => {
    if (chain === "C") {
      const { header, container } = headerOfText(text)
      const block = readCBlock(header, place, keccak)
      if (container === undefined) return { block, size: text.length }
      return { block, size: text.length, proposed: proposedIn(container, block, fits) }
    }
    const { bytes, isEntry, rewards, creation } = bytesOfText(text)
    const entry = isEntry ? readContainer(bytes) : undefined
    if (entry?.container !== undefined) fits(entry.container, height)
    const [own, proposer] = entry === undefined ? [bytes, undefined] : [entry.block, entry.proposer]
    const block = chain === "P" ? readPBlock(own, proposer, height, place) : readXBlock(own, proposer, place)
    return { block, size: text.length, rewards, creation }
  }
  try {
    const blocks = texts.map((text, index) => read(text, first + index))
    checkBlocks(
      chain,
      first,
      blocks.map(({ block }) => block),
    )
    checkContainers(blocks.map(({ block }) => block))
    return blocks as readonly unknown[] as readonly PieceBlockOf<Chain>[]
  } catch (error) {
    throw falsePiece(key, error)
  }
}

/** The refusal of a piece for the fault of a node that has such blocks; other errors as they are. */
export function falsePiece(key: string, error: unknown): unknown {
  return error instanceof NodeFault ? new PieceError("PIECE_FALSE", key, error.message, error) : error
}

type ContainerCheck = (container: Parameters<typeof verifyContainer>[0], height: number) => void

function containerCheck(chainId: Uint8Array, { verify, random }: PieceBlocksOptions): ContainerCheck {
  return (container, height) => {
    if (verify !== "full" && random() * signedShare >= 1) return
    if (!verifyContainer(container, chainId, hashing))
      throw nonsense(`the container of block ${height} was not signed by its proposer`)
  }
}

/** @throws NodeFault unless each container names the one before it. */
function checkContainers(blocks: readonly BlockOf[PrimaryChain][]): void {
  for (const [index, { height, proposer }] of blocks.entries()) {
    const before = blocks[index - 1]?.proposer
    if (proposer && before && proposer.parentContainerId !== before.containerId)
      throw nonsense(`the container of block ${height} does not follow the one before it`)
  }
}

function proposedIn(bytes: Uint8Array, { height, id }: BlockOf["C"], fits: ContainerCheck) {
  const { block, proposer, container } = readContainer(bytes)
  if (container !== undefined) fits(container, height)
  const hash = cBlockHash(block)
  if (hash === undefined || !equalBytes(hash, id))
    throw nonsense(`the container of block ${height} of the C-Chain has another block`)
  return { proposer, size: block.length }
}
