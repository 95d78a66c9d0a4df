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

/** A finding with its texts cut to their bounds. */
export function finding(kind: DifferenceKind, key: string, stored: string, node: string): Finding {
  return { kind, key: boundedText(key), stored: boundedText(stored), node: boundedText(node) }
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
