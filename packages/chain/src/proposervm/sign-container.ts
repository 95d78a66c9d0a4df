import { p256 } from "@noble/curves/nist.js"
import type { HashOptions } from "../codec/hash.ts"
import { type Container, encodeContainer } from "./container.ts"
import { proposalDigest } from "./proposal-digest.ts"

/**
 * Signs a container with its proposer's key and encodes it. Its id stays the same, since the id does not depend on the signature.
 *
 * @param container The container of a block with its proposer's certificate; `decodeContainer` reads one with an empty signature.
 * @param chainID 32 bytes: the chain that the block belongs to.
 * @param secretKey 32 bytes: the key of the certificate, of ECDSA on P-256. The same key and block give the same signature.
 * @throws {RangeError} for an option, or a block without a certificate, which are never signed.
 * @example
 * ```ts
 * import { decodeContainer, encodeContainer, signContainer, stakingCertificate } from "@serac/chain"
 *
 * const secretKey = new Uint8Array(32).fill(1)
 * const nothing = new Uint8Array()
 * const unsigned = encodeContainer({
 *   type: "statelessBlock",
 *   parentID: new Uint8Array(32),
 *   timestamp: 1_700_000_000n,
 *   pChainHeight: 1n,
 *   certificate: stakingCertificate(secretKey),
 *   block: nothing,
 *   signature: nothing,
 * })
 * signContainer(decodeContainer(unsigned), new Uint8Array(32), secretKey)
 * ```
 */
export function signContainer(
  container: Container,
  chainID: Uint8Array,
  secretKey: Uint8Array,
  options?: HashOptions,
): Uint8Array {
  if (container.type === "option" || container.certificate.length === 0)
    throw new RangeError("Nobody signs a container without a certificate")
  const digest = proposalDigest(container, chainID, options)
  const signature = p256.sign(digest, secretKey, { prehash: false, lowS: false, format: "der" })
  return encodeContainer({ ...container, signature })
}
