import { bool, bytesField, field, optionalField, repeated, uint32, uint64Field } from "./fields.ts"
import { type KnownPeers, knownPeers } from "./handshake.ts"
import { struct } from "./struct.ts"

/** A validator's signed claim of its address, as peers pass it on. */
export interface ClaimedIpPort {
  /** The certificate in DER. */
  readonly x509Certificate: Uint8Array
  /** 4 or 16 bytes. */
  readonly ipAddr: Uint8Array
  readonly ipPort: number
  /** Time of the signature in seconds since 1970. */
  readonly timestamp: bigint
  /** Signature by the key of the certificate. */
  readonly signature: Uint8Array
  /** The transaction that added the validator; unused by nodes today. */
  readonly txId: Uint8Array
}

/** Some or all validators that a peer knows. */
export interface PeerList {
  readonly claimedIpPorts: readonly ClaimedIpPort[]
}

/** Requests validators that are not in a filter. */
export interface GetPeerList {
  readonly knownPeers: KnownPeers | undefined
  readonly allSubnets: boolean
}

const claimedIpPort = struct<ClaimedIpPort>({
  x509Certificate: field(1, bytesField),
  ipAddr: field(2, bytesField),
  ipPort: field(3, uint32),
  timestamp: field(4, uint64Field),
  signature: field(5, bytesField),
  txId: field(6, bytesField),
})

/** Maximum length of a list; a node sends 15 at a time. */
const maxListedPeers = 256

export const peerList = struct<PeerList>({ claimedIpPorts: repeated(1, claimedIpPort, maxListedPeers) })

export const getPeerList = struct<GetPeerList>({
  knownPeers: optionalField(1, knownPeers),
  allSubnets: field(2, bool),
})
