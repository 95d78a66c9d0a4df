import { balancesProjection } from "./balances/balance.ts"
import { feesProjection } from "./fees/fees.ts"
import type { List } from "./lists/list.ts"
import { allLists } from "./lists/lists.ts"

/** What is made of stored rows, and can be made anew of them: a list, the balances, or the fees. */
export type DeclaredProjection = List | typeof balancesProjection | typeof feesProjection

/** Whether a projection is a list. */
export const isList = (projection: DeclaredProjection): projection is List => "keysOf" in projection

/** Those that are no lists. */
export const otherProjections = [balancesProjection, feesProjection] as const

/** All of them: the lists by id, then the balances and the fees. */
export const allProjections: readonly DeclaredProjection[] = [...allLists, ...otherProjections]
