import { type Target, withHeader } from "./target.ts"

/** The ways in which callers are distinguished. */
export const originKinds = ["address", "proxy", "key"] as const

/** The origin of an attacker's or an honest caller's requests. */
export interface Origin {
  /** `proxy`: all connections come from a trusted proxy that forwards the client's address. `key`: each caller has a key, and an address as well. */
  readonly kind: (typeof originKinds)[number]
  /** The addresses, used in turn. */
  readonly addresses: readonly string[]
  /** The API key, where callers have keys. */
  readonly key?: string | undefined
}

/** The address of the trusted proxy. */
export const proxyAddress = "127.8.8.8"

/** The local loopback address of a connection. */
export function localAddressOf({ kind, addresses }: Origin, index: number): string {
  return kind === "proxy" ? proxyAddress : (addresses[index % addresses.length] as string)
}

/** The target with the caller's own headers: the forwarded address behind a proxy, or the key. */
export function targetOf(target: Target, { kind, addresses, key }: Origin, index: number): Target {
  if (kind === "proxy") return withHeader(target, "x-forwarded-for", addresses[index % addresses.length] as string)
  return kind === "key" && key !== undefined ? withHeader(target, "x-data-api-key", key) : target
}

/** The number of addresses used in a network of 256. */
const addressesPerNetwork = 250
const firstNetwork = 20

/** Loopback addresses of an attacker. */
export function attackerAddresses(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const network = firstNetwork + Math.floor(index / addressesPerNetwork)
    return `127.${network}.7.${1 + (index % addressesPerNetwork)}`
  })
}

/** The addresses of honest callers, one for each caller. */
export function honestAddresses(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `127.9.9.${index + 1}`)
}
