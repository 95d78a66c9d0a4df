import { type AddressRange, addressRange } from "./trusted-proxies.ts"

/** A range of addresses, both ends included. */
type Interval = readonly [first: bigint, last: bigint]

const bits = { ipv4: 32n, ipv6: 128n } as const

/**
 * Whether the trusted ranges together cover all of IPv4 or all of IPv6: then any caller can claim any client address.
 *
 * Throws a RangeError as {@link TrustedProxies} does.
 */
export function trustsEverybody(ranges: readonly string[]): boolean {
  const read = ranges.map(addressRange)
  return (["ipv4", "ipv6"] as const).some((family) => {
    const intervals = read.filter((range) => range.family === family).map(intervalOf)
    return coversAll(intervals, (1n << bits[family]) - 1n)
  })
}

function intervalOf({ address, length, family }: AddressRange): Interval {
  const free = bits[family] - BigInt(length)
  const first = ((family === "ipv4" ? ipv4(address) : ipv6(address)) >> free) << free
  return [first, first + (1n << free) - 1n]
}

function ipv4(address: string): bigint {
  return address.split(".").reduce((number, part) => (number << 8n) | BigInt(part), 0n)
}

function ipv6(address: string): bigint {
  const [before = [], after = []] = address.split("::").map((half) => half.split(":").filter((group) => group !== ""))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0")
  return [...before, ...zeros, ...after].reduce((number, group) => (number << 16n) | BigInt(`0x${group}`), 0n)
}

function coversAll(intervals: readonly Interval[], last: bigint): boolean {
  let next = 0n
  for (const [from, to] of intervals.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (from > next) return false
    if (to >= next) next = to + 1n
  }
  return next > last
}
