export { type ChosenPieces, choosePieces } from "./chosen-pieces.ts"
export { type CopiedPieces, copyPieces } from "./copy-pieces.ts"
export { type DecodedPiece, decodePiece, encodePiece, type ReadHeader } from "./piece.ts"
export { answersOfChunk, type ListedPiece, PieceArchive, textsOfChunk } from "./piece-archive.ts"
export { type PieceBlock, PieceBuilder } from "./piece-builder.ts"
export { PieceError, type PieceFault } from "./piece-error.ts"
export { maxPieceBlocks, type PieceChunk, type PieceEnd, type PieceHeader } from "./piece-header.ts"
export {
  evmPieces,
  type PieceChain,
  type PieceRange,
  type PieceSubject,
  pieceKey,
  primaryPieces,
  readPieceChain,
  readPieceKey,
} from "./piece-name.ts"
export { type PrunablePieces, prunablePieces } from "./prunable-pieces.ts"
