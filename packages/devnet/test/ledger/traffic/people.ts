import { createHash } from "node:crypto"
import { addressOfPrivateKey, encodePChainTransaction, publicKeyOf, type UnsignedPChain } from "@serac/chain"
import { blsPublicKeyOf } from "@serac/chain/bls"
import type { Cryptography } from "../../../src/ledger/index.ts"

const sha256 = (...parts: readonly Uint8Array[]) => {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part)
  return new Uint8Array(hash.digest())
}
const keyOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")

const privateKeys = Array.from({ length: 5 }, (_, at) => sha256(Uint8Array.of(at)))

/** The addresses of the owners. */
export const people: readonly Uint8Array[] = privateKeys.map((key) => addressOfPrivateKey(key))
const publicKeys = new Map(privateKeys.map((key) => [keyOf(addressOfPrivateKey(key)), publicKeyOf(key)]))
const nobody = publicKeyOf(sha256(Uint8Array.of(255)))

/** BLS keys, with proofs that are only valid for the cryptography in this file. */
export const signers = Array.from({ length: 6 }, (_, at) => ({
  publicKey: blsPublicKeyOf(new Uint8Array(32).fill(at + 1)),
  proofOfPossession: new Uint8Array(96).fill(1),
}))

/** A fast substitute for a signature: the hash of the message and the signer, followed by the signer. */
const sign = (hash: Uint8Array, address: Uint8Array): Uint8Array => {
  const signature = new Uint8Array(65)
  signature.set(sha256(hash, address))
  signature.set(address, 32)
  return signature
}

/** Cryptography that accepts only these substitutes. */
export const cheapCryptography: Cryptography = {
  recover: (hash, signature) => {
    const address = signature.subarray(32, 52)
    const isRight = keyOf(signature) === keyOf(sign(hash, address))
    return (isRight && publicKeys.get(keyOf(address))) || nobody
  },
  verifyProof: (_, proof) => proof[0] === 1,
  verifyWarp: () => undefined,
}

/** A transaction with the substitutes of all required signatures. */
export function signed({ unsigned, signers: asked }: UnsignedPChain): Uint8Array {
  const bare = encodePChainTransaction({ unsigned, credentials: [] })
  const hash = sha256(bare.subarray(0, bare.length - 4))
  const credentials = asked.map((addresses) => ({
    type: "secp256k1fx.Credential" as const,
    signatures: addresses.map((address) => sign(hash, address)),
  }))
  return encodePChainTransaction({ unsigned, credentials })
}
