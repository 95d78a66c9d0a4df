import { RLP } from "@ethereumjs/rlp"
import { fromHex, type Hex, minimalBytes, toHex } from "../codec/hex.ts"
import type { Crypto } from "../crypto/crypto.ts"

/** The address of the contract that a sender creates with a nonce. */
export const createdAddress = (from: Hex, nonce: bigint, crypto: Crypto): Hex =>
  toHex(crypto.keccak256(RLP.encode([fromHex(from), minimalBytes(nonce)])).subarray(12))
