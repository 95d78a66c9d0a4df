import { blsProofOfPossession, blsPublicKeyOf } from "@serac/chain/bls"
import { expect, test } from "vitest"
import { bytes } from "../../../test/network/platform-chain.ts"
import type { Verify } from "../../core/settings.ts"
import type { SignedAuthorization } from "../p/signed-authorization.ts"
import type { SignedSpends } from "./spend.ts"
import { SpendVerifier } from "./spend-verifier.ts"

const authorization: SignedAuthorization = {
  what: "a change of subnet 2b17",
  owner: { locktime: "0", threshold: 1, addresses: ["one"] },
  addressText: () => "other",
  signatureIndices: [],
  signatures: [],
}
const keyProof = { publicKey: blsPublicKeyOf(bytes(32, 1)), proofOfPossession: blsProofOfPossession(bytes(32, 2)) }
const at = { height: 0, id: bytes(32, 0), message: bytes(1, 1), acceptedAt: undefined, spends: [], withdrawals: [] }

/** The fault of a transaction far below a node's head, or at it, where chance draws a number. */
async function faultOf(of: Partial<SignedSpends>, random: number, verify?: Verify, nodeHeight = 100) {
  const clock = { random: () => random }
  const verifier = new SpendVerifier({
    ...{ chain: "P", clock, verify, nodeHeight: () => nodeHeight },
    deferred: { add: () => {} },
  })
  return verifier.verify([{ ...at, ...of }], { utxos: async () => [] }).then(
    () => "none",
    (error: Error) => error.message,
  )
}

const unsignedFault =
  "block 0: 11111111111111111111111111111111LpoYY is a change of subnet 2b17: 1 owners have to sign, not 0, and 0 signed"

test.each([
  ["one in 32 below the head", { authorization }, 1 / 33, undefined, 100, unsignedFault],
  ["not the others there", { authorization }, 1 / 32, undefined, 100, "none"],
  ["all at the head", { authorization }, 0.9, undefined, 31, unsignedFault],
  ["all where all are wanted", { authorization }, 0.9, "full", 100, unsignedFault],
  ["and with signatures of blocks", { authorization }, 0.9, "full-signatures", 100, unsignedFault],
  ["but not with those alone", { authorization }, 0.9, "signatures", 100, "none"],
  [
    "proofs of keys too",
    { keyProofs: [keyProof] },
    0.9,
    "full",
    100,
    expect.stringMatching(/: nobody shows to have the BLS key /),
  ],
  ["nothing where there is nothing", {}, 0, "full", 100, "none"],
] as const)("authorizations are verified: %s", async (_, of, random, verify, nodeHeight, fault) => {
  expect(await faultOf(of, random, verify, nodeHeight)).toEqual(fault)
})
