import { bool, bytesField, field, optionalField, repeated, string, uint32, uint64Field } from "./fields.ts"
import { struct } from "./struct.ts"

/** The software of a peer. */
export interface PeerClient {
  readonly name: string
  readonly major: number
  readonly minor: number
  readonly patch: number
}

/** The peers that a node knows already, as a Bloom filter. */
export interface KnownPeers {
  readonly filter: Uint8Array
  readonly salt: Uint8Array
}

/** The first message of both sides. Times are in seconds since 1970. */
export interface Handshake {
  readonly networkId: number
  readonly myTime: bigint
  /** 4 or 16 bytes. */
  readonly ipAddr: Uint8Array
  readonly ipPort: number
  readonly upgradeTime: bigint
  readonly ipSigningTime: bigint
  readonly ipNodeIdSig: Uint8Array
  /** At most 16, without the primary network. */
  readonly trackedSubnets: readonly Uint8Array[]
  readonly client: PeerClient | undefined
  readonly supportedAcps: readonly number[]
  readonly objectedAcps: readonly number[]
  readonly knownPeers: KnownPeers | undefined
  readonly ipBlsSig: Uint8Array
  readonly allSubnets: boolean
}

const client = struct<PeerClient>({
  name: field(1, string),
  major: field(2, uint32),
  minor: field(3, uint32),
  patch: field(4, uint32),
})

export const knownPeers = struct<KnownPeers>({ filter: field(1, bytesField), salt: field(2, bytesField) })

export const handshake = struct<Handshake>({
  networkId: field(1, uint32),
  myTime: field(2, uint64Field),
  ipAddr: field(3, bytesField),
  ipPort: field(4, uint32),
  upgradeTime: field(5, uint64Field),
  ipSigningTime: field(6, uint64Field),
  ipNodeIdSig: field(7, bytesField),
  // More than a peer may track: the check of the handshake rejects peers with too many.
  trackedSubnets: repeated(8, bytesField, 64),
  client: optionalField(9, client),
  supportedAcps: repeated(10, uint32, 256),
  objectedAcps: repeated(11, uint32, 256),
  knownPeers: optionalField(12, knownPeers),
  ipBlsSig: field(13, bytesField),
  allSubnets: field(14, bool),
})
