import {
  ArchiveDamagedError,
  type ArchivedBlock,
  type ChainReader,
  type ChainWriter,
  type RepairedBlock,
} from "@serac/store"
import { faultOfHeader } from "../../core/header/index.ts"
import { NodeFault } from "../../core/index.ts"
import type { Liar } from "../../core/reconciliation/index.ts"
import type { Archiver } from "../archive/archiver.ts"
import { decodeArchived } from "../archive/decode-archived.ts"
import type { DecodeContext } from "../decode/block.ts"
import type { PackedBlock } from "../decode/packed-block.ts"
import { verifyBody } from "../verify/verify-block.ts"
import type { VerifyTools } from "../verify/verify-tools.ts"
import { PackedBatch } from "../writer/packed-batch.ts"
import type { NodeBlocks, TrueBlock } from "./true-block.ts"

/** What {@link repairStretch} needs. */
export interface RepairTools {
  readonly writer: Pick<ChainWriter, "repair">
  readonly reader: Pick<ChainReader, "archived">
  readonly context: DecodeContext
  readonly verify: VerifyTools
  /** Undefined if blocks are repaired from the archive. */
  readonly nodes: Pick<NodeBlocks, "block"> | undefined
  readonly archiver: Archiver
}

/** The result of repairing a stretch of blocks. */
export interface RepairedStretch {
  /** The first block that was not examined: the next one, unless a block cannot be read. */
  readonly next: number
  readonly repaired: readonly RepairedBlock[]
  readonly liars: readonly (Liar & { readonly block: number })[]
  /** Host of the node whose answer about the first block matches its hashes; undefined for the archive. */
  readonly verified: string | undefined
}

/** How the blocks are repaired. */
export interface RepairStretchOptions {
  readonly signal: AbortSignal
  readonly isDryRun?: boolean | undefined
  readonly derived?: boolean | undefined
  readonly isFromStart?: boolean | undefined
  /** Whether every node is called, so that every lying one is found. Default: only until one returns an answer that matches its hashes. */
  readonly asksAll?: boolean | undefined
  /** Unix seconds. */
  readonly now: number
}

const rowsOfPiece = 2_000
const enoughBytes = 8 * 1024 * 1024
const maxPieceBlocks = 64

/** A verified block, with its text if the archive differs. */
interface FoundBlock {
  readonly packed: PackedBlock
  readonly text?: TrueBlock["text"]
  /** Absent if the block comes from the archive. */
  readonly liars?: readonly Liar[]
  readonly verified?: string
}

/**
 * Repairs blocks from a number on, up to one piece, in one transaction: from a node's answers that match their hashes, or
 * from the archive's blocks, which were verified when they were indexed.
 *
 * @throws NodeFault if no node returns a true block, ArchiveDamagedError if the archive does not have one,
 * NotConsecutiveError if the blocks belong to a chain other than the stored one.
 */
export async function repairStretch(
  { writer, reader, context, verify, nodes, archiver }: RepairTools,
  from: number,
  to: number,
  { signal, asksAll, ...options }: RepairStretchOptions,
): Promise<RepairedStretch> {
  const found: FoundBlock[] = []
  const foundBlock = async (number: number): Promise<FoundBlock> => {
    const archived = await archivedBlock(reader, number, nodes !== undefined)
    if (nodes === undefined) return { packed: ofArchive(number, archived, context, verify) }
    const { packed, text, liars, verified } = await nodes.block(number, signal, asksAll)
    const isArchived = archived !== undefined && isSameBlock(archived, packed, context)
    return isArchived ? { packed, liars, verified } : { packed, text, liars, verified }
  }
  let [rows, bytes] = [0, 0]
  for (
    let number = from;
    number <= to && found.length < maxPieceBlocks && rows < rowsOfPiece && bytes < enoughBytes;
  ) {
    signal.throwIfAborted()
    let block: FoundBlock
    try {
      block = await foundBlock(number)
    } catch (error) {
      // The blocks before it are still repaired, and the next piece begins with it.
      if (found.length > 0 && (error instanceof NodeFault || error instanceof ArchiveDamagedError)) break
      throw error
    }
    if (!fitTogether(found, block)) break
    found.push(block)
    rows += 1 + block.packed.block.transactionCount + block.packed.transfers
    bytes += block.packed.text.length
    number += 1
  }
  const texts = found.flatMap(({ text }) => text ?? [])
  const chunks = texts.length === 0 ? undefined : await archiver.pack(from, texts)
  const batch = PackedBatch.of(
    found.map(({ packed }) => packed),
    chunks,
  )
  const repaired = await writer.repair(batch, options)
  const liars = found.flatMap(({ packed, liars = [] }) =>
    liars.map((liar) => ({ ...liar, block: packed.block.number })),
  )
  return { next: from + found.length, repaired, liars, verified: found[0]?.verified }
}

