import { p256 } from "@noble/curves/nist.js"
import { der } from "./der-writer.ts"

const boolean = 0x01
const integerTag = 0x02
const bitString = 0x03
const octetString = 0x04
const objectIdentifier = 0x06
const sequence = 0x30
const utcTime = 0x17
const generalizedTime = 0x18
const versionTag = 0xa0
const extensions = 0xa3

const objectIdentifierOf = (...bytes: readonly number[]) => der(objectIdentifier, Uint8Array.from(bytes))
const ecPublicKey = objectIdentifierOf(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01)
const prime256v1 = objectIdentifierOf(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07)
const ecdsaWithSha256 = der(sequence, objectIdentifierOf(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
const keyUsage = objectIdentifierOf(0x55, 0x1d, 0x0f)
const basicConstraints = objectIdentifierOf(0x55, 0x1d, 0x13)
const isCritical = der(boolean, Uint8Array.of(0xff))
const digitalSignature = der(bitString, Uint8Array.of(7, 0x80))

const derString = (tag: number, value: string) => der(tag, new TextEncoder().encode(value))
const bits = (value: Uint8Array) => der(bitString, Uint8Array.of(0), value)
const extension = (id: Uint8Array, value: Uint8Array) => der(sequence, id, isCritical, der(octetString, value))

/** Never expires: RFC 5280, section 4.1.2.5. */
const validity = der(sequence, derString(utcTime, "991231000000Z"), derString(generalizedTime, "99991231235959Z"))
const emptyName = der(sequence)

/**
 * A node's TLS certificate for a key, in DER: self-signed, without names, like a node's own, but without expiry. The same
 * key gives the same bytes, so that the key determines the node's id.
 *
 * @param secretKey 32 bytes: of ECDSA on P-256, above 0 and below the order of its group
 * @throws {RangeError} when the bytes are not such a key
 * @example
 * import { formatNodeId, nodeIdOfCertificate, stakingCertificate } from "@serac/chain"
 *
 * formatNodeId(nodeIdOfCertificate(stakingCertificate(new Uint8Array(32).fill(1)))) // "NodeID-…"
 */
export function stakingCertificate(secretKey: Uint8Array): Uint8Array {
  if (!p256.utils.isValidSecretKey(secretKey)) throw new RangeError("The bytes are no secret key of P-256")
  const key = der(sequence, der(sequence, ecPublicKey, prime256v1), bits(p256.getPublicKey(secretKey, false)))
  const body = der(
    sequence,
    der(versionTag, der(integerTag, Uint8Array.of(2))),
    der(integerTag, Uint8Array.of(0)),
    ecdsaWithSha256,
    emptyName,
    validity,
    emptyName,
    key,
    der(extensions, der(sequence, extension(keyUsage, digitalSignature), extension(basicConstraints, der(sequence)))),
  )
  return der(sequence, body, ecdsaWithSha256, bits(p256.sign(body, secretKey, { format: "der" })))
}
