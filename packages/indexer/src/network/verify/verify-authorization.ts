import { addressOfPublicKey } from "@serac/chain"
import { nonsense } from "../../core/index.ts"
import type { SignedAuthorization } from "../p/signed-authorization.ts"
import { clockSlack, type SpendSignatures } from "./verify-spend.ts"

/**
 * Verifies by the rules of nodes that owners authorized a change: as many sign as the threshold, each the owner that its index names, in ascending
 * order, none before the time from which they may.
 *
 * @throws NodeFault of the kind `nonsense` that says what is wrong
 */
export function verifyAuthorization(
  { owner, addressText, signatureIndices, signatures: own }: SignedAuthorization,
  signatures: SpendSignatures,
  acceptedAt: number | undefined,
): void {
  const { threshold, addresses, locktime } = owner
  if (signatureIndices === undefined) throw nonsense("nothing that authorizes it")
  if (acceptedAt !== undefined && BigInt(locktime) > BigInt(acceptedAt + clockSlack))
    throw nonsense(`its owners may sign from ${locktime} on, and did at ${acceptedAt}`)
  if (signatureIndices.length !== threshold || own.length !== threshold)
    throw nonsense(`${threshold} owners have to sign, not ${signatureIndices.length}, and ${own.length} signed`)
  for (const [at, index] of signatureIndices.entries()) {
    if (at > 0 && index <= (signatureIndices[at - 1] as number))
      throw nonsense("its signers are not in ascending order")
    const expected = addresses[index]
    if (expected === undefined) throw nonsense(`it has no owner ${index}`)
    const signer = addressText(addressOfPublicKey(signatures.signerOf(own[at] as Uint8Array)))
    if (signer !== expected) throw nonsense(`${signer} signed in the place of its owner ${expected}`)
  }
}
