import type { Authorization, PChainTransaction } from "@serac/chain"
import type { OwnerData } from "@serac/store"
import { expect, test } from "vitest"
import { bytes } from "../../../test/network/platform-chain.ts"
import { authorizationOf } from "./authorizations.ts"
import { hexKey } from "./keys.ts"
import type { Step } from "./step.ts"

const ownerOf = (name: string): OwnerData => ({ locktime: "0", threshold: 1, addresses: [name] })
const known = bytes(32, 1)
const isKnown = (id: Uint8Array) => hexKey(id) === hexKey(known)
const names = { address: hexKey, asset: (id: Uint8Array) => hexKey(id).slice(0, 4) }
const memory = {
  subnet: (id: Uint8Array) => (isKnown(id) ? { data: { owner: ownerOf("subnet") } } : undefined),
  l1Validator: (id: Uint8Array) => (isKnown(id) ? { data: { deactivationOwner: ownerOf("l1") } } : undefined),
  staker: (id: Uint8Array) =>
    isKnown(id) ? { data: { renewal: { validatorAuthority: ownerOf("authority") } } } : undefined,
}
const step = { names, memory } as unknown as Step
const signed = { type: "secp256k1fx.Credential", signatures: [bytes(65, 3)] }
const spend = { type: "secp256k1fx.Credential", signatures: [bytes(65, 2)] }
const authorization: Authorization = { type: "secp256k1fx.Input", signatureIndices: [0] }

const of = (unsigned: object, credentials: readonly object[] = [spend, signed]) =>
  authorizationOf(step, { unsigned, credentials } as unknown as PChainTransaction)

const subnet = { subnetID: known, subnetAuthorization: authorization }

test.each<[string, object, string, string]>([
  [
    "AddSubnetValidatorTx",
    { ...subnet, subnetID: undefined, validator: { subnetID: known } },
    "subnet",
    "a change of subnet 0101",
  ],
  ["RemoveSubnetValidatorTx", subnet, "subnet", "a change of subnet 0101"],
  ["CreateChainTx", subnet, "subnet", "a change of subnet 0101"],
  ["TransformSubnetTx", subnet, "subnet", "a change of subnet 0101"],
  ["TransferSubnetOwnershipTx", subnet, "subnet", "a change of subnet 0101"],
  ["ConvertSubnetToL1Tx", subnet, "subnet", "a change of subnet 0101"],
  [
    "DisableL1ValidatorTx",
    { validationID: known, disableAuthorization: authorization },
    "l1",
    "the end of validation 0101",
  ],
  ["SetAutoRenewedValidatorConfigTx", { txID: known, auth: authorization }, "authority", "a change of validation 0101"],
])("the owners of what a %s changes authorize it by its last credential", (type, members, owner, what) => {
  const expected = {
    what,
    owner: ownerOf(owner),
    addressText: hexKey,
    signatureIndices: [0],
    signatures: signed.signatures,
  }
  expect(of({ type, ...members })).toEqual(expected)
})

test("nothing of another transaction is authorized, nor where no block told the owners", () => {
  expect(of({ type: "BaseTx" })).toBeUndefined()
  const unknown = bytes(32, 9)
  expect(of({ type: "CreateChainTx", ...subnet, subnetID: unknown })).toBeUndefined()
  expect(
    of({ type: "DisableL1ValidatorTx", validationID: unknown, disableAuthorization: authorization }),
  ).toBeUndefined()
  expect(of({ type: "SetAutoRenewedValidatorConfigTx", txID: unknown, auth: authorization })).toBeUndefined()
})

test("what is no authorization, and a credential that is none, authorize nothing", () => {
  const other = { type: "secp256k1fx.OutputOwners" } as unknown as Authorization
  expect(of({ type: "CreateChainTx", ...subnet, subnetAuthorization: other })?.signatureIndices).toBeUndefined()
  expect(of({ type: "CreateChainTx", ...subnet }, [])?.signatures).toEqual([])
  expect(of({ type: "CreateChainTx", ...subnet }, [{ type: "secp256k1fx.Input" }])?.signatures).toEqual([])
})
