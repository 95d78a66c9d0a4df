export type { FetchedPieces, FetchProgress } from "../../core/pieces/index.ts"
export { type FetchPiecesOptions, fetchPieces } from "./fetch-pieces.ts"
export { type IndexedPieces, type IndexPiecesOptions, type IndexPiecesProgress, indexPieces } from "./index-pieces.ts"
export { type VerifiedPieces, type VerifyPiecesOptions, verifyPieces } from "./verify-pieces.ts"
