import { sha256 } from "@noble/hashes/sha2.js"

// FIPS 180-4: the first 32 bits of the fractional parts of the square and cube roots of the first primes.
const primes: number[] = []
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const initial = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const roundConstants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))

const schedule = new Int32Array(64)

/**
 * The last 32 bits of the sha256 of bytes: the checksum of ids and other texts. Ids are formatted far more
 * often than other data are hashed, and fit into one block, which is compressed here without allocations;
 * longer input uses the general function. The checksum only guards against typing mistakes, so it need not be constant-time.
 */
export function sha256Tail(bytes: Uint8Array): number {
  const length = bytes.length
  if (length > 55) {
    const hash = sha256(bytes)
    return (
      ((hash[28] as number) << 24) | ((hash[29] as number) << 16) | ((hash[30] as number) << 8) | (hash[31] as number)
    )
  }
  schedule.fill(0, 0, 15)
  for (let i = 0; i < length; i++)
    schedule[i >> 2] = (schedule[i >> 2] as number) | ((bytes[i] as number) << (24 - 8 * (i & 3)))
  schedule[length >> 2] = (schedule[length >> 2] as number) | (0x80 << (24 - 8 * (length & 3)))
  schedule[15] = length * 8
  for (let i = 16; i < 64; i++) {
    const x = schedule[i - 15] as number
    const y = schedule[i - 2] as number
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    schedule[i] = ((schedule[i - 16] as number) + s0 + (schedule[i - 7] as number) + s1) | 0
  }
  let a = initial[0] as number
  let b = initial[1] as number
  let c = initial[2] as number
  let d = initial[3] as number
  let e = initial[4] as number
  let f = initial[5] as number
  let g = initial[6] as number
  let h = initial[7] as number
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (roundConstants[i] as number) + (schedule[i] as number)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  return ((initial[7] as number) + h) | 0
}
