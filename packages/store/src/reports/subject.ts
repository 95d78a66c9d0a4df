import type { PrimaryChain } from "../network/rows.ts"

/** The subject of an indexer: an EVM chain by its chain ID, or one of the chains of a primary network. */
export type IndexedSubject =
  | { readonly kind: "chain"; readonly chainId: string }
  | { readonly kind: "network"; readonly networkId: number; readonly chain: PrimaryChain }

/** The subject as a key. */
export function subjectKey(subject: IndexedSubject): string {
  return subject.kind === "chain" ? `chain ${subject.chainId}` : `network ${subject.networkId} ${subject.chain}`
}

/** The subject of a key that {@link subjectKey} made. */
export function subjectOfKey(key: string): IndexedSubject {
  const [kind, id = "", chain] = key.split(" ")
  return kind === "chain"
    ? { kind: "chain", chainId: id }
    : { kind: "network", networkId: Number(id), chain: chain as PrimaryChain }
}
