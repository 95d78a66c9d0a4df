import type { BlockChange, MetadataChange } from "./change.ts"

/** Kinds of changes as the tables number them. */
export const kindCode = { append: 1, rollback: 2, metadata: 3, repair: 4 } as const

const kindByCode = new Map(Object.entries(kindCode).map(([kind, code]) => [code, kind as keyof typeof kindCode]))

/** As the queries name their columns. */
export interface ChangeColumns {
  readonly sequence: number
  readonly kind: (typeof kindCode)[keyof typeof kindCode]
  /** Which chain of a network. */
  readonly chain: number | null
  readonly from: number | null
  readonly to: number | null
  readonly at: number
}

/** A change as its row tells it, but for whose blocks they are. */
export function changeOf({ sequence, kind: code, from, to, at }: ChangeColumns): BlockChange | MetadataChange {
  const kind = kindByCode.get(code)
  if (kind === undefined) throw new Error(`a change of the unknown kind ${code}`)
  return kind === "metadata" ? { sequence, kind, at } : { sequence, kind, from: from ?? 0, to: to ?? 0, at }
}
