import type { AccessRequest } from "@serac/http"
import ipaddr from "ipaddr.js"
import { plainAddress } from "./network-of.ts"

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** More hops than any request takes: a longer list is somebody's joke. */
const mostHops = 32

/** Proxies of which it is believed for whom they ask: addresses and ranges of them, such as `10.0.0.0/8`. */
export class TrustedProxies {
  readonly #ranges: readonly Range[]

  /** Throws a RangeError that names what is neither an address nor a range. */
  constructor(ranges: readonly string[]) {
    this.#ranges = ranges.map(rangeOf)
  }

  /**
   * The client's address. Each proxy adds to the end of `X-Forwarded-For` whom it got the request from, so that it is read from its end,
   * for as long as the one who said it is trusted: what stands before that, anybody may have written.
   */
  clientOf({ headers, socket }: AccessRequest): string {
    const { remoteAddress = "" } = socket
    const forwarded = this.#ranges.length === 0 ? undefined : headers["x-forwarded-for"]
    let address = remoteAddress.includes(":") ? (plainAddress(remoteAddress) ?? remoteAddress) : remoteAddress
    if (forwarded === undefined) return address
    const hops = String(forwarded).split(",")
    for (let at = hops.length - 1; at >= 0 && hops.length - at <= mostHops && this.#trusts(address); at -= 1) {
      const hop = plainAddress((hops[at] ?? "").trim())
      if (hop === undefined) break
      address = hop
    }
    return address
  }

  #trusts(address: string): boolean {
    if (!ipaddr.isValid(address)) return false
    const parsed = ipaddr.parse(address)
    return this.#ranges.some((range) => parsed.kind() === range[0].kind() && parsed.match(range))
  }
}

function rangeOf(text: string): Range {
  const [first = "", bits, ...more] = text.split("/")
  const plain = plainAddress(first)
  const address = plain === undefined || more.length > 0 ? undefined : ipaddr.parse(plain)
  const longest = address?.kind() === "ipv4" ? 32 : 128
  const length = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
  if (address !== undefined && length <= longest) return [address, length]
  throw new RangeError(`"${text}" is no IP address, and no range of them such as 10.0.0.0/8`)
}