/** Whether a block fits into one batch with the others: all or none traced, and all or none archived. */
function fitTogether(found: readonly FoundBlock[], block: FoundBlock): boolean {
  const isTraced = ({ packed }: FoundBlock) => packed.internalTransactions !== undefined
  const hasTransactions = ({ packed }: FoundBlock) => packed.block.transactionCount > 0
  const other = hasTransactions(block) ? found.find(hasTransactions) : undefined
  if (other !== undefined && isTraced(other) !== isTraced(block)) return false
  return found[0] === undefined || (found[0].text === undefined) === (block.text === undefined)
}

/** The archived block; undefined if there is none, or if it cannot be read and `mayBeLost` is true. */
async function archivedBlock(
  reader: RepairTools["reader"],
  number: number,
  mayBeLost: boolean,
): Promise<ArchivedBlock | undefined> {
  try {
    return (await reader.archived(number, 1))[0]
  } catch (error) {
    if (mayBeLost && error instanceof ArchiveDamagedError) return undefined
    throw error
  }
}

/** Whether the archived block gives the same rows. */
function isSameBlock(archived: ArchivedBlock, told: PackedBlock, context: DecodeContext): boolean {
  const { block, text, numbers, internalTransactions, deployments } = told
  const traced = internalTransactions && JSON.stringify([internalTransactions, deployments])
  try {
    const own = decodeArchived({ number: archived.number, hash: block.hash, answers: archived.answers }, context)
    return (
      own.block.fragment === block.fragment &&
      Buffer.compare(own.text, text) === 0 &&
      own.numbers.length === numbers.length &&
      own.numbers.every((value, at) => value === numbers[at]) &&
      // Missing traces of one node do not contradict the traces of another.
      (traced === undefined || JSON.stringify([own.internalTransactions, own.deployments]) === traced)
    )
  } catch (error) {
    if (error instanceof NodeFault || error instanceof ArchiveDamagedError) return false
    throw error
  }
}

function ofArchive(
  number: number,
  archived: ArchivedBlock | undefined,
  context: DecodeContext,
  { keccak, ...tools }: VerifyTools,
): PackedBlock {
  if (archived?.number !== number) throw new ArchiveDamagedError(`The archive does not have block ${number}.`)
  try {
    const { answers } = archived
    const block = answers.block as { readonly hash?: unknown } & Readonly<Record<string, unknown>>
    const fault = faultOfHeader(block, keccak)
    // A chain whose headers cannot be hashed is stored unverified.
    if (fault === undefined) verifyBody(answers, { keccak, ...tools }, () => false)
    else if (!fault.isForm)
      throw new ArchiveDamagedError(`The archive's block ${number} is not what it was: ${fault.reason}`)
    return decodeArchived({ number, hash: String(block.hash).toLowerCase() as `0x${string}`, answers }, context)
  } catch (error) {
    if (!(error instanceof NodeFault)) throw error
    throw new ArchiveDamagedError(`The archive's block ${number} cannot be believed: ${error.message}`, {
      cause: error,
    })
  }
}
