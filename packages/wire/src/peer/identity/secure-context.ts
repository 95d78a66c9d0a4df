import type { SecureContextOptions, TLSSocket } from "node:tls"
import { certifiedKey, nodeIdOfCertificate } from "@serac/chain"
import type { RemotePeer } from "../connection/peer-connection.ts"
import { PeerError } from "../errors/peer-error.ts"
import type { PeerIdentity } from "./identity.ts"

/** What TLS presents of an identity. Peers speak TLS 1.3 and nothing before. */
export const secureContextOf = ({ certificate, privateKey }: PeerIdentity): SecureContextOptions => ({
  cert: pemOf(certificate),
  key: privateKey.export({ type: "pkcs8", format: "pem" }),
  minVersion: "TLSv1.3",
  maxVersion: "TLSv1.3",
})

/** No authority stands behind a certificate: that the other side has its key is what TLS proves, and who it is follows from it. */
export const anyCertificate = { rejectUnauthorized: false } as const

/**
 * Who is at the other end of a connection.
 *
 * @throws {PeerError} `wrong-identity` where it showed no certificate, or none that nodes accept
 */
export function remotePeerOf(socket: TLSSocket): RemotePeer {
  const certificate = socket.getPeerX509Certificate()?.raw
  if (!certificate) throw new PeerError("wrong-identity", "The peer showed no certificate")
  try {
    certifiedKey(certificate)
  } catch (cause) {
    throw new PeerError("wrong-identity", "The peer's certificate is none that nodes accept", { cause })
  }
  return { nodeId: nodeIdOfCertificate(certificate), certificate }
}

const pemOf = (certificate: Uint8Array): string => {
  const lines =
    Buffer.from(certificate)
      .toString("base64")
      .match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`
}
