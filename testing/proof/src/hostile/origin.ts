import { type Target, withHeader } from "./target.ts"

/** The ways in which callers are distinguished. */
export const originKinds = ["address", "proxy", "key"] as const

/** From where an attacker or an honest caller asks. */
export interface Origin {
  /** `proxy`: all connections come from a trusted proxy that forwards the client's address. `key`: each caller has a key, and an address as well. */
  readonly kind: (typeof originKinds)[number]
  /** Of these, one after the other. */
  readonly addresses: readonly string[]
  /** Where callers have keys. */
  readonly key?: string | undefined
}

/** The address of the proxy that is trusted. */
export const proxyAddress = "127.8.8.8"

/** The address of a connection of loopback. */
export function localAddressOf({ kind, addresses }: Origin, index: number): string {
  return kind === "proxy" ? proxyAddress : (addresses[index % addresses.length] as string)
}

/** What a caller sends: with who is asked for behind a proxy, or with a key. */
export function targetOf(target: Target, { kind, addresses, key }: Origin, index: number): Target {
  if (kind === "proxy") return withHeader(target, "x-forwarded-for", addresses[index % addresses.length] as string)
  return kind === "key" && key !== undefined ? withHeader(target, "x-data-api-key", key) : target
}

/** Addresses of a network of 256 that are used. */
const addressesPerNetwork = 250
const firstNetwork = 20

/** So many addresses of loopback for an attacker. */
export function attackerAddresses(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const network = firstNetwork + Math.floor(index / addressesPerNetwork)
    return `127.${network}.7.${1 + (index % addressesPerNetwork)}`
  })
}

/** The addresses of honest callers, one each. */
export function honestAddresses(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `127.9.9.${index + 1}`)
}
