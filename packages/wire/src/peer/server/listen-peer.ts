import type { AddressInfo, Socket } from "node:net"
import { createServer, type TLSSocket } from "node:tls"
import { nodeIdOfCertificate } from "@serac/chain"
import { knows } from "../address/known-peers.ts"
import type { SocketAddress } from "../address/socket-address.ts"
import type { AppHandler } from "../connection/app-answers.ts"
import type { ConnectionLimits } from "../connection/limits.ts"
import { PeerConnection, type RemotePeer } from "../connection/peer-connection.ts"
import { claimOf } from "../handshake/ip-claim.ts"
import type { HandshakeOptions } from "../handshake/make-handshake.ts"
import { anyCertificate, remotePeerOf, secureContextOf } from "../identity/secure-context.ts"
import { assertZstd } from "../messages/compression.ts"
import type { KnownPeers } from "../messages/handshake.ts"
import type { ClaimedIpPort } from "../messages/peer-list.ts"

/** Options of a listening peer. */
export interface ListenPeerOptions extends Omit<HandshakeOptions, "address"> {
  /** Handles requests to chains; `undefined` sends no answer. */
  readonly answer: AppHandler
  /** Claims of other nodes that it announces, such as {@link ListeningPeer.claim}. Default: none. */
  readonly peers?: (() => readonly ClaimedIpPort[]) | undefined
  /** Port. Default: any free port. */
  readonly port?: number | undefined
  /** An IP address of this machine. Default `127.0.0.1`: reachable from this machine only. */
  readonly host?: string | undefined
  /** Maximum number of connections; more are rejected. Default: 256. */
  readonly connections?: number | undefined
  readonly limits?: Partial<ConnectionLimits> | undefined
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** A listening peer. */
export interface ListeningPeer {
  /** The address at which it listens. */
  readonly address: SocketAddress
  /** Its claim, which other nodes may announce. */
  readonly claim: ClaimedIpPort
  /** Number of connections whose handshake has started. */
  readonly connections: number
  /** Ends all connections and stops. */
  close(): Promise<void>
}

/** Maximum number of claims in a message, as on a node. */
const maxPeers = 15

/** Time limit for TLS in milliseconds. */
const handshakeTimeout = 10_000

/**
 * Listens like a node: TLS 1.3 with the identity's certificate, a handshake with each peer, and answers to their requests.
 *
 * @throws {Error} in a Node.js before 22.15, which has no zstd
 * @throws the error of `node:net` when the port is taken or the host is not this machine's
 * @example
 * import { createPeerIdentity } from "@serac/wire/peer"
 * import { listenPeer } from "@serac/wire/peer/server"
 *
 * const identity = createPeerIdentity()
 * const answer = async () => ({ refusal: { code: -2, text: "unregistered handler" } })
 * const peer = await listenPeer({ identity, networkId: 12345, answer })
 * await peer.close()
 */
export async function listenPeer(options: ListenPeerOptions): Promise<ListeningPeer> {
  assertZstd()
  const { port = 0, host = "127.0.0.1", connections: most = 256, identity, now = Date.now } = options
  const sockets = new Set<Socket>()
  const connections = new Set<PeerConnection>()
  const tls = { ...secureContextOf(identity), requestCert: true, handshakeTimeout, ...anyCertificate }
  const server = createServer(tls)
  server.maxConnections = most
  server.on("connection", (socket: Socket) => {
    sockets.add(socket)
    socket.once("close", () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    // After the start, errors are about single connections, which the other side notices itself.
    server.on("error", reject)
    server.listen({ port, host }, resolve)
  })
  const address: SocketAddress = { ip: host, port: (server.address() as AddressInfo).port }
  server.on("secureConnection", (socket) => {
    const peer = whoIs(socket)
    if (!peer) return socket.destroy()
    const onEnd = () => connections.delete(connection)
    const peers = (known: KnownPeers | undefined) => unknownTo(known, options.peers?.() ?? [])
    const connection: PeerConnection = new PeerConnection({ ...options, peers, address, socket, peer, onEnd })
    connections.add(connection)
    return connection
  })
  return {
    address,
    get claim() {
      return claimOf(address, identity, now())
    },
    get connections() {
      return connections.size
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const connection of connections) connection.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

function unknownTo(known: KnownPeers | undefined, claims: readonly ClaimedIpPort[]): readonly ClaimedIpPort[] {
  const isKnown = known ? knows(known) : () => false
  return claims
    .filter(({ x509Certificate, timestamp: time }) => !isKnown({ nodeId: nodeIdOfCertificate(x509Certificate), time }))
    .slice(0, maxPeers)
}

function whoIs(socket: TLSSocket): RemotePeer | undefined {
  // A peer that resets its connection must not end the process, whatever listener Node leaves on the socket.
  socket.on("error", () => {})
  try {
    return remotePeerOf(socket)
  } catch {
    return undefined
  }
}
