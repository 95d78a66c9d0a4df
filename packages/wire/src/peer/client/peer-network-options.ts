import type { PeerSource } from "../address/peer-source.ts"
import type { ConnectionLimits } from "../connection/limits.ts"
import type { HandshakeOptions } from "../handshake/make-handshake.ts"
import type { PeerIdentity } from "../identity/identity.ts"

/** What a peer network is made of. */
export interface PeerNetworkOptions extends Omit<HandshakeOptions, "identity"> {
  /** Who asks. Default: somebody new. */
  readonly identity?: PeerIdentity | undefined
  /** Tells where nodes are whose address is not given, see {@link infoPeers}. Default: only what peers tell of each other. */
  readonly peers?: PeerSource | undefined
  /** Connections at a time; beyond them requests wait. Default: 256. */
  readonly connections?: number | undefined
  /** How long a connection is kept that nobody uses, in milliseconds. Default: 60,000. */
  readonly idleTimeout?: number | undefined
  /** How long connecting may take, until TLS is done, in milliseconds. Default: 10,000. */
  readonly connectTimeout?: number | undefined
  readonly limits?: Partial<ConnectionLimits> | undefined
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}
