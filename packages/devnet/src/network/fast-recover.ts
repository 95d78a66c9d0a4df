import { recoverPublicKey } from "@serac/chain"
import type { Crypto } from "../evm/index.ts"
import type { Recover } from "../ledger/index.ts"

// First byte of the highest s in the lower half of the group order.
const lower = 0x7f

/**
 * `recoverPublicKey` in WebAssembly, with the same results. For a signature that WebAssembly rejects, the JavaScript function throws
 * the error.
 */
export function fastRecover({ recover }: Crypto): Recover {
  return (hash, signature) => {
    const v = signature[64]
    if (signature.length !== 65 || (v !== 0 && v !== 1) || (signature[32] as number) >= lower)
      return recoverPublicKey(hash, signature)
    const point = recover(hash, signature.subarray(0, 64), v)
    if (!point) return recoverPublicKey(hash, signature)
    const key = new Uint8Array(33)
    key[0] = 2 + ((point[63] as number) & 1)
    key.set(point.subarray(0, 32), 1)
    return key
  }
}
