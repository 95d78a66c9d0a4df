import type { SocketAddress } from "../address/socket-address.ts"
import type { PeerIdentity } from "../identity/identity.ts"
import type { Handshake, KnownPeers, PeerClient } from "../messages/handshake.ts"
import { signClaim } from "./ip-claim.ts"

/** What one tells others of oneself. */
export interface HandshakeOptions {
  readonly identity: PeerIdentity
  readonly networkId: number
  /** Where one listens. Default: `[::1]:1`, where nobody does. */
  readonly address?: SocketAddress | undefined
  /** Nodes turn away who is of a version before the last upgrade. Default: avalanchego 1.14.2. */
  readonly client?: PeerClient | undefined
  /** When the last upgrade came or comes, in seconds since 1970; nodes do not compare it. Default: that of a local network. */
  readonly upgradeTime?: bigint | undefined
  /** Subnets whose validators are asked for: at most 16. Default: none but the primary network. */
  readonly trackedSubnets?: readonly Uint8Array[] | undefined
}

/** Nobody is known: a filter of one hash function, its seed, and one byte. */
const noKnownPeers: KnownPeers = { filter: Uint8Array.of(1, ...new Uint8Array(9)), salt: new Uint8Array(0) }

/** A listener has to have a port; a peer that only asks has none that could be told. */
const unknownSocketAddress: SocketAddress = { ip: "::1", port: 1 }
const node: PeerClient = { name: "avalanchego", major: 1, minor: 14, patch: 2 }

/**
 * The handshake of an identity.
 *
 * @param now Milliseconds since 1970
 */
export function makeHandshake(options: HandshakeOptions, now: number): Handshake {
  const { identity, networkId, address = unknownSocketAddress, client = node, upgradeTime = 1_607_144_400n } = options
  const { ip, port, time, tls, bls } = signClaim(address, identity, now)
  return {
    networkId,
    myTime: BigInt(Math.floor(now / 1000)),
    ipAddr: ip,
    ipPort: port,
    upgradeTime,
    ipSigningTime: time,
    ipNodeIdSig: tls,
    trackedSubnets: options.trackedSubnets ?? [],
    client,
    supportedAcps: [],
    objectedAcps: [],
    knownPeers: noKnownPeers,
    ipBlsSig: bls,
    allSubnets: false,
  }
}
