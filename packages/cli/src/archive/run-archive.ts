import { verifyPieces } from "@serac/indexer/evm/pieces"
import { copyStatements, verifyNetworkPieces } from "@serac/indexer/network/pieces"
import {
  copyPieces,
  type ListedPiece,
  type PieceArchive,
  type PieceChain,
  PieceError,
  prunablePieces,
} from "@serac/store/pieces"
import type { Config } from "../config/config.ts"
import { type Confirmation, confirm } from "../operations/confirm.ts"
import { progressOnStderr } from "../operations/progress-line.ts"
import { untilInterrupted } from "../operations/until-interrupted.ts"
import { byteCount, countedNoun, grouped } from "../words.ts"
import { chainsOf, isPrimaryChain, pieceChainName, selectedPieces, subjectOf } from "./archive-chains.ts"
import { archiveWords } from "./archive-words.ts"
import { blockProgress } from "./block-progress.ts"
import { openArchive } from "./open-archive.ts"

/** Which pieces of an archive a command works on: those of one chain, or all. */
export interface ArchiveCommandOptions {
  readonly chain?: string
  readonly json?: boolean
}

/** Prints what an archive has. */
export async function listArchive(
  config: Config,
  place: string,
  { chain, json }: ArchiveCommandOptions,
): Promise<void> {
  const archive = await openArchive(config, place)
  const pieces = await selectedPieces(archive, chain)
  if (json !== true) return console.log(pieces.length === 0 ? `there are no pieces in ${place}` : archiveWords(pieces))
  const described = []
  for (const piece of pieces) described.push(await describedPiece(archive, piece))
  console.log(JSON.stringify(described, null, 2))
}

/** A piece as JSON shows it, with what its header states, or with what refuses it. */
async function describedPiece(archive: PieceArchive, piece: ListedPiece): Promise<object> {
  const { key, size } = piece
  const { kind: _, ...subject } = subjectOf(piece.chain)
  try {
    const read = await archive.header(piece)
    if (read === undefined) throw new PieceError("PIECE_MISSING", key, "it is gone")
    const { first, last, parentHash, traced } = read.header
    return { key, ...subject, first, last, parentHash, traced, bytes: size, digest: read.digest }
  } catch (error) {
    if (!(error instanceof PieceError)) throw error
    const { code, reason } = error
    return {
      key,
      ...subject,
      first: { number: piece.first },
      last: { number: piece.last },
      bytes: size,
      refused: { code, reason },
    }
  }
}

/** Verifies all pieces of an archive. Throws PieceError for the first that is refused. */
export async function verifyArchive(config: Config, place: string, { chain }: ArchiveCommandOptions): Promise<void> {
  const archive = await openArchive(config, place)
  for (const name of chainsOf(await foundPieces(archive, place, chain))) {
    const words = pieceChainName(name)
    const line = blockProgress()
    const onProgress = ({ done, total }: { readonly done: number; readonly total: number }) =>
      line.update({ item: `verifying ${words}`, done, total })
    const verified = await untilInterrupted(
      (signal) => verifyChain(archive, name, { signal, onProgress }).finally(line.end),
      "stopped",
    )
    if (verified === undefined) continue
    const { first, last, pieces, unsettled = 0, unproven = 0 } = verified
    const receipts = [
      ...(unproven === 0 ? [] : [`its first ${countedNoun(unproven, "block")} are settled with earlier blocks`]),
      ...(unsettled === 0 ? [] : [`its last ${countedNoun(unsettled, "block")} are settled by later blocks`]),
    ]
    const rest = receipts.length === 0 ? "" : `; the receipts of ${receipts.join(", and of ")}`
    console.log(
      `${words}: blocks ${grouped(first)} to ${grouped(last)} in ${countedNoun(pieces, "piece")} are true${rest}`,
    )
  }
}

interface Verifying {
  readonly signal: AbortSignal
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void
}

/** Verifies the pieces of one chain; `unsettled` is absent for a chain of a primary network. */
async function verifyChain(
  archive: PieceArchive,
  name: PieceChain,
  verifying: Verifying,
): Promise<
  (Omit<ListedPiece, "key" | "chain" | "size"> & { pieces: number; unsettled?: number; unproven?: number }) | undefined
> {
  const subject = subjectOf(name)
  if (subject.kind === "evm") return verifyPieces({ archive, chainId: subject.chainId, ...verifying })
  const { networkId, chain } = subject
  return verifyNetworkPieces({ archive, networkId, chain, ...verifying })
}

/** Copies the pieces of an archive that another one lacks. */
export async function copyArchive(
  config: Config,
  from: string,
  to: string,
  { chain }: ArchiveCommandOptions,
): Promise<void> {
  const [source, target] = [await openArchive(config, from), await openArchive(config, to)]
  const pieces = await selectedPieces(source, chain)
  const subjects = chainsOf(pieces).map(subjectOf)
  const networkIds = new Set(subjects.flatMap((one) => (one.kind === "primary" ? [one.networkId] : [])))
  await copyStatements([...networkIds], source, target)
  const line = progressOnStderr((done) => countedNoun(Math.round(done), "piece"))
  const { copied, present } = await untilInterrupted(
    (signal) =>
      copyPieces(pieces, source, target, {
        signal,
        onProgress: (done) => line.update({ item: "copying", done, total: pieces.length }),
      }).finally(line.end),
    "stopped; run the command again to continue",
  )
  console.log(`copied ${countedNoun(copied, "piece")} to ${to}; ${grouped(present)} were there`)
}

/** Removes pieces that are not needed. */
export async function pruneArchive(
  config: Config,
  place: string,
  {
    chain,
    before,
    dryRun,
    yes,
  }: ArchiveCommandOptions & Confirmation & { readonly before?: number; readonly dryRun?: boolean },
): Promise<void> {
  const archive = await openArchive(config, place)
  const pieces: ListedPiece[] = []
  for (const name of chainsOf(await foundPieces(archive, place, chain))) {
    const { superseded, early } = prunablePieces(await archive.list(name), before)
    pieces.push(...superseded, ...early)
  }
  if (pieces.length === 0) return console.log("there is nothing to remove")
  const size = byteCount(pieces.reduce((sum, piece) => sum + piece.size, 0))
  const words = `${countedNoun(pieces.length, "piece")} with ${size}`
  if (dryRun) return console.log(pieces.map(({ key }) => key).join("\n"))
  if (!(await confirm(`Remove ${words} from ${place}?`, yes === undefined ? {} : { yes })))
    return console.log("nothing was removed")
  for (const { key } of pieces) await archive.objects.remove(key)
  console.log(`removed ${words}`)
}

/** The pieces that `--chain` names, of which there must be one. */
async function foundPieces(
  archive: PieceArchive,
  place: string,
  chain: string | undefined,
): Promise<readonly ListedPiece[]> {
  const pieces = await selectedPieces(archive, chain)
  if (pieces.length > 0) return pieces
  const words = isPrimaryChain(chain) ? `the ${chain}-Chain` : `chain ${chain}`
  throw new Error(`there are no pieces${chain === undefined ? "" : ` of ${words}`} in ${place}`)
}
