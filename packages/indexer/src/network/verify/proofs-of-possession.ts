import type { PChainUnsignedTransaction, Signer } from "@serac/chain"
import { BlsError, blsVerifyProofOfPossession } from "@serac/chain/bls"
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

function isProven(publicKey: Uint8Array, proof: Uint8Array): boolean {
  try {
    return blsVerifyProofOfPossession(publicKey, proof)
  } catch (error) {
    if (error instanceof BlsError) return false
    throw error
  }
}
