import { balancesProjection } from "./balances/balance.ts"
import type { List } from "./lists/list.ts"
import { allLists } from "./lists/lists.ts"

/** What is made of stored rows, and can be made anew of them: a list, or the balances. */
export type DeclaredProjection = List | typeof balancesProjection

/** Whether a projection is a list. */
export const isList = (projection: DeclaredProjection): projection is List => "keysOf" in projection

/** All of them: the lists by id, then the balances. */
export const allProjections: readonly DeclaredProjection[] = [...allLists, balancesProjection]
