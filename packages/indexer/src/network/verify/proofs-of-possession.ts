import type { PChainUnsignedTransaction, Signer } from "@serac/chain"
import { BlsError, blsVerifyProofOfPossession } from "@serac/chain/bls"
import QuickLRU from "quick-lru"
import { nonsense } from "../../core/index.ts"
import { hexKey } from "../p/keys.ts"
import { registrationIn } from "../p/l1-messages.ts"

/** A BLS key, and what shows that somebody has its secret. */
export interface KeyProof {
  /** 48 bytes. */
  readonly publicKey: Uint8Array
  /** 96 bytes. */
  readonly proofOfPossession: Uint8Array
}

const ofSigner = (signer: Signer): readonly KeyProof[] => (signer.type === "signer.Empty" ? [] : [signer])

/** The BLS keys that a transaction brings. @throws NodeFault, CodecError where its message is none */
export function keyProofsOf(unsigned: PChainUnsignedTransaction): readonly KeyProof[] {
  switch (unsigned.type) {
    case "AddPermissionlessValidatorTx":
    case "AddAutoRenewedValidatorTx":
      return ofSigner(unsigned.signer)
    case "ConvertSubnetToL1Tx":
      return unsigned.validators.map(({ signer }) => signer)
    case "RegisterL1ValidatorTx": {
      const { blsPublicKey: publicKey } = registrationIn(unsigned.message)
      return [{ publicKey, proofOfPossession: unsigned.proofOfPossession }]
    }
    default:
      return []
  }
}

/** Verifies that somebody has the secret of a key. @throws NodeFault of the kind `nonsense` */
export function verifyKeyProof({ publicKey, proofOfPossession }: KeyProof): void {
  if (!isProven(publicKey, proofOfPossession)) throw nonsense(`nobody shows to have the BLS key ${hexKey(publicKey)}`)
}

/** Proofs that were verified: a network that is indexed again brings the same ones, and each takes milliseconds. */
const proven = new QuickLRU<string, true>({ maxSize: 4_096 })

function isProven(publicKey: Uint8Array, proof: Uint8Array): boolean {
  const key = `${hexKey(publicKey)} ${hexKey(proof)}`
  if (proven.get(key)) return true
  try {
    const isValid = blsVerifyProofOfPossession(publicKey, proof)
    if (isValid) proven.set(key, true)
    return isValid
  } catch (error) {
    if (error instanceof BlsError) return false
    throw error
  }
}
