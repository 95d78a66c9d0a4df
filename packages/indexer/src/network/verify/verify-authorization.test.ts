import { addressOfPrivateKey, formatHex, signMessage } from "@serac/chain"
import { expect, test } from "vitest"
import { NodeFault } from "../../core/index.ts"
import type { SignedAuthorization } from "../p/signed-authorization.ts"
import { verifyAuthorization } from "./verify-authorization.ts"
import { SpendSignatures } from "./verify-spend.ts"

const message = Uint8Array.of(1, 2, 3)
const keys = [1, 2, 3].map((fill) => new Uint8Array(32).fill(fill))
const addressText = (bytes: Uint8Array) => formatHex(bytes, "hexnc")
const addresses = keys.map((key) => addressText(addressOfPrivateKey(key)))
const signedBy = (...signers: readonly number[]) => signers.map((at) => signMessage(message, keys[at] as Uint8Array))

/** The first and the third of three owners, two of which have to sign, from 1,000 on. */
const authorization: SignedAuthorization = {
  what: "a change of subnet 2b17",
  owner: { locktime: "1000", threshold: 2, addresses },
  addressText,
  signatureIndices: [0, 2],
  signatures: signedBy(0, 2),
}

function faultOf(changed: Partial<SignedAuthorization> = {}, acceptedAt?: number, signed = message): string {
  try {
    verifyAuthorization({ ...authorization, ...changed }, new SpendSignatures(signed), acceptedAt)
    return "none"
  } catch (error) {
    if (error instanceof NodeFault && error.kind === "nonsense") return error.message
    throw error
  }
}

test("owners that sign as many as they have to authorize a change, from their time on by clocks that differ a minute", () => {
  expect([faultOf(), faultOf({}, 1_000), faultOf({}, 940)]).toEqual(["none", "none", "none"])
  expect(faultOf({}, 939)).toBe("its owners may sign from 1000 on, and did at 939")
})

test.each<[string, Partial<SignedAuthorization>, string]>([
  ["stands in its place", { signatureIndices: undefined }, "nothing that authorizes it"],
  ["has too few signers", { signatureIndices: [0] }, "2 owners have to sign, not 1, and 2 signed"],
  ["has too few signatures", { signatures: signedBy(0) }, "2 owners have to sign, not 2, and 1 signed"],
  ["has one twice", { signatureIndices: [0, 0], signatures: signedBy(0, 0) }, "its signers are not in ascending order"],
  [
    "has them in another order",
    { signatureIndices: [2, 0], signatures: signedBy(2, 0) },
    "its signers are not in ascending order",
  ],
  ["names an owner that is none", { signatureIndices: [0, 3] }, "it has no owner 3"],
  [
    "is signed by another owner",
    { signatures: signedBy(0, 1) },
    `${addresses[1]} signed in the place of its owner ${addresses[2]}`,
  ],
  [
    "has a signature of nobody's",
    { signatures: [new Uint8Array(65), ...signedBy(2)] },
    "nobody can have made a signature",
  ],
])("what %s does not", (_, changed, fault) => {
  expect(faultOf(changed)).toBe(fault)
})

test("signatures of another transaction authorize nothing", () => {
  expect(faultOf({}, undefined, Uint8Array.of(9))).toMatch(/signed in the place of its owner/)
})
