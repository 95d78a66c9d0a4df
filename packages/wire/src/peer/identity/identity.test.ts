import { X509Certificate } from "node:crypto"
import { nodeIdOfCertificate } from "@serac/chain"
import { expect, test } from "vitest"
import { foreignCertificate } from "../../../test/peer/foreign-certificate.ts"
import { createPeerIdentity, type PeerIdentity, readPeerIdentity } from "./identity.ts"
import { secureContextOf } from "./secure-context.ts"

const keys = { tlsSecretKey: new Uint8Array(32).fill(1), blsSecretKey: new Uint8Array(32).fill(2) }

test("the same keys are the same identity, and without keys it is a new one with both", () => {
  const [first, second] = [createPeerIdentity(keys), createPeerIdentity(keys)]
  expect(first.certificate).toEqual(second.certificate)
  expect(first.nodeId).toEqual(nodeIdOfCertificate(first.certificate))
  expect([first.blsSecretKey, first.privateKey.equals(second.privateKey)]).toEqual([keys.blsSecretKey, true])
  expect(Buffer.from(first.privateKey.export({ format: "jwk" }).d ?? "", "base64url")).toEqual(
    Buffer.from(keys.tlsSecretKey),
  )
  const [one, other] = [createPeerIdentity(), createPeerIdentity()]
  expect(one.nodeId).not.toEqual(other.nodeId)
  expect(one.blsSecretKey).not.toEqual(other.blsSecretKey)
  expect([one.nodeId.length, one.blsSecretKey.length]).toEqual([20, 32])
})

test("keys of another length, or out of the range of their group, are refused", () => {
  const zero = new Uint8Array(32)
  expect(() => createPeerIdentity({ ...keys, tlsSecretKey: zero })).toThrow(RangeError)
  expect(() => createPeerIdentity({ ...keys, blsSecretKey: zero })).toThrow(
    expect.objectContaining({ name: "BlsError" }),
  )
  expect(() => createPeerIdentity({ ...keys, blsSecretKey: zero.subarray(1) })).toThrow(
    expect.objectContaining({ name: "BlsError" }),
  )
})

const filesOf = (identity: PeerIdentity) => {
  const { cert, key } = secureContextOf(identity)
  return { certificate: cert as string, privateKey: key as string, blsSecretKey: identity.blsSecretKey }
}

test("an identity is read from a node's files as it was made", () => {
  const made = createPeerIdentity(keys)
  const { privateKey, ...read } = readPeerIdentity(filesOf(made))
  expect({ ...read, certificate: new Uint8Array(read.certificate) }).toEqual({
    nodeId: made.nodeId,
    certificate: made.certificate,
    blsSecretKey: made.blsSecretKey,
  })
  expect(privateKey.equals(made.privateKey)).toBe(true)
})

test("files that do not fit together, or that a node would not take, are no identity", () => {
  const files = filesOf(createPeerIdentity(keys))
  const { privateKey } = filesOf(createPeerIdentity())
  expect(() => readPeerIdentity({ ...files, privateKey })).toThrow(
    new TypeError("The private key is not the certificate's"),
  )
  expect(() => readPeerIdentity({ ...files, blsSecretKey: new Uint8Array(32) })).toThrow(
    expect.objectContaining({ name: "BlsError" }),
  )
  const foreign = foreignCertificate()
  const own = { certificate: new X509Certificate(foreign.certificate).toString(), privateKey: foreign.privateKey }
  expect(() => readPeerIdentity({ ...files, ...own })).toThrow(expect.objectContaining({ name: "CodecError" }))
})
