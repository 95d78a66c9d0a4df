import { secp256k1 } from "@noble/curves/secp256k1.js"
import { ripemd160 } from "@noble/hashes/legacy.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { keccak_256 } from "@noble/hashes/sha3.js"
import { publicKeyOf } from "./secp256k1.ts"

/**
 * The 20 bytes of a public key's address on the X-, P- and C-Chain's shared memory: ripemd160 of the sha256 of its
 * compressed form. `formatAddress` formats them.
 *
 * @param publicKey 33 bytes, compressed
 * @example
 * import { addressOfPublicKey, publicKeyOf } from "@serac/chain"
 *
 * const address = addressOfPublicKey(publicKeyOf(new Uint8Array(32).fill(1)))
 */
export function addressOfPublicKey(publicKey: Uint8Array): Uint8Array {
  return ripemd160(sha256(publicKey))
}

/**
 * The 20 bytes of a private key's address: see `addressOfPublicKey`.
 *
 * @throws {TextError} `length` when the key has not 32 bytes
 * @example
 * import { addressOfPrivateKey, formatAddress, parsePrivateKey } from "@serac/chain"
 *
 * const key = parsePrivateKey("PrivateKey-ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN")
 * formatAddress(addressOfPrivateKey(key), "local", "X") // "X-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u"
 */
export function addressOfPrivateKey(privateKey: Uint8Array): Uint8Array {
  return addressOfPublicKey(publicKeyOf(privateKey))
}

/**
 * The 20 bytes of a public key's EVM address: the last 20 of the keccak-256 of its point. `formatEthAddress` formats them.
 *
 * @param publicKey 33 bytes compressed or 65 uncompressed
 * @throws {Error} when it is not a point of the curve
 * @example
 * import { ethAddressOfPublicKey, formatEthAddress, publicKeyOf } from "@serac/chain"
 *
 * formatEthAddress(ethAddressOfPublicKey(publicKeyOf(new Uint8Array(32).fill(1))))
 */
export function ethAddressOfPublicKey(publicKey: Uint8Array): Uint8Array {
  return keccak_256(secp256k1.Point.fromBytes(publicKey).toBytes(false).subarray(1)).slice(12)
}

/**
 * The 20 bytes of a private key's EVM address: see `ethAddressOfPublicKey`.
 *
 * @throws {TextError} `length` when the key has not 32 bytes
 * @example
 * import { ethAddressOfPrivateKey, formatEthAddress, parsePrivateKey } from "@serac/chain"
 *
 * const key = parsePrivateKey("PrivateKey-ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN")
 * formatEthAddress(ethAddressOfPrivateKey(key)) // "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"
 */
export function ethAddressOfPrivateKey(privateKey: Uint8Array): Uint8Array {
  return ethAddressOfPublicKey(publicKeyOf(privateKey))
}

/**
 * The 20 bytes of a node's id: ripemd160 of the sha256 of its TLS certificate. `formatNodeId` formats them.
 *
 * @param certificate The certificate in DER
 * @example
 * import { formatNodeId, nodeIdOfCertificate } from "@serac/chain"
 *
 * const idOf = (der: Uint8Array) => formatNodeId(nodeIdOfCertificate(der))
 */
export function nodeIdOfCertificate(certificate: Uint8Array): Uint8Array {
  return ripemd160(sha256(certificate))
}
