import { batchQueries } from "../../queries/batch.ts"
import type { Query } from "../../queries/query.ts"

export const assetsByIds: readonly Query[] = batchQueries(
  "assets_by_ids",
  (values) => `SELECT asset_id AS "assetId", name AS "name", symbol AS "symbol", denomination AS "denomination",
      type AS "type", cap AS "cap", created_at AS "createdAt"
    FROM primary_asset WHERE network_id = :network AND asset_id IN (${values})`,
  {
    sqlite: ["SEARCH primary_asset USING PRIMARY KEY (network_id=? AND asset_id=?)"],
    postgres: ["primary_asset_pkey"],
  },
)
