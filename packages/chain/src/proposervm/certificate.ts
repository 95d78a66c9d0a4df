import { CodecError } from "../codec/codec-error.ts"
import { compareBytes } from "../text/compare-bytes.ts"
import { Der, DerError } from "./der.ts"

const maxCertificateBytes = 2048

const integerTag = 0x02
const bitString = 0x03
const objectIdentifier = 0x06
const sequence = 0x30
const versionTag = 0xa0

const rsaEncryption = Uint8Array.of(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01)
const ecPublicKey = Uint8Array.of(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01)

/** The public key of a node's staking certificate. */
export type CertifiedKey =
  | { readonly algorithm: "RSA"; readonly modulus: Uint8Array }
  | { readonly algorithm: "ECDSA"; readonly point: Uint8Array }

/**
 * The public key of a staking certificate: RSA of 2048 or 4096 bits with the exponent 65537, or ECDSA on P-256. Like a node, this reads only the key: names,
 * times and the certificate's own signature do not matter.
 *
 * @param offset Offset of the certificate in the bytes that the error refers to
 * @throws {CodecError} when the bytes are not a certificate of such a key
 * @example
 * import { certifiedKey, stakingCertificate } from "@serac/chain"
 *
 * certifiedKey(stakingCertificate(new Uint8Array(32).fill(1))).algorithm // "ECDSA"
 */
export const certifiedKey = (certificate: Uint8Array, offset?: number): CertifiedKey => {
  if (certificate.length > maxCertificateBytes)
    throw certificateError(`it has more than ${maxCertificateBytes} bytes`, offset)
  try {
    return parseCertificate(certificate)
  } catch (error) {
    throw error instanceof DerError ? certificateError(error.message, offset) : error
  }
}

const certificateError = (reason: string, offset: number | undefined): CodecError =>
  new CodecError("invalid-value", `the certificate is malformed: ${reason}`, offset, "certificate")

const parseCertificate = (certificate: Uint8Array): CertifiedKey => {
  const body = new Der(certificate).enter(sequence).enter(sequence)
  if (body.next === versionTag) body.read(versionTag)
  body.read(integerTag)
  // Signature algorithm, issuer, validity, subject.
  for (let index = 0; index < 4; index++) body.read(sequence)
  const info = body.enter(sequence)
  const algorithm = info.enter(sequence).read(objectIdentifier)
  const bits = info.read(bitString)
  if (bits[0] !== 0) throw new DerError("a key is whole bytes")
  const key = bits.subarray(1)
  if (compareBytes(algorithm, rsaEncryption) === 0) return rsaKey(key)
  if (compareBytes(algorithm, ecPublicKey) === 0) return ecKey(key)
  throw new DerError("its key is neither RSA nor ECDSA")
}

const rsaKey = (key: Uint8Array): CertifiedKey => {
  const parts = new Der(key).enter(sequence)
  const signed = parts.read(integerTag)
  const exponent = parts.read(integerTag)
  // The first bit of an integer is its sign, so a modulus, whose first bit is set, has a leading zero byte.
  const modulus = signed.subarray(1)
  const whole = signed[0] === 0 && (modulus[0] ?? 0) >= 0x80 && (modulus.length === 256 || modulus.length === 512)
  if (!whole || ((modulus.at(-1) ?? 0) & 1) === 0) throw new DerError("its modulus is not odd of 2048 or 4096 bits")
  if (compareBytes(exponent, Uint8Array.of(1, 0, 1)) !== 0) throw new DerError("its exponent is not 65537")
  return { algorithm: "RSA", modulus }
}

const ecKey = (key: Uint8Array): CertifiedKey => {
  if (key.length !== 65 || key[0] !== 4 || !isOnCurve(key))
    throw new DerError("its key is no uncompressed point of P-256")
  return { algorithm: "ECDSA", point: key }
}

// P-256 (FIPS 186): y² = x³ - 3x + b. A library's curve would be larger than all other code for decoding containers.
const prime = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

const isOnCurve = (key: Uint8Array): boolean => {
  const [x, y] = [coordinateOf(key.subarray(1, 33)), coordinateOf(key.subarray(33))]
  return x < prime && y < prime && (y * y - x * x * x + 3n * x - b) % prime === 0n
}

const coordinateOf = (bytes: Uint8Array): bigint => bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
