import type { BlockChange, MetadataChange } from "./change.ts"

/** The codes of the kinds of changes in the tables. */
export const kindCode = { append: 1, rollback: 2, metadata: 3, repair: 4 } as const

const kindByCode = new Map(Object.entries(kindCode).map(([kind, code]) => [code, kind as keyof typeof kindCode]))

/** The columns under the names that the queries give them. */
export interface ChangeColumns {
  readonly sequence: number
  readonly kind: (typeof kindCode)[keyof typeof kindCode]
  /** The chain of a primary network; null for an EVM chain. */
  readonly chain: number | null
  readonly from: number | null
  readonly to: number | null
  readonly at: number
}

/** Makes a change from its row, without the chain that its blocks belong to. */
export function changeOf({ sequence, kind: code, from, to, at }: ChangeColumns): BlockChange | MetadataChange {
  const kind = kindByCode.get(code)
  if (kind === undefined) throw new Error(`a change of the unknown kind ${code}`)
  return kind === "metadata" ? { sequence, kind, at } : { sequence, kind, from: from ?? 0, to: to ?? 0, at }
}
