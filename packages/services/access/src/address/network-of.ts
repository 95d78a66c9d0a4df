import ipaddr from "ipaddr.js"

/** Bits of an IPv6 address that a provider gives to one customer, who has all the others. */
const customerBits = 64

/** An address in one spelling: without brackets, port and zone, and IPv4 as IPv4; undefined for what is none. */
export function plainAddress(text: string): string | undefined {
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return ipaddr.IPv4.isValidFourPartDecimal(text) ? text : undefined
  const bare = text.startsWith("[")
    ? (/^\[([^\]]*)\](:\d+)?$/.exec(text)?.[1] ?? "")
    : text.replace(/^([\d.]+):\d+$/, "$1")
  const [address = ""] = bare.split("%")
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address
  return ipaddr.IPv6.isValid(address) ? ipaddr.process(address).toString() : undefined
}

/** Whom an address stands for: itself, and of IPv6 the network of 64 bits that it is in. */
export function networkOf(address: string): string {
  if (!address.includes(":") || !ipaddr.IPv6.isValid(address)) return address
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${customerBits}`)}/${customerBits}`
}
