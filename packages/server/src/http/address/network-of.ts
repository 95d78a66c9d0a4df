import { isIP, isIPv6, SocketAddress } from "node:net"

/** Bits of the IPv6 prefix that a provider assigns to one customer (/64), and the groups of an address that they make up. */
const customerBits = 64
const customerGroups = 4

/** An address in its canonical spelling: without brackets, port and zone, IPv4-mapped IPv6 as IPv4; undefined for text that is not an address. */
export function plainAddress(text: string): string | undefined {
  const bare = text.startsWith("[")
    ? (/^\[([^\]]*)\](:\d+)?$/.exec(text)?.[1] ?? "")
    : text.replace(/^([\d.]+):\d+$/, "$1")
  const [address = ""] = bare.split("%")
  const kind = isIP(address)
  if (kind === 0) return undefined
  return kind === 4 ? address : spelled(address).replace(/^::ffff:(?=[\d.]+$)/, "")
}

/** The network that counts as one client: the address itself for IPv4, its /64 for IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(":") || !isIPv6(address)) return address
  const [head = "", tail] = spelled(address.split("%")[0] as string).split("::")
  // A "::" stands for one or more groups of zeros.
  const groups = head === "" ? [] : head.split(":")
  const after = tail === undefined || tail === "" ? [] : tail.split(":")
  const zeros = tail === undefined ? 0 : Math.max(0, customerGroups * 2 - groups.length - after.length)
  const network = [...groups, ...Array<string>(zeros).fill("0"), ...after].slice(0, customerGroups)
  while (network.at(-1) === "0") network.pop()
  return `${network.join(":")}::/${customerBits}`
}

/** An IPv6 address as Node.js writes it. */
function spelled(address: string): string {
  return new SocketAddress({ address, family: "ipv6" }).address
}
