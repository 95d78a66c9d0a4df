import type { SocketAddress } from "../address/socket-address.ts"
import type { PeerIdentity } from "../identity/identity.ts"
import type { Handshake, KnownPeers, PeerClient } from "../messages/handshake.ts"
import { signClaim } from "./ip-claim.ts"

/** The options of this side's handshake. */
export interface HandshakeOptions {
  readonly identity: PeerIdentity
  readonly networkId: number
  /** The address at which this side listens. Default: `[::1]:1`, which nobody uses. */
  readonly address?: SocketAddress | undefined
  /** The software version; nodes reject versions before the last upgrade. Default: avalanchego 1.14.2. */
  readonly client?: PeerClient | undefined
  /** Time of the last upgrade in seconds since 1970; nodes do not compare it. Default: that of a local network. */
  readonly upgradeTime?: bigint | undefined
  /** Subnets whose validators are requested: at most 16. Default: only the primary network. */
  readonly trackedSubnets?: readonly Uint8Array[] | undefined
}

/** No known peers: a filter of one hash function, its seed, and one byte. */
const noKnownPeers: KnownPeers = { filter: Uint8Array.of(1, ...new Uint8Array(9)), salt: new Uint8Array(0) }

/** A handshake requires a port; a peer that only sends requests has none. */
const unknownSocketAddress: SocketAddress = { ip: "::1", port: 1 }
const node: PeerClient = { name: "avalanchego", major: 1, minor: 14, patch: 2 }

/**
 * Creates the handshake of an identity.
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
