/** What is compared with a node. */
export type DifferenceKind =
  | "block-hash"
  | "block"
  | "transaction"
  | "transfer"
  | "validator"
  | "delegator"
  | "l1-validator"
  | "utxo"

/** Something that a node tells otherwise than it is stored. */
export interface Finding {
  readonly kind: DifferenceKind
  /** What it is about: a number, an ID, and the member where there are several. At most 300 characters. */
  readonly key: string
  /** As it is stored, `absent` where it is not. At most 300 characters. */
  readonly stored: string
  /** As the node tells it, `absent` where it does not. At most 300 characters. */
  readonly node: string
}

/** A finding that showed twice. */
export interface Difference extends Finding {
  /** Of which chain: `chain 43114`, `network 1`. */
  readonly subject: string
  /** Unix seconds when it showed for the second time. */
  readonly at: number
  /** Which comparison showed it, as {@link ReconciliationCheck} names it. Absent where the key tells. */
  readonly check?: string
  /** What the nodes answered when each was asked by itself. Absent before that, and where nothing verifies what they answer. */
  readonly verdict?: Verdict
  /** Unix seconds when both sides agreed again. Absent while it stands. */
  readonly agreedAt?: number
}

/** Whose word is true, where what is stored and a node differ. */
export interface Verdict {
  /** Host of the node whose answer its hashes confirm. Absent where no node's is confirmed. */
  readonly verified?: string
  /** Whether what was stored was false, and is corrected. */
  readonly isCorrected: boolean
  /** Nodes whose answers cannot be true. At most 8. */
  readonly liars: readonly Liar[]
}

/** A node that told what cannot be true. */
export interface Liar {
  /** Its host, without credentials and path. */
  readonly node: string
  /** What it told, and what it must be. At most 300 characters where it is kept. */
  readonly reason: string
}

/** What a comparison came to. */
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

/** What stands for a side that does not have the thing. */
export const absentValue = "absent"

const longestFindingText = 300
/** Findings of one comparison that are looked at. */
const maxFindings = 100
const maxLiars = 8

/** A finding with its texts cut to their bounds. */
export function finding(kind: DifferenceKind, key: string, stored: string, node: string): Finding {
  return { kind, key: boundedText(key), stored: boundedText(stored), node: boundedText(node) }
}

/** A verdict within its bounds. */
export function boundedVerdict({ liars, ...verdict }: Verdict): Verdict {
  const bounded = liars.slice(0, maxLiars).map(({ node, reason }) => ({ node, reason: boundedText(reason) }))
  return { ...verdict, liars: bounded }
}

/** As many findings as are looked at. */
export function firstFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.slice(0, maxFindings)
}

/** The same text for the same finding. */
export function findingKey({ kind, key, stored, node }: Finding): string {
  return JSON.stringify([kind, key, stored, node])
}

const boundedText = (text: string) =>
  text.length > longestFindingText ? `${text.slice(0, longestFindingText - 1)}…` : text
