import { X509Certificate } from "node:crypto"
import type { SecureContextOptions, TLSSocket } from "node:tls"
import { certifiedKey, nodeIdOfCertificate } from "@serac/chain"
import type { RemotePeer } from "../connection/peer-connection.ts"
import { PeerError } from "../errors/peer-error.ts"
import type { PeerIdentity } from "./identity.ts"

/** The TLS options of an identity. Peers support TLS 1.3 only. */
export const secureContextOf = ({ certificate, privateKey }: PeerIdentity): SecureContextOptions => ({
  cert: new X509Certificate(certificate).toString(),
  key: privateKey.export({ type: "pkcs8", format: "pem" }),
  minVersion: "TLSv1.3",
  maxVersion: "TLSv1.3",
})

/** Certificates are self-signed: TLS proves that the peer has the certificate's key, which determines its node ID. */
export const anyCertificate = { rejectUnauthorized: false } as const

/**
 * The peer at the other end of a connection.
 *
 * @throws {PeerError} `wrong-identity` if it has no certificate, or one that nodes do not accept
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
