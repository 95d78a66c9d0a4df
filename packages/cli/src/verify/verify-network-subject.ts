import { type NetworkDefinition, type Store, verifyingNetwork } from "@serac/store"
import type { SubjectReport } from "./report.ts"
import { doneOf } from "./verify-chain-subject.ts"
import type { Verifying } from "./verifying.ts"

/** Time limit in milliseconds for an indexer to catch up with its node. */
const catchUpTimeoutMs = 10_000

/** Verifies a primary network; without its definition, which has the nodes' URLs, only its internal consistency. */
export async function verifyNetworkSubject(
  store: Store,
  networkId: number,
  network: NetworkDefinition | undefined,
  { sample, signal, onProgress, confirmAfter }: Verifying,
): Promise<SubjectReport> {
  const subject = `network ${networkId}`
  const tell = (what: string, done: number, of?: number) => onProgress(`${subject}: ${what} ${doneOf(done, of)}`)
  const reader = verifyingNetwork(store, networkId)
  const { checked, inconsistencies, isCut } = await reader.check({
    signal,
    onProgress: (done, of) => tell("rows of block", done, of),
  })
  const itself = { subject, checked, inconsistencies, hasMoreInconsistencies: isCut }
  if (network === undefined) return { ...itself, differences: [], skipped: [] }
  const { systemClock } = await import("@serac/indexer/core")
  const { createNetworkNode, createStateNode, verifyNetwork } = await import("@serac/indexer/network/reconciliation")
  const at = { network, clock: systemClock, log: () => {} }
  const [node, state, lists] = [createNetworkNode(at), createStateNode(at), store.network(networkId)]
  const sides = { reader, lists, node, state, clock: systemClock, timeoutMs: catchUpTimeoutMs }
  const options = { clock: systemClock, signal, sample, confirmAfter, onProgress: tell }
  return { ...itself, ...(await verifyNetwork(sides, options)) }
}
