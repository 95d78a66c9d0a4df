import { connect, type SecureContext, type TLSSocket } from "node:tls"
import { formatNodeId } from "@serac/chain"
import { formatSocketAddress, type SocketAddress } from "../address/socket-address.ts"
import type { RemotePeer } from "../connection/peer-connection.ts"
import { PeerError } from "../errors/peer-error.ts"
import { anyCertificate, remotePeerOf } from "../identity/secure-context.ts"

/** A TLS connection, and the peer at its other end. */
export interface Dialed {
  readonly socket: TLSSocket
  readonly peer: RemotePeer
}

/** Options for connecting to a node. */
export interface DialOptions {
  readonly secureContext: SecureContext
  /** Milliseconds. */
  readonly timeout: number
  /** Aborts when the connection is not needed any more. */
  readonly signal: AbortSignal
}

/**
 * Connects to a node, and verifies its node ID.
 *
 * @param nodeId 20 bytes
 * @throws {PeerError} `unreachable`, `wrong-identity`
 * @throws the reason of the signal
 */
export function dial(
  { ip, port }: SocketAddress,
  nodeId: Uint8Array,
  { secureContext, timeout, signal }: DialOptions,
): Promise<Dialed> {
  const place = formatSocketAddress({ ip, port })
  return new Promise((resolve, reject) => {
    const socket = connect({ host: ip, port, secureContext, ...anyCertificate })
    const fail = (error: unknown) => {
      leave()
      socket.destroy()
      reject(error)
    }
    const unreachable = (reason: string, cause?: Error) =>
      fail(new PeerError("unreachable", `${place} ${reason}`, { cause }))
    const timer = setTimeout(() => unreachable(`did not connect within ${timeout} ms`), timeout)
    const onAbort = () => fail(signal.reason)
    const leave = () => {
      clearTimeout(timer)
      signal.removeEventListener("abort", onAbort)
    }
    signal.addEventListener("abort", onAbort)
    if (signal.aborted) onAbort()
    socket.on("error", (cause) => unreachable("does not connect", cause))
    socket.once("secureConnect", () => {
      try {
        const peer = remotePeerOf(socket)
        if (Buffer.compare(peer.nodeId, nodeId) !== 0)
          throw new PeerError("wrong-identity", `${place} is ${formatNodeId(peer.nodeId)}, not ${formatNodeId(nodeId)}`)
        leave()
        resolve({ socket, peer })
      } catch (error) {
        fail(error)
      }
    })
  })
}
