import type { ListedPiece } from "@serac/store/pieces"
import { byteCount, countedNoun, grouped } from "../words.ts"
import { chainsOf, pieceChainName } from "./archive-chains.ts"

/** Describes the pieces of an archive: a line for each chain, and one for each gap. */
export function archiveWords(pieces: readonly ListedPiece[]): string {
  return chainsOf(pieces)
    .flatMap((chain) => {
      const own = pieces.filter((piece) => piece.chain === chain)
      return [chainLine(pieceChainName(chain), own), ...gapLines(own)]
    })
    .join("\n")
}

function chainLine(chain: string, pieces: readonly ListedPiece[]): string {
  const size = byteCount(pieces.reduce((sum, piece) => sum + piece.size, 0))
  const [first, last] = [pieces[0]?.first ?? 0, Math.max(...pieces.map((piece) => piece.last))]
  return `${chain}: blocks ${grouped(first)} to ${grouped(last)} in ${countedNoun(pieces.length, "piece")}, ${size}`
}

function gapLines(pieces: readonly ListedPiece[]): readonly string[] {
  const lines: string[] = []
  let next = pieces[0]?.first ?? 0
  for (const { first, last } of pieces) {
    if (first > next) lines.push(`  blocks ${grouped(next)} to ${grouped(first - 1)} are missing`)
    next = Math.max(next, last + 1)
  }
  return lines
}
