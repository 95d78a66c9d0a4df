import { X509Certificate } from "node:crypto"
import type { TLSSocket } from "node:tls"
import { expect, test } from "vitest"
import { foreignCertificate } from "../../../test/peer/foreign-certificate.ts"
import { createPeerIdentity } from "./identity.ts"
import { remotePeerOf, secureContextOf } from "./secure-context.ts"

const identity = createPeerIdentity()
const socketWith = (certificate: X509Certificate | undefined) =>
  ({ getPeerX509Certificate: () => certificate }) as unknown as TLSSocket

test("an identity is shown with its certificate and key in TLS 1.3 alone", () => {
  expect(secureContextOf(identity)).toEqual({
    cert: new X509Certificate(identity.certificate).toString(),
    key: identity.privateKey.export({ type: "pkcs8", format: "pem" }),
    minVersion: "TLSv1.3",
    maxVersion: "TLSv1.3",
  })
})

test("a peer is whom its certificate says; without one, or with one that nodes do not take, it is none", () => {
  const { nodeId, certificate } = remotePeerOf(socketWith(new X509Certificate(identity.certificate)))
  expect([nodeId, new Uint8Array(certificate)]).toEqual([identity.nodeId, identity.certificate])
  expect(() => remotePeerOf(socketWith(undefined))).toThrow(
    expect.objectContaining({ code: "wrong-identity", message: "The peer showed no certificate" }),
  )
  expect(() => remotePeerOf(socketWith(new X509Certificate(foreignCertificate().certificate)))).toThrow(
    expect.objectContaining({
      ...{ code: "wrong-identity", message: "The peer's certificate is none that nodes accept" },
      cause: expect.objectContaining({ name: "CodecError" }),
    }),
  )
})
