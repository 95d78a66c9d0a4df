import { aggregateBlsSignatures, blsSign } from "@serac/chain/bls"
import { expect, test } from "vitest"
import { Keyring } from "./keyring.ts"
import { validatorIdentity } from "./validator-identity.ts"

const message = new TextEncoder().encode("hello")

test("one signature for all is the sum of theirs: of who signs, who refuses and who signs something else", () => {
  const keyring = new Keyring()
  const identities = [0, 1, 2, 3].map((index) => validatorIdentity("keyring", index))
  for (const one of identities.slice(0, 3)) keyring.add(one)
  const keys = identities.map(({ bls }) => bls.publicKey) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  const sumOf = (indices: readonly number[]) =>
    aggregateBlsSignatures(indices.map((at) => keyring.sign(keys[at] as Uint8Array, message) as Uint8Array))
  expect(keyring.signTogether(keys, message)).toEqual({ signers: [0, 1, 2], signature: sumOf([0, 1, 2]) })
  keyring.behave(keys[1], "refuses")
  keyring.behave(keys[2], "signs something else")
  expect(keyring.signTogether(keys, message)).toEqual({ signers: [0, 2], signature: sumOf([0, 2]) })
  expect(keyring.signTogether([keys[1], keys[3]], message)).toBeUndefined()
})

test("something else is signed of a message of any length that peers send", () => {
  const keyring = new Keyring()
  const identity = validatorIdentity("keyring", 0)
  keyring.add(identity)
  const { publicKey, secretKey } = identity.bls
  keyring.behave(publicKey, "signs something else")
  const long = new Uint8Array(256 * 1024)
  expect(keyring.sign(publicKey, long)).toEqual(blsSign(new Uint8Array(long.length + 1), secretKey))
})
