import type { PrimaryChain } from "@serac/store"
import {
  evmPieces,
  type ListedPiece,
  type PieceArchive,
  type PieceChain,
  type PieceSubject,
  readPieceChain,
} from "@serac/store/pieces"

/** Whether `--chain` names a chain of a primary network. */
export const isPrimaryChain = (chain: string | undefined): chain is PrimaryChain =>
  chain === "P" || chain === "X" || chain === "C"

/** The pieces of an archive that `--chain` names: of an EVM chain, or of that chain of all primary networks. Default: all. */
export async function selectedPieces(
  archive: PieceArchive,
  chain: string | undefined,
): Promise<readonly ListedPiece[]> {
  if (!isPrimaryChain(chain)) return archive.list(chain === undefined ? undefined : evmPieces(chain))
  return (await archive.list()).filter((piece) => {
    const subject = subjectOf(piece.chain)
    return subject.kind === "primary" && subject.chain === chain
  })
}

/** The chains of pieces, each once. */
export const chainsOf = (pieces: readonly ListedPiece[]): readonly PieceChain[] => [
  ...new Set(pieces.map((piece) => piece.chain)),
]

/** The chain of pieces that were listed. */
export const subjectOf = (chain: PieceChain): PieceSubject => readPieceChain(chain) as PieceSubject

/** Names a chain of pieces: `chain 43114`, or `the P-Chain of network 1`. */
export function pieceChainName(chain: PieceChain): string {
  const subject = subjectOf(chain)
  if (subject.kind === "evm") return `chain ${subject.chainId}`
  return `the ${subject.chain}-Chain of network ${subject.networkId}`
}
