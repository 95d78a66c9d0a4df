import { p256 } from "@noble/curves/nist.js"
import type { HashOptions } from "../codec/hash.ts"
import { certifiedKey } from "./certificate.ts"
import type { Container } from "./container.ts"
import { proposalDigest } from "./proposal-digest.ts"
import { verifyRsa } from "./rsa.ts"

/**
 * Whether nodes accept a container's signature: by the key of its certificate for this chain, or none
 * if it has no proposer; it includes the epoch since the Granite upgrade. Options are never signed.
 *
 * It does not verify that the proposer was allowed to propose, which depends on the validators at that height.
 *
 * @param chainID 32 bytes: the chain that the block belongs to.
 * @example
 * ```ts
 * import { decodeContainer, verifyContainer } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * declare const chainID: Uint8Array
 * if (!verifyContainer(decodeContainer(bytes), chainID)) throw new Error("forged")
 * ```
 */
export const verifyContainer = (container: Container, chainID: Uint8Array, options?: HashOptions): boolean => {
  if (container.type === "option") return true
  if (container.type === "statelessGraniteBlock") {
    const { pChainHeight, number, startTime } = container.epoch
    if (pChainHeight === 0n && number === 0n && startTime === 0n) return false
  }
  const { certificate, signature } = container
  if (certificate.length === 0) return signature.length === 0
  const digest = proposalDigest(container, chainID, options)
  const key = certifiedKey(certificate)
  return key.algorithm === "RSA" ? verifyRsa(signature, digest, key.modulus) : verifyEcdsa(signature, digest, key.point)
}

const verifyEcdsa = (signature: Uint8Array, digest: Uint8Array, point: Uint8Array): boolean => {
  try {
    return p256.verify(signature, digest, point, { prehash: false, lowS: false, format: "der" })
  } catch {
    return false
  }
}
