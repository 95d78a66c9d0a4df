import { createECDH, createPrivateKey, type KeyObject, randomBytes, X509Certificate } from "node:crypto"
import { certifiedKey, nodeIdOfCertificate, stakingCertificate } from "@serac/chain"
import { assertBlsSecretKey } from "@serac/chain/bls"

/** An identity on the peer network. */
export interface PeerIdentity {
  /** The node ID of the certificate, 20 bytes. */
  readonly nodeId: Uint8Array
  /** The certificate in DER. */
  readonly certificate: Uint8Array
  /** The key of the certificate. */
  readonly privateKey: KeyObject
  /** The BLS key, 32 bytes. */
  readonly blsSecretKey: Uint8Array
}

/** The secret keys of an identity. */
export interface IdentityKeys {
  /** ECDSA key on P-256, 32 bytes. Default: a new one. */
  readonly tlsSecretKey?: Uint8Array | undefined
  /** BLS key, 32 bytes. Default: a new one. */
  readonly blsSecretKey?: Uint8Array | undefined
}

/**
 * Creates an identity with a self-signed certificate. The same keys give the same node ID.
 *
 * @throws {RangeError} when the TLS key is invalid
 * @throws {BlsError} when the BLS key is invalid
 * @example
 * import { createPeerIdentity } from "@serac/wire/peer"
 *
 * createPeerIdentity().nodeId.length // 20
 */
export function createPeerIdentity(keys: IdentityKeys = {}): PeerIdentity {
  const { tlsSecretKey = randomKey(), blsSecretKey = randomKey() } = keys
  const certificate = stakingCertificate(tlsSecretKey)
  return identityOf(certificate, privateKeyOf(tlsSecretKey), blsSecretKey)
}

/**
 * Reads a node's identity from its files: `staker.crt` and `staker.key` as PEM, `signer.key` as bytes.
 *
 * @throws {TypeError} when the key is not the certificate's
 * @throws {CodecError} when nodes would not accept the certificate
 * @throws {BlsError} when the BLS key is invalid
 * @example
 * import { readFile } from "node:fs/promises"
 * import { readPeerIdentity } from "@serac/wire/peer"
 *
 * const identityIn = async (folder: string) =>
 *   readPeerIdentity({
 *     certificate: await readFile(`${folder}/staker.crt`, "utf8"),
 *     privateKey: await readFile(`${folder}/staker.key`, "utf8"),
 *     blsSecretKey: await readFile(`${folder}/signer.key`),
 *   })
 */
export function readPeerIdentity(files: {
  readonly certificate: string
  readonly privateKey: string
  readonly blsSecretKey: Uint8Array
}): PeerIdentity {
  const certificate = new X509Certificate(files.certificate)
  const privateKey = createPrivateKey(files.privateKey)
  if (!certificate.checkPrivateKey(privateKey)) throw new TypeError("The private key is not the certificate's")
  return identityOf(certificate.raw, privateKey, files.blsSecretKey)
}

function identityOf(certificate: Uint8Array, privateKey: KeyObject, blsSecretKey: Uint8Array): PeerIdentity {
  certifiedKey(certificate)
  assertBlsSecretKey(blsSecretKey)
  return { nodeId: nodeIdOfCertificate(certificate), certificate, privateKey, blsSecretKey }
}

/** A random number below the order of either group: both orders start with a byte above this one. */
function randomKey(): Uint8Array {
  const key = randomBytes(32)
  key[0] = (key[0] as number) & 0x3f
  return key
}

function privateKeyOf(tlsSecretKey: Uint8Array): KeyObject {
  const pair = createECDH("prime256v1")
  pair.setPrivateKey(tlsSecretKey)
  const point = pair.getPublicKey()
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url")
  return createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      d: text(tlsSecretKey),
      x: text(point.subarray(1, 33)),
      y: text(point.subarray(33)),
    },
  })
}
