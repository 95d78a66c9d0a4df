import { Resolver } from "node:dns/promises"

/** Resolves to all addresses of a host name. Rejects if there are none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

/** Queries name servers; closing it cancels running queries. */
export interface NameServers {
  readonly resolve: Resolve
  close(): void
}

/**
 * Queries the name servers directly. The system's resolver is not used: it blocks a thread of the pool for as long as an
 * untrusted name server likes, and also answers from files and search domains.
 *
 * @param servers - default: the system's.
 */
export function nameServers(servers?: readonly string[]): NameServers {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  if (servers) resolver.setServers(servers)
  return {
    async resolve(hostname) {
      const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
      const addresses = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []))
      if (addresses.length > 0) return addresses
      throw answers.find((answer) => answer.status === "rejected")?.reason ?? new Error("no address")
    },
    close: () => resolver.cancel(),
  }
}
