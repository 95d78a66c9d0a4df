import ipaddr from "ipaddr.js"

// Public by its number, but it is the platform's own service on every virtual machine of one large cloud.
const ofPlatforms = ["168.63.129.16"]

/** All of IPv6 that is given to networks; tunnels, documentation and the like are taken out of it by their own ranges. */
const global6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3]

/**
 * Whether an address in its usual spelling belongs to a public network. Everything else is refused: loopback, private, link-local,
 * shared, multicast, broadcast, documentation and reserved ranges, IPv6 that holds an IPv4 address (mapped, NAT64, 6to4,
 * Teredo), and addresses with a zone.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== "unicast") return false
  if (parsed instanceof ipaddr.IPv6) return parsed.zoneId === undefined && parsed.match(global6)
  return !ofPlatforms.includes(parsed.toString())
}
