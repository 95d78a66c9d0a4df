/** The kinds of data that are compared with a node. */
export type DifferenceKind =
  | "block-hash"
  | "block-signature"
  | "block"
  | "transaction"
  | "transfer"
  | "trace"
  | "validator"
  | "delegator"
  | "l1-validator"
  | "utxo"

/** A stored value that differs from the node's. */
export interface Finding {
  readonly kind: DifferenceKind
  /** Identifies the compared thing: a number, an ID, and the member if there are several. At most 300 characters. */
  readonly key: string
  /** The stored value, or `absent`. At most 300 characters. */
  readonly stored: string
  /** The node's value, or `absent`. At most 300 characters. */
  readonly node: string
}

/** A finding that two comparisons in a row showed. */
export interface Difference extends Finding {
  /** The chain or network: `chain 43114`, `network 1`. */
  readonly subject: string
  /** Unix seconds of the second comparison that showed it. */
  readonly at: number
  /** The comparison that showed it: the `id` of its {@link ReconciliationCheck}. Absent if the key identifies it. */
  readonly check?: string
  /** The result of requesting the data from each node separately. Absent before that, and if the nodes' answers cannot be verified. */
  readonly verdict?: Verdict
  /** Unix seconds when both sides agreed again. Absent while the difference stands. */
  readonly agreedAt?: number
}

/** Which side is right, where stored data and a node differ. */
export interface Verdict {
  /** Host of the node whose answer matches its hashes. Absent if there is none. */
  readonly verified?: string
  /** Whether the stored data was false and has been corrected. */
  readonly isCorrected: boolean
  /** Nodes whose answers cannot be true. At most 8. */
  readonly liars: readonly Liar[]
}

/** A node that gave an answer that cannot be true. */
export interface Liar {
  /** The host of the node, without credentials and path. */
  readonly node: string
  /** The node's value, and what it must be. At most 300 characters in a stored verdict. */
  readonly reason: string
}

/** The result of a comparison. */
export type Compared =
  | {
      /** How many things of each kind were compared. */
      readonly compared: Readonly<Partial<Record<DifferenceKind, number>>>
      readonly findings: readonly Finding[]
    }
  | {
      /** Why nothing could be compared now, in words. */
      readonly skipped: string
    }

/** The value of a side that does not have the thing. */
export const absentValue = "absent"

const longestFindingText = 300
/** Maximum findings of one comparison. */
const maxFindings = 100
const maxLiars = 8

/** Creates a finding, with its texts truncated to their limits. */
export function finding(kind: DifferenceKind, key: string, stored: string, node: string): Finding {
  return { kind, key: boundedText(key), stored: boundedText(stored), node: boundedText(node) }
}

/** Truncates a verdict to its limits. */
export function boundedVerdict({ liars, ...verdict }: Verdict): Verdict {
  const bounded = liars.slice(0, maxLiars).map(({ node, reason }) => ({ node, reason: boundedText(reason) }))
  return { ...verdict, liars: bounded }
}

/** The first findings, up to the limit. */
export function firstFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.slice(0, maxFindings)
}

/** A text that is equal for equal findings. */
export function findingKey({ kind, key, stored, node }: Finding): string {
  return JSON.stringify([kind, key, stored, node])
}

const boundedText = (text: string) =>
  text.length > longestFindingText ? `${text.slice(0, longestFindingText - 1)}…` : text
