import type { Migration } from "./migration.ts"

/**
 * Transactions and transfers are stored short, as the values of a form (`fragment/forms.ts`), which earlier software would serve as
 * they are. Rows that are there stay JSON and are read as before, so that nothing is written again.
 */
export const shortFragments: Migration = { version: 6, ddl: { chain: [], network: [], meta: [] } }
