// The ledgers' functions for map keys, which other parts of the devnet use too.
export { bytesOfKey, keyOf } from "../ledger/index.ts"
