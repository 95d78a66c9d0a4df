import type { Query } from "../../queries/query.ts"

const listPlan = "SEARCH primary_list USING PRIMARY KEY (network_id=? AND list=? AND key=? AND"
const selectListed = `SELECT position AS "position", id AS "id" FROM primary_list
    WHERE network_id = :network AND list = :list AND key = :key`

/** A list's entries from below a position down to another, newest first. */
export const listNewestFirst: Query = {
  name: "list_newest_first",
  sql: `${selectListed} AND position >= :bound AND (position, id) < (:position, :id)
    ORDER BY position DESC, id DESC LIMIT :limit`,
  plan: { sqlite: [`${listPlan} position>? AND (position,id)<(?,?))`], postgres: ["primary_list_pkey"] },
}

/** A list's entries from above a position up to another, oldest first. */
export const listOldestFirst: Query = {
  name: "list_oldest_first",
  sql: `${selectListed} AND position <= :bound AND (position, id) > (:position, :id) ORDER BY position, id LIMIT :limit`,
  plan: { sqlite: [`${listPlan} (position,id)>(?,?) AND position<?)`], postgres: ["primary_list_pkey"] },
}

/** The lowest key in a range that has an entry in a list. */
export const nextListKey: Query = {
  name: "next_list_key",
  sql: `SELECT key AS "key" FROM primary_list
    WHERE network_id = :network AND list = :list AND key >= :key AND key <= :last ORDER BY key LIMIT 1`,
  plan: {
    sqlite: ["SEARCH primary_list USING PRIMARY KEY (network_id=? AND list=? AND key>? AND key<?)"],
    postgres: ["primary_list_pkey"],
  },
}
