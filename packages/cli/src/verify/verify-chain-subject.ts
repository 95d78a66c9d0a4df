import { type Store, verifyingChain } from "@serac/store"
import { grouped } from "../words.ts"
import type { SubjectReport } from "./report.ts"
import type { Verifying } from "./verifying.ts"

/** Verifies an EVM chain; without URLs only its internal consistency. */
export async function verifyChainSubject(
  store: Store,
  { chainId, rpcUrls }: { readonly chainId: string; readonly rpcUrls: readonly string[] },
  { sample, signal, onProgress, confirmAfter }: Verifying,
): Promise<SubjectReport> {
  const subject = `chain ${chainId}`
  const tell = (what: string, done: number, of?: number) => onProgress(`${subject}: ${what} ${doneOf(done, of)}`)
  const reader = verifyingChain(store, chainId)
  const { checked, inconsistencies, isCut } = await reader.check({
    signal,
    onProgress: (done, of) => tell("rows of block", done, of),
  })
  const itself = { subject, checked, inconsistencies, hasMoreInconsistencies: isCut }
  if (rpcUrls.length === 0) return { ...itself, differences: [], skipped: [] }
  const { comparingVerifier, createNode, Parties, verifyChain } = await import("@serac/indexer/evm/reconciliation")
  const { systemClock } = await import("@serac/indexer/core")
  const node = createNode({ chain: { chainId, rpcUrls }, clock: systemClock, log: () => {}, traces: "off" })
  const verifier = await comparingVerifier(chainId, systemClock)
  const sides = { reader, node, parties: new Parties(), verifier }
  const options = { clock: systemClock, signal, sample, confirmAfter, onProgress: tell }
  return { ...itself, ...(await verifyChain(sides, options)) }
}

/** The progress as text: done of total. */
export const doneOf = (done: number, of: number | undefined) =>
  of === undefined ? grouped(done) : `${grouped(done)} of ${grouped(of)}`
