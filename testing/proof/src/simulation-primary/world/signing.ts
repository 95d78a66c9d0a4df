import { publicKeyOf } from "@serac/chain"
import { bytesFor, hexOf } from "./bytes.ts"

/** The order of secp256k1's group. */
const secp256k1Order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

const toBigint = (bytes: Uint8Array): bigint => BigInt(`0x${hexOf(bytes)}`)
const wordBytesOf = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(64, "0"), "hex")

function inverseOf(value: bigint): bigint {
  let [power, base] = [1n, value]
  for (let left = secp256k1Order - 2n; left > 0n; left >>= 1n) {
    if (left & 1n) power = (power * base) % secp256k1Order
    base = (base * base) % secp256k1Order
  }
  return power
}

/**
 * Signs hashes with a key: valid signatures of 65 bytes, fast to make. All have the same nonce, which lets anyone
 * compute the key, so only worthless keys may sign like this.
 */
export function cheapSigner(privateKey: Uint8Array): (hash: Uint8Array) => Uint8Array {
  const nonce = bytesFor(`nonce of ${hexOf(privateKey)}`, 32)
  const point = publicKeyOf(nonce)
  const parity = (point[0] as number) - 2
  const r = toBigint(point.subarray(1))
  const inverse = inverseOf(toBigint(nonce))
  const secret = (r * toBigint(privateKey)) % secp256k1Order
  return (hash) => {
    const s = (inverse * (toBigint(hash) + secret)) % secp256k1Order
    const isHigh = s > secp256k1Order / 2n
    return Buffer.concat([
      wordBytesOf(r),
      wordBytesOf(isHigh ? secp256k1Order - s : s),
      Uint8Array.of(isHigh ? 1 - parity : parity),
    ])
  }
}
