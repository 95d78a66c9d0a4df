export { type FetchNetworkPiecesOptions, fetchNetworkPieces } from "./fetch-network-pieces.ts"
export {
  type IndexedChainPieces,
  type IndexedNetworkPieces,
  type IndexNetworkPiecesOptions,
  indexNetworkPieces,
} from "./index-network-pieces.ts"
export { copyStatements } from "./network-statement.ts"
export { type VerifyNetworkPiecesOptions, verifyNetworkPieces } from "./verify-network-pieces.ts"
