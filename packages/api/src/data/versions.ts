import type { NetworkName } from "./networks/unknown-network.ts"
import type { Services } from "./services.ts"

/*
 * What the answers of a handler depend on beside its request, in a word that changes with it. Method names, token lists and
 * definitions stay as they are while a service runs.
 */

interface OfChain {
  readonly path: { readonly chainId: string }
}

interface OfNetwork {
  readonly path: { readonly network: NetworkName }
}

/** Of what is made of a chain's rows alone. */
export async function chainVersion({ path }: OfChain, { chains }: Services): Promise<string> {
  return chains.get(path.chainId).reader.version()
}

/** Of what shows prices too. */
export async function pricedVersion(request: OfChain, services: Services): Promise<string> {
  return `${await chainVersion(request, services)} ${services.prices.version}`
}

/** Of what is made of the rows of all chains of a network, or of all. */
export async function chainsVersion(
  { query }: { readonly query: { readonly network?: NetworkName } },
  { chains }: Services,
): Promise<string> {
  const versions = await Promise.all(chains.served(query.network).map(({ reader }) => reader.version()))
  return versions.join()
}

/** Of what is made of the rows of all chains. */
export async function everyChainVersion(_: unknown, { chains }: Services): Promise<string> {
  return (await Promise.all(chains.all.map(({ reader }) => reader.version()))).join()
}

/** Of what is made of a primary network's rows alone. */
export async function networkVersion({ path }: OfNetwork, { networks }: Services): Promise<string> {
  return networks.get(path.network).reader.version()
}

/** Of what is made of a primary network's rows and the time, which counts in whole seconds. */
export async function timedVersion(request: OfNetwork, services: Services): Promise<string> {
  return `${await networkVersion(request, services)} ${services.seconds.version}`
}

/** Of what is made of the rows of a primary network that no request names, and of its EVM chains. */
export async function supplyVersion(_: unknown, { networks, chains }: Services): Promise<string> {
  const network = networks.main
  const readers = [networks.get(network), ...chains.of(network)].map(({ reader }) => reader)
  return (await Promise.all(readers.map((reader) => reader.version()))).join()
}

/** Of interchain messages, which join all chains; who they are is told by primary networks where they are not served. */
export async function messagesVersion(_: unknown, { chains, networks, prices }: Services): Promise<string> {
  const readers = [...chains.all, ...networks.all].map(({ reader }) => reader)
  return `${(await Promise.all(readers.map((reader) => reader.version()))).join()} ${prices.version}`
}
