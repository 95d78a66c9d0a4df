import type { PeerSource } from "../address/peer-source.ts"
import type { ConnectionLimits } from "../connection/limits.ts"
import type { HandshakeOptions } from "../handshake/make-handshake.ts"
import type { PeerIdentity } from "../identity/identity.ts"

/** Options of a peer network. */
export interface PeerNetworkOptions extends Omit<HandshakeOptions, "identity"> {
  /** The identity of this client. Default: a new one. */
  readonly identity?: PeerIdentity | undefined
  /** Returns the addresses of nodes for requests without an address, see {@link infoPeers}. Default: only those that peers pass on. */
  readonly peers?: PeerSource | undefined
  /** Maximum number of connections; beyond it requests wait. Default: 256. */
  readonly connections?: number | undefined
  /** How long an unused connection is kept, in milliseconds. Default: 60,000. */
  readonly idleTimeout?: number | undefined
  /** Time limit for connecting, including TLS, in milliseconds. Default: 10,000. */
  readonly connectTimeout?: number | undefined
  readonly limits?: Partial<ConnectionLimits> | undefined
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}
