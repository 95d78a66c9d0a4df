import { Resolver } from "node:dns/promises"

/** All addresses of a host name. Rejects when there are none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

/** Asks name servers, and stops asking when it is closed. */
export interface NameServers {
  readonly resolve: Resolve
  close(): void
}

/**
 * Asks the name servers. Not the system's resolver: that blocks a thread of the pool for as long as a stranger's name
 * server likes, and answers from files and search domains too.
 *
 * @param servers - default the system's.
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
