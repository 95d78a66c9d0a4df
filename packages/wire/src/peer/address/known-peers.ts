import { createHash, randomBytes } from "node:crypto"
import type { KnownPeers } from "../messages/handshake.ts"
import { BloomFilter } from "./bloom-filter.ts"

/** A node's claim of its address. */
export interface AdvertisedAddress {
  /** 20 bytes. */
  readonly nodeId: Uint8Array
  /** Time of the claim in seconds since 1970. */
  readonly time: bigint
}

/** The id of a claim among peers; a newer claim of the same node has another id. */
function gossipId({ nodeId, time }: AdvertisedAddress): Uint8Array {
  const bytes = Buffer.alloc(28)
  bytes.set(nodeId)
  bytes.writeBigUInt64BE(time, 20)
  return createHash("sha256").update(bytes).digest()
}

/** The known claims in the form that peers accept, so that they send others. */
export function knownPeersOf(places: readonly AdvertisedAddress[]): KnownPeers {
  const salt = new Uint8Array(randomBytes(32))
  const filter = BloomFilter.of(places.length)
  for (const place of places) filter.add(gossipId(place), salt)
  return { filter: filter.bytes, salt }
}

/** Maximum length of a salt in bytes; it is hashed with each claim. */
export const maxSaltBytes = 32

/** Whether a peer knows a claim already. @throws {RangeError} for an invalid filter, or a salt that is too long */
export function knows({ filter, salt }: KnownPeers): (place: AdvertisedAddress) => boolean {
  if (salt.length > maxSaltBytes) throw new RangeError(`A salt has at most ${maxSaltBytes} bytes`)
  const known = BloomFilter.parse(filter)
  return (place) => known.has(gossipId(place), salt)
}
