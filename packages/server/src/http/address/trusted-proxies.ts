import { BlockList, isIPv4 } from "node:net"
import type { AccessRequest } from "../access/access.ts"
import { plainAddress } from "./network-of.ts"

/** Maximum entries of `X-Forwarded-For` that are read; real requests have fewer. */
const maxHops = 32

/** Proxies whose `X-Forwarded-For` is trusted: addresses and ranges of addresses, such as `10.0.0.0/8`. */
export class TrustedProxies {
  readonly #ranges = new BlockList()
  readonly #areThere: boolean

  /** Throws a RangeError that names a text that is neither an address nor a range. */
  constructor(ranges: readonly string[]) {
    this.#areThere = ranges.length > 0
    for (const range of ranges) this.#add(range)
  }

  /**
   * The client's address. Each proxy appends the address of its peer to `X-Forwarded-For`, so the header is read from its end for as long as
   * the address that appended an entry is trusted: any caller can write the entries before that.
   */
  clientOf(request: AccessRequest): string {
    return this.#read(request).address
  }

  /** The client's address; undefined where the last trusted proxy names its client by text that is not an address, such as `unknown`. */
  forwardedFor(request: AccessRequest): string | undefined {
    const { address, isNamed } = this.#read(request)
    return isNamed ? address : undefined
  }

  #read({ headers, socket }: AccessRequest): { readonly address: string; readonly isNamed: boolean } {
    const { remoteAddress = "" } = socket
    const forwarded = this.#areThere ? headers["x-forwarded-for"] : undefined
    let address = remoteAddress.includes(":") ? (plainAddress(remoteAddress) ?? remoteAddress) : remoteAddress
    if (forwarded === undefined) return { address, isNamed: true }
    const hops = String(forwarded).split(",")
    for (let at = hops.length - 1; at >= 0 && hops.length - at <= maxHops && this.trusts(address); at -= 1) {
      const hop = plainAddress((hops[at] ?? "").trim())
      if (hop === undefined) return { address, isNamed: false }
      address = hop
    }
    return { address, isNamed: true }
  }

  /** Whether an address, in any spelling, belongs to a trusted proxy. */
  trusts(address: string): boolean {
    const plain = this.#areThere ? plainAddress(address) : undefined
    return plain !== undefined && this.#ranges.check(plain, isIPv4(plain) ? "ipv4" : "ipv6")
  }

  #add(range: string): void {
    const { address, length, family } = addressRange(range)
    this.#ranges.addSubnet(address, length, family)
  }
}

/** Addresses that share a prefix. */
export interface AddressRange {
  readonly address: string
  /** Bits of the prefix. */
  readonly length: number
  readonly family: "ipv4" | "ipv6"
}

/** Reads an address or a range of addresses. Throws a RangeError that names a text that is neither. */
export function addressRange(range: string): AddressRange {
  const [first = "", bits, ...more] = range.split("/")
  const address = more.length > 0 ? undefined : plainAddress(first)
  const family = address !== undefined && isIPv4(address) ? "ipv4" : "ipv6"
  const longest = family === "ipv4" ? 32 : 128
  const length = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
  if (address === undefined || !(length <= longest))
    throw new RangeError(`"${range}" is no IP address, and no range of them such as 10.0.0.0/8`)
  return { address, length, family }
}
