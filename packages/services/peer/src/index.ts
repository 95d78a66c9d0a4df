export { type CallNode, infoPeers, type PeerSource } from "./address/peer-source.ts"
export { formatSocketAddress, parseSocketAddress, type SocketAddress } from "./address/socket-address.ts"
export type { DiscoverQuery } from "./client/discover-peers.ts"
export { createPeerNetwork, type PeerNetwork } from "./client/peer-network.ts"
export type { PeerNetworkOptions } from "./client/peer-network-options.ts"
export type { SignatureQuery } from "./client/signature-query.ts"
export type { ConnectionLimits } from "./connection/limits.ts"
export { PeerError, type PeerErrorCode, type Refusal } from "./errors/peer-error.ts"
export type { HandshakeOptions } from "./handshake/make-handshake.ts"
export { createPeerIdentity, type IdentityKeys, type PeerIdentity, readPeerIdentity } from "./identity/identity.ts"
export type { PeerClient } from "./messages/handshake.ts"
export {
  decodeJustification,
  justifyConversionValidator,
  justifyRegistration,
  type RegistrationJustification,
  type SubnetIdIndex,
} from "./messages/signature-request.ts"
