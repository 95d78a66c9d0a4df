import { signHash } from "@serac/chain"
import { bytesToSign, type Crypto, encodeTransaction, toHex, type UnsignedTransaction } from "../evm/index.ts"

/** Signs a transaction with a private key of 32 bytes. @returns its bytes */
export function signEvmTransaction(unsigned: UnsignedTransaction, key: Uint8Array, crypto: Crypto): Uint8Array {
  const signature = signHash(crypto.keccak256(bytesToSign(unsigned)), key)
  const r = BigInt(toHex(signature.subarray(0, 32)))
  const s = BigInt(toHex(signature.subarray(32, 64)))
  return encodeTransaction(unsigned, { parity: signature[64] === 0 ? 0 : 1, r, s })
}
