import { type Authorization, addressOfPublicKey, type Owners, type PChainTransaction } from "@serac/chain"
import { expect, test } from "vitest"
import { refusalOf } from "../../../../test/ledger/refusal-of.ts"
import { zeroID } from "../../bytes.ts"
import type { PChainConfig } from "../config.ts"
import { executeTransaction, gasUsedBy } from "./execute.ts"
import { authorize, type Execution, verifyAuthorizationForm, verifyBase, verifyMemo } from "./execution.ts"

/** The key that every signature here is of. */
const key = new Uint8Array(33).fill(2)
const owners: Owners = { locktime: 0n, threshold: 1, addresses: [addressOfPublicKey(key)] }
const signs = { type: "secp256k1fx.Input", signatureIndices: [0] }
const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
const credential = (byte: number) => ({ type: "secp256k1fx.Credential", signatures: [some(byte, 65)] })

function executionOf(unsigned: object, credentials: readonly object[] = []): Execution {
  const verifier = { recover: (_: Uint8Array, signature: Uint8Array) => (signature[0] === 1 ? key : some(3, 33)) }
  const transaction = { credentials, unsignedBytes: some(1) }
  return { config: { networkID: 5 }, unsigned, transaction, verifier, now: 100n } as unknown as Execution
}

test("the owners of what changes sign with the last credential, and the others are of the inputs", () => {
  const inputs = [credential(8), credential(9)]
  const by = (last: object, authorization: object = signs, by = owners) =>
    authorize(executionOf({}, [...inputs, last]), authorization as Authorization, by)
  expect(by(credential(1))).toEqual(inputs)
  const around = "unauthorized modification"
  expect([
    refusalOf(() => authorize(executionOf({}), signs as Authorization, owners)),
    refusalOf(() => by(credential(2))),
    refusalOf(() => by(credential(1), { ...signs, type: "secp256k1fx.OutputOwners" })),
    refusalOf(() => by({ ...credential(1), type: "other.Credential" })),
    refusalOf(() => by(credential(1), { ...signs, signatureIndices: [0, 0] })),
    refusalOf(() => by(credential(1), signs, { ...owners, threshold: 2 })),
    refusalOf(() => by(credential(1), signs, { ...owners, locktime: 101n })),
    refusalOf(() => by(credential(1), signs, { ...owners, locktime: 100n })),
  ]).toEqual([
    "should have the same number of credentials as inputs",
    expect.stringMatching(/^unauthorized modification: wrong signature/),
    `${around}: wrong input type`,
    `${around}: wrong credential type`,
    `${around}: address indices not sorted and unique`,
    `${around}: output is unspendable`,
    `${around}: output is time locked`,
    undefined,
  ])
})

test("an authorization's form is that of its signers, where it has some", () => {
  const form = (authorization: object) => refusalOf(() => verifyAuthorizationForm(authorization as Authorization))
  expect([
    form(signs),
    form({ ...signs, signatureIndices: [1, 1] }),
    form({ type: "secp256k1fx.OutputOwners" }),
  ]).toEqual([...[undefined, "address indices not sorted and unique", undefined]])
})

test("every transaction is of this network and the P-Chain, with a short memo, which must be empty in the end", () => {
  const output = { assetID: some(1), output: { type: "secp256k1fx.TransferOutput", amount: 5n, ...owners } }
  const input = {
    ...{ txID: some(1), outputIndex: 0, assetID: some(1) },
    input: { type: "secp256k1fx.TransferInput", amount: 5n, signatureIndices: [0] },
  }
  const base = { networkID: 5, blockchainID: zeroID, memo: some(0, 256), outputs: [output], inputs: [input] }
  const refusal = (members: object) => refusalOf(() => verifyBase(executionOf({ ...base, ...members })))
  expect([
    refusal({}),
    refusal({ networkID: 6 }),
    refusal({ blockchainID: some(1) }),
    refusal({ memo: some(0, 257) }),
    refusal({ outputs: [{ ...output, assetID: zeroID }] }),
    refusal({ inputs: [{ ...input, assetID: zeroID }] }),
    refusal({ outputs: [{ ...output, assetID: some(2) }, output] }),
    refusal({ inputs: [input, input] }),
  ]).toEqual([
    undefined,
    "metadata failed verification: tx has wrong network ID",
    "metadata failed verification: tx has wrong chain ID",
    "metadata failed verification: memo exceeds maximum length: 257 > 256",
    "output failed verification: empty asset ID is not valid",
    "input failed verification: empty asset ID is not valid",
    "outputs not sorted",
    "inputs not sorted and unique",
  ])
  const memos = [0, 1].map((length) => refusalOf(() => verifyMemo(executionOf({ memo: some(1, length) }))))
  expect(memos).toEqual([undefined, "memo exceeds maximum length: 1 > 0"])
})

test("transactions of kinds that are over, and those that no user issues, are not executed", () => {
  const of = (type: string) => {
    const transaction = { id: some(1), unsigned: { type } } as unknown as PChainTransaction
    return refusalOf(() => executeTransaction({} as Execution, transaction))?.replace(
      /^standard tx \w+ failed execution: /,
      "",
    )
  }
  expect(
    ["AddValidatorTx", "AddDelegatorTx", "TransformSubnetTx", "AdvanceTimeTx", "RewardValidatorTx"].map(of),
  ).toEqual([
    ...["AddValidatorTx is not permitted post-Durango", "AddDelegatorTx is not permitted post-Durango"],
    ...["TransformSubnetTx is not permitted post-Etna", "wrong transaction type", "wrong transaction type"],
  ])
})

test("what is wrong with the code is not said to be wrong with the transaction", () => {
  const transaction = { id: some(1), unsigned: { type: "BaseTx" } } as unknown as PChainTransaction
  expect(() => gasUsedBy({ dynamicFees: {} } as PChainConfig, transaction)).toThrow(/^undefined is no unsigned integer/)
})
