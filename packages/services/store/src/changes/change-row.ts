import { chainOf } from "../network/keys.ts"
import type { Change, NetworkChange } from "./change.ts"

/** Kinds of changes as the tables number them. */
export const kindCode = { append: 1, rollback: 2, metadata: 3 } as const

const kinds = Object.fromEntries(Object.entries(kindCode).map(([kind, code]) => [code, kind]))

/** As the queries name their columns. */
export interface ChangeColumns {
  readonly sequence: number
  readonly kind: number
  readonly chain: number | null
  readonly from: number | null
  readonly to: number | null
  readonly at: number
}

/** A change as the port tells it; which members there are is said by its kind and its table. */
export function changeOf<Each extends Change | NetworkChange>({
  sequence,
  kind,
  chain,
  from,
  to,
  at,
}: ChangeColumns): Each {
  return {
    sequence,
    kind: kinds[kind],
    ...(chain !== null && { chain: chainOf(chain) }),
    ...(from !== null && { from, to }),
    at,
  } as Each
}
