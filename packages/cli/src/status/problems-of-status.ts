import { problemsOfChain } from "@serac/server/monitoring"
import { chainNames } from "../networks/network-progress.ts"
import { printable } from "../words.ts"
import type { ChainReport, PrimaryChainReport, ServiceStatus, Status } from "./status.ts"

/** The status without its problems, which derive from it. */
export type Findings = Omit<Status, "problems">

/**
 * The problems, one line each: an unreadable store, a service or a node that does not answer, an indexer that is stopped, stuck,
 * paused or retrying, a lag of more than `maxLag` seconds (default: no maximum), quarantined blocks, differences from the node.
 * A chain that is stored but not configured need not make progress.
 */
export function problemsOfStatus(status: Findings, maxLag?: number): readonly string[] {
  const { storeFault, dataService, metricsService, chains, networks } = status
  return [
    ...(storeFault === undefined ? [] : [`the store cannot be read: ${printable(storeFault)}`]),
    ...problemsOfService("data service", dataService),
    ...problemsOfService("metrics service", metricsService),
    ...networks.flatMap(({ name, nodes, chains: ofNetwork }) =>
      ofNetwork.flatMap((chain) => problemsOf(`${chainNames[chain.chain]} of ${name}`, { ...chain, nodes }, maxLag)),
    ),
    ...chains.flatMap((chain) => problemsOf(reportedName(chain), chain, maxLag)),
  ]
}

function problemsOfService(name: string, { url, answers }: ServiceStatus): readonly string[] {
  return answers ? [] : [`the ${name} does not answer at ${url}`]
}

type Reported = Pick<ChainReport, "nodes"> & Pick<PrimaryChainReport, "nodeFault" | "indexing">

function problemsOf(name: string, { nodes, nodeFault, indexing }: Reported, maxLag: number | undefined) {
  if (nodes.length === 0) return []
  return [
    ...(nodeFault === undefined ? [] : [`${name} has no answer from ${printable(nodeFault)}`]),
    ...(indexing === undefined ? [] : problemsOfChain(name, indexing, maxLag).map(({ words }) => printable(words))),
  ]
}

function reportedName({ name, chainId }: ChainReport): string {
  return chainId === undefined || name.includes(chainId) ? name : `${name} (${chainId})`
}
