import { compareBytes } from "../text/compare-bytes.ts"
import { formatHex, parseHex } from "../text/hex.ts"

// RFC 8017, 9.2: the prefix of a sha256 digest in a signature.
const sha256Prefix = Uint8Array.of(
  ...[0x30, 0x31, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01, 0x05, 0x00, 0x04, 0x20],
)

/** Verifies RSASSA-PKCS1-v1_5 with SHA-256 and the exponent 65537. All inputs are public, so it need not be constant-time. */
export const verifyRsa = (signature: Uint8Array, digest: Uint8Array, modulus: Uint8Array): boolean => {
  const n = toBigInt(modulus)
  const s = toBigInt(signature)
  if (signature.length !== modulus.length || s >= n) return false
  let power = s
  for (let index = 0; index < 16; index++) power = (power * power) % n
  const message = (power * s) % n
  const expected = new Uint8Array(modulus.length).fill(0xff)
  const tail = expected.length - sha256Prefix.length - digest.length
  expected.set([0, 1])
  expected[tail - 1] = 0
  expected.set(sha256Prefix, tail)
  expected.set(digest, tail + sha256Prefix.length)
  return compareBytes(paddedBytes(message, modulus.length), expected) === 0
}

const toBigInt = (bytes: Uint8Array): bigint => (bytes.length === 0 ? 0n : BigInt(formatHex(bytes, "hexnc")))

const paddedBytes = (value: bigint, length: number): Uint8Array =>
  parseHex(`0x${value.toString(16).padStart(2 * length, "0")}`, "hexnc")
