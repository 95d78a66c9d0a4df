export { untilAnswered } from "./until-answered.ts"
export { type FetchedPieces, type FetchProgress, type WritePiecesOptions, writePieces } from "./write-pieces.ts"
