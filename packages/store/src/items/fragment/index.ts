export { expandFragment, fillHoles } from "./fill-holes.ts"
export { type Filler, type HoleKind, hole } from "./hole.ts"
export { transactionHashOf } from "./transaction-hash.ts"
