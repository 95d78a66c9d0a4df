export { chainQueries } from "../evm/queries/index.ts"
export { networkQueries } from "../network/queries/index.ts"

import * as apiKeys from "./api-keys.ts"
import { queriesOf } from "./queries-of.ts"
import * as quotaUse from "./quota-use.ts"
import * as reindexRequests from "./reindex-requests.ts"
import * as reports from "./reports.ts"
import * as schemaVersion from "./schema-version.ts"
import * as secret from "./secret.ts"
import * as usage from "./usage.ts"

/** Every statement on the tables that belong to no chain or network. */
export const metaQueries = queriesOf([apiKeys, quotaUse, reindexRequests, reports, secret, usage])

/** Every statement on the table that all scopes have. */
export const versionQueries = queriesOf([schemaVersion])
