import { createHash, randomBytes } from "node:crypto"
import type { KnownPeers } from "../messages/handshake.ts"
import { BloomFilter } from "./bloom-filter.ts"

/** A place that a node said it is at. */
export interface AdvertisedAddress {
  /** 20 bytes. */
  readonly nodeId: Uint8Array
  /** When it said so, in seconds since 1970. */
  readonly time: bigint
}

/** What a claim goes by among peers: a newer one of the same node is another. */
function gossipId({ nodeId, time }: AdvertisedAddress): Uint8Array {
  const bytes = Buffer.alloc(28)
  bytes.set(nodeId)
  bytes.writeBigUInt64BE(time, 20)
  return createHash("sha256").update(bytes).digest()
}

/** Tells a peer which places are known, so that it tells of others. */
export function knownPeersOf(places: readonly AdvertisedAddress[]): KnownPeers {
  const salt = new Uint8Array(randomBytes(32))
  const filter = BloomFilter.of(places.length)
  for (const place of places) filter.add(gossipId(place), salt)
  return { filter: filter.bytes, salt }
}

/** The most bytes of a salt, each of which is hashed with each place. */
export const maxSaltBytes = 32

/** Whether a peer knows a place already. @throws {RangeError} when what it tells is no filter, or has too long a salt */
export function knows({ filter, salt }: KnownPeers): (place: AdvertisedAddress) => boolean {
  if (salt.length > maxSaltBytes) throw new RangeError(`A salt has at most ${maxSaltBytes} bytes`)
  const known = BloomFilter.parse(filter)
  return (place) => known.has(gossipId(place), salt)
}
