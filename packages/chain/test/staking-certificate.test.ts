import { X509Certificate } from "node:crypto"
import { expect, test } from "vitest"
import { certifiedKey, formatNodeId, nodeIdOfCertificate, stakingCertificate } from "../src/index.ts"
import { toHex } from "./vectors.ts"

const secretKey = new Uint8Array(32).fill(1)

test("a staking certificate is self-signed, has no names and gives the same node ID each time", () => {
  const certificate = stakingCertificate(secretKey)
  const x509 = new X509Certificate(certificate)
  expect([x509.subject, x509.issuer, x509.validFrom, x509.validTo, x509.ca]).toEqual([
    undefined,
    undefined,
    "Dec 31 00:00:00 1999 GMT",
    "Dec 31 23:59:59 9999 GMT",
    false,
  ])
  expect(x509.verify(x509.publicKey)).toBe(true)
  expect(certifiedKey(certificate).algorithm).toBe("ECDSA")
  expect(formatNodeId(nodeIdOfCertificate(certificate))).toBe(
    formatNodeId(nodeIdOfCertificate(stakingCertificate(secretKey))),
  )
})

test("but for its key, its end and its signature a staking certificate is the one that a node made", () => {
  // Parts of a certificate of avalanchego 1.14.2: the beginning up to the end of the validity, and the part before the key.
  const beginning = "a003020102020100300a06082a8648ce3d04030230003020170d3939313233313030303030305a180f"
  const middle = "30003059301306072a8648ce3d020106082a8648ce3d03010703420004"
  const end = "a320301e300e0603551d0f0101ff040403020780300c0603551d130101ff04023000300a06082a8648ce3d040302"
  const digits = toHex(stakingCertificate(secretKey)).replace("0x", "")
  expect(digits.slice(14, 14 + beginning.length)).toBe(beginning)
  expect(digits.indexOf(middle)).toBe(14 + beginning.length + 30)
  expect(digits.indexOf(end)).toBe(digits.indexOf(middle) + middle.length + 128)
})

test("bytes that are no key of P-256 make no certificate", () => {
  expect(() => stakingCertificate(new Uint8Array(32))).toThrow(RangeError)
  expect(() => stakingCertificate(new Uint8Array(31).fill(1))).toThrow(RangeError)
})

test("a point of another curve, and coordinates beyond the prime, are no key", () => {
  const certificate = stakingCertificate(secretKey)
  const { point } = certifiedKey(certificate) as Extract<ReturnType<typeof certifiedKey>, { algorithm: "ECDSA" }>
  const at = point.byteOffset - certificate.byteOffset
  const withPoint = (bytes: Uint8Array) => {
    const changed = certificate.slice()
    changed.set(bytes, at)
    return () => certifiedKey(changed)
  }
  const digits = (x: string, y: string) => Uint8Array.from(Buffer.from(`04${x}${y}`, "hex"))
  // The generators of secp256k1 (SEC 2) and of P-256 (FIPS 186), and the latter with its x increased by the prime.
  const other = digits(
    "79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798",
    "483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8",
  )
  const [x, y] = [
    "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296",
    "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5",
  ]
  const prime = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
  expect(withPoint(digits(x, y))().algorithm).toBe("ECDSA")
  expect(withPoint(other)).toThrow("its key is no uncompressed point of P-256")
  expect(withPoint(digits(x, "0".repeat(64)))).toThrow("its key is no uncompressed point of P-256")
  // A point with a small x, so that x plus the prime still has 32 bytes: x = 5 is on the curve.
  const small = 5n
  const square =
    (small ** 3n - 3n * small + 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn) % prime
  const root = power(square, (prime + 1n) / 4n, prime)
  const hex = (value: bigint) => value.toString(16).padStart(64, "0")
  expect(withPoint(digits(hex(small), hex(root)))().algorithm).toBe("ECDSA")
  expect(withPoint(digits(hex(small + prime), hex(root)))).toThrow("its key is no uncompressed point of P-256")
})

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (let [square, left] = [base, exponent]; left > 0n; square = (square * square) % modulus, left >>= 1n)
    if (left & 1n) result = (result * square) % modulus
  return result
}
