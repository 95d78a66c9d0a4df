import { createHash } from "node:crypto"
import { addressOfPublicKey } from "@serac/chain"
import { pointFromScalar, signRecoverable } from "tiny-secp256k1"
import { expect, test } from "vitest"
import { Credentials } from "./credentials.ts"

const message = Buffer.from("what was signed")
const digest = createHash("sha256").update(message).digest()

function signer(fill: number) {
  const secret = new Uint8Array(32).fill(fill)
  const publicKey = pointFromScalar(secret, true) as Uint8Array
  const { signature, recoveryId } = signRecoverable(digest, secret)
  return { publicKey, address: addressOfPublicKey(publicKey), signature: Buffer.from([...signature, recoveryId]) }
}

const [alice, bob] = [signer(1), signer(2)]
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64")
const shown = ({ signature, publicKey }: typeof alice) => ({
  signature: base64(signature),
  publicKey: base64(publicKey),
})
const written = (
  credentials: Credentials,
  signatures: readonly Uint8Array[],
  owners: readonly Uint8Array[] | undefined,
) => JSON.parse(credentials.json(message, { signatures }, owners))

test("signatures are shown with the keys of the owners that made them, in their order", () => {
  expect(written(new Credentials(), [bob.signature, alice.signature], [bob.address, alice.address])).toEqual([
    shown(bob),
    shown(alice),
  ])
})

test("where the owners are not known, the key that signed is shown", () => {
  expect(written(new Credentials(), [alice.signature], undefined)).toEqual([shown(alice)])
})

test("a signature of somebody else than the owner shows no key, and is not kept as the owner's", () => {
  const credentials = new Credentials()
  expect(written(credentials, [bob.signature], [alice.address])).toEqual([{ signature: base64(bob.signature) }])
  expect(written(credentials, [alice.signature], [alice.address])).toEqual([shown(alice)])
})

test("bytes that no key signed are shown without one", () => {
  const unsound = [Buffer.alloc(65), Buffer.from(alice.signature).fill(2, 64)]
  expect(written(new Credentials(), unsound, undefined)).toEqual(
    unsound.map((signature) => ({ signature: base64(signature) })),
  )
})
