import ipaddr from "ipaddr.js"

// A public address by its number, but reserved for the platform's own service on virtual machines of Azure.
const ofPlatforms = ["168.63.129.16"]

/** The allocated part of IPv6. Tunnels, documentation and similar ranges are excluded from it by their own ranges. */
const global6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3]

/**
 * Whether an address in its usual notation belongs to a public network. All others are refused: loopback, private,
 * link-local, shared, multicast, broadcast, documentation and reserved ranges, IPv6 addresses that contain an IPv4 address
 * (mapped, NAT64, 6to4, Teredo), and addresses with a zone.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== "unicast") return false
  if (parsed instanceof ipaddr.IPv6) return parsed.zoneId === undefined && parsed.match(global6)
  return !ofPlatforms.includes(parsed.toString())
}
