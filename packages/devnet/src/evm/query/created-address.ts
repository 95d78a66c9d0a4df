import { RLP } from "@ethereumjs/rlp"
import { fromHex, type Hex, minimalBytes, toHex } from "../codec/hex.ts"
import type { Crypto } from "../crypto/crypto.ts"

/** Where a sender's contract of a nonce comes to be. */
export const createdAddress = (from: Hex, nonce: bigint, crypto: Crypto): Hex =>
  toHex(crypto.keccak256(RLP.encode([fromHex(from), minimalBytes(nonce)])).subarray(12))
