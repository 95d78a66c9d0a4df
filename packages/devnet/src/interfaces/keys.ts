// Keys of ledgers, which most of what the devnet keeps beside them is kept by too.
export { bytesOfKey, keyOf } from "../ledger/index.ts"
