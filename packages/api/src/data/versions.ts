import type { NetworkName } from "./networks/unknown-network.ts"
import type { Services } from "./services.ts"

/*
 * Versions of the data that a handler's responses depend on, besides the request. Method names, token lists and definitions do not change
 * while a service runs.
 */

interface OfChain {
  readonly path: { readonly chainId: string }
}

interface OfNetwork {
  readonly path: { readonly network: NetworkName }
}

/** The version of responses that depend on a chain's rows only. */
export async function chainVersion({ path }: OfChain, { chains }: Services): Promise<string> {
  return chains.get(path.chainId).reader.version()
}

/** The version of responses that depend on a chain's rows and prices. */
export async function pricedVersion(request: OfChain, services: Services): Promise<string> {
  return `${await chainVersion(request, services)} ${services.prices.version}`
}

/** The version of responses that depend on the rows of all chains of a network, or of all chains. */
export async function chainsVersion(
  { query }: { readonly query: { readonly network?: NetworkName } },
  { chains }: Services,
): Promise<string> {
  const versions = await Promise.all(chains.served(query.network).map(({ reader }) => reader.version()))
  return versions.join()
}

/** The version of responses that depend on the rows of all chains. */
export async function everyChainVersion(_: unknown, { chains }: Services): Promise<string> {
  return (await Promise.all(chains.all.map(({ reader }) => reader.version()))).join()
}

/** The version of responses that depend on a primary network's rows only. */
export async function networkVersion({ path }: OfNetwork, { networks }: Services): Promise<string> {
  return networks.get(path.network).reader.version()
}

/** The version of responses that depend on a primary network's rows and the time in whole seconds. */
export async function timedVersion(request: OfNetwork, services: Services): Promise<string> {
  return `${await networkVersion(request, services)} ${services.seconds.version}`
}

/** The version of responses that depend on the rows of the main network and of its EVM chains. */
export async function supplyVersion(_: unknown, { networks, chains }: Services): Promise<string> {
  const network = networks.main
  const readers = [networks.get(network), ...chains.of(network)].map(({ reader }) => reader)
  return (await Promise.all(readers.map((reader) => reader.version()))).join()
}

/** The version of interchain messages, which depend on all chains; primary networks provide the IDs of chains that are not served. */
export async function messagesVersion(_: unknown, { chains, networks, prices }: Services): Promise<string> {
  const readers = [...chains.all, ...networks.all].map(({ reader }) => reader)
  return `${(await Promise.all(readers.map((reader) => reader.version()))).join()} ${prices.version}`
}
