import { balancesProjection } from "./balances/balance.ts"
import { feesProjection } from "./fees/fees.ts"
import { holdersProjection } from "./holders/holder.ts"
import type { List } from "./lists/list.ts"
import { allLists } from "./lists/lists.ts"

/** A projection, which is derived from stored rows and can be rebuilt from them: a list, the balances, the fees, or the holders. */
export type DeclaredProjection = List | typeof balancesProjection | typeof feesProjection | typeof holdersProjection

/** Whether a projection is a list. */
export const isList = (projection: DeclaredProjection): projection is List => "keysOf" in projection

/** The projections that are no lists. Holders follow the balances that they are derived from. */
export const otherProjections = [balancesProjection, feesProjection, holdersProjection] as const

/** All projections: the lists by id, then the balances, the fees and the holders. */
export const allProjections: readonly DeclaredProjection[] = [...allLists, ...otherProjections]
