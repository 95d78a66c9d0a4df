import { createECDH, createPrivateKey, type KeyObject, randomBytes, X509Certificate } from "node:crypto"
import { certifiedKey, nodeIdOfCertificate, stakingCertificate } from "@serac/chain"
import { assertBlsSecretKey } from "@serac/chain/bls"

/** Who one is on the peer network. */
export interface PeerIdentity {
  /** 20 bytes: of the certificate. */
  readonly nodeId: Uint8Array
  /** In DER. */
  readonly certificate: Uint8Array
  /** The key of the certificate. */
  readonly privateKey: KeyObject
  /** 32 bytes: the BLS key. */
  readonly blsSecretKey: Uint8Array
}

/** The secrets that an identity follows from. */
export interface IdentityKeys {
  /** 32 bytes: of ECDSA on P-256. Default: new ones. */
  readonly tlsSecretKey?: Uint8Array | undefined
  /** 32 bytes. Default: new ones. */
  readonly blsSecretKey?: Uint8Array | undefined
}

/**
 * An identity with a certificate of its own. The same keys give the same node ID.
 *
 * @throws {RangeError} when the TLS key is none
 * @throws {BlsError} when the BLS key is none
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
 * A node's identity of its files: `staker.crt` and `staker.key` as PEM, `signer.key` as bytes.
 *
 * @throws {TypeError} when the key is not the certificate's
 * @throws {CodecError} when the certificate is none that nodes accept
 * @throws {BlsError} when the BLS key is none
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

/** Below the order of either group: both begin with a byte above. */
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
