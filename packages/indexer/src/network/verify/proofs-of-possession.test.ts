import type { PChainUnsignedTransaction, RegisterL1Validator } from "@serac/chain"
import { blsProofOfPossession, blsPublicKeyOf, blsSign } from "@serac/chain/bls"
import { expect, test } from "vitest"
import { bytes, warp } from "../../../test/network/platform-chain.ts"
import { NodeFault } from "../../core/index.ts"
import { type KeyProof, keyProofsOf, verifyKeyProof } from "./proofs-of-possession.ts"

const proofOf = (fill: number): KeyProof => {
  const secretKey = bytes(32, fill)
  return { publicKey: blsPublicKeyOf(secretKey), proofOfPossession: blsProofOfPossession(secretKey) }
}
const [one, other] = [proofOf(1), proofOf(2)]
const signer = { type: "signer.ProofOfPossession", ...one }
const registration: RegisterL1Validator = {
  type: "RegisterL1Validator",
  subnetID: bytes(32, 1),
  nodeID: bytes(20, 1),
  blsPublicKey: other.publicKey,
  expiry: 1n,
  remainingBalanceOwner: { threshold: 1, addresses: [bytes(20, 1)] },
  disableOwner: { threshold: 1, addresses: [bytes(20, 1)] },
  weight: 1n,
}

test.each<[string, object, readonly object[]]>([
  ["AddPermissionlessValidatorTx", { signer }, [signer]],
  ["AddAutoRenewedValidatorTx", { signer }, [signer]],
  ["AddPermissionlessValidatorTx", { signer: { type: "signer.Empty" } }, []],
  ["ConvertSubnetToL1Tx", { validators: [{ signer: one }, { signer: other }] }, [one, other]],
  [
    "RegisterL1ValidatorTx",
    { message: warp(registration), proofOfPossession: other.proofOfPossession },
    [{ publicKey: other.publicKey, proofOfPossession: other.proofOfPossession }],
  ],
  ["AddValidatorTx", {}, []],
])("a %s brings its keys, %#", (type, members, expected) => {
  expect(keyProofsOf({ type, ...members } as unknown as PChainUnsignedTransaction)).toEqual(expected)
})

test("who has the secret of a key can prove it, and nobody else", () => {
  verifyKeyProof(one)
  const { publicKey, proofOfPossession } = one
  const refused: readonly KeyProof[] = [
    { publicKey, proofOfPossession: other.proofOfPossession },
    // A signature of the key's own bytes in the suite of messages.
    { publicKey, proofOfPossession: blsSign(publicKey, bytes(32, 1)) },
    { publicKey, proofOfPossession: bytes(96, 0) },
    { publicKey: bytes(48, 0), proofOfPossession },
  ]
  for (const proof of refused) {
    const digits = Buffer.from(proof.publicKey).toString("hex")
    const verify = () => verifyKeyProof(proof)
    expect(verify).toThrow(NodeFault)
    expect(verify).toThrow(`nobody shows to have the BLS key ${digits}`)
  }
})
