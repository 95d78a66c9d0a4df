import type { Query } from "./query.ts"

/** The store's secret, in its only row. */
export const readSecret: Query = {
  name: "read_secret",
  sql: `SELECT secret AS "secret" FROM store_secret WHERE id = 1`,
  plan: {
    sqlite: ["SEARCH store_secret USING INTEGER PRIMARY KEY (rowid=?)"],
    postgres: ["store_secret_pkey"],
  },
}
