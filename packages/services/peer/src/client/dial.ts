import { connect, type SecureContext, type TLSSocket } from "node:tls"
import { formatNodeId } from "@serac/chain"
import { formatSocketAddress, type SocketAddress } from "../address/socket-address.ts"
import type { RemotePeer } from "../connection/peer-connection.ts"
import { PeerError } from "../errors/peer-error.ts"
import { anyCertificate, remotePeerOf } from "../identity/secure-context.ts"

/** A connection after TLS, and who is at its other end. */
export interface Dialed {
  readonly socket: TLSSocket
  readonly peer: RemotePeer
}

/**
 * Connects with a node, and with no other one.
 *
 * @param nodeId 20 bytes
 * @param timeout Milliseconds
 * @throws {PeerError} `unreachable`, `wrong-identity`
 */
export function dial(
  { ip, port }: SocketAddress,
  nodeId: Uint8Array,
  { secureContext, timeout }: { readonly secureContext: SecureContext; readonly timeout: number },
): Promise<Dialed> {
  const place = formatSocketAddress({ ip, port })
  return new Promise((resolve, reject) => {
    const socket = connect({ host: ip, port, secureContext, ...anyCertificate })
    const fail = (error: PeerError) => {
      clearTimeout(timer)
      socket.destroy()
      reject(error)
    }
    const unreachable = (reason: string, cause?: unknown) =>
      fail(new PeerError("unreachable", `${place} ${reason}`, { cause }))
    const timer = setTimeout(() => unreachable(`did not connect within ${timeout} ms`), timeout)
    socket.on("error", (cause) => unreachable("does not connect", cause))
    socket.once("close", () => unreachable("does not connect"))
    socket.once("secureConnect", () => {
      try {
        const peer = remotePeerOf(socket)
        if (Buffer.compare(peer.nodeId, nodeId) !== 0)
          throw new PeerError("wrong-identity", `${place} is ${formatNodeId(peer.nodeId)}, not ${formatNodeId(nodeId)}`)
        clearTimeout(timer)
        resolve({ socket, peer })
      } catch (error) {
        fail(error as PeerError)
      }
    })
  })
}
