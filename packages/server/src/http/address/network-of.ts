import { isIP, isIPv6, SocketAddress } from "node:net"

/** Bits of an IPv6 address that a provider gives to one customer, who has all the others, and the groups that they are. */
const customerBits = 64
const customerGroups = 4

/** An address in one spelling: without brackets, port and zone, and IPv4 as IPv4; undefined for what is none. */
export function plainAddress(text: string): string | undefined {
  const bare = text.startsWith("[")
    ? (/^\[([^\]]*)\](:\d+)?$/.exec(text)?.[1] ?? "")
    : text.replace(/^([\d.]+):\d+$/, "$1")
  const [address = ""] = bare.split("%")
  const kind = isIP(address)
  if (kind === 0) return undefined
  return kind === 4 ? address : spelled(address).replace(/^::ffff:(?=[\d.]+$)/, "")
}

/** Whom an address stands for: itself, and of IPv6 the network of 64 bits that it is in. */
export function networkOf(address: string): string {
  if (!address.includes(":") || !isIPv6(address)) return address
  const [head = "", tail] = spelled(address.split("%")[0] as string).split("::")
  // Where there is a "::", groups of zeros stand in its place.
  const groups = head === "" ? [] : head.split(":")
  const after = tail === undefined || tail === "" ? [] : tail.split(":")
  const zeros = tail === undefined ? 0 : Math.max(0, customerGroups * 2 - groups.length - after.length)
  const network = [...groups, ...Array<string>(zeros).fill("0"), ...after].slice(0, customerGroups)
  while (network.at(-1) === "0") network.pop()
  return `${network.join(":")}::/${customerBits}`
}

/** An IPv6 address as the system writes it. */
function spelled(address: string): string {
  return new SocketAddress({ address, family: "ipv6" }).address
}
