import * as blocks from "./blocks.ts"
import * as checkpoint from "./checkpoint.ts"
import * as counters from "./counters.ts"
import * as deployments from "./deployments.ts"
import * as dump from "./dump.ts"
import * as journal from "./journal.ts"
import * as metadata from "./metadata.ts"
import type { Query } from "./query.ts"
import * as reindexRequests from "./reindex-requests.ts"
import * as schemaVersion from "./schema-version.ts"
import * as secret from "./secret.ts"
import * as transactions from "./transactions.ts"
import * as transfers from "./transfers.ts"

const isQuery = (value: unknown): value is Query => typeof value === "object" && value !== null && "sql" in value

const queriesOf = (modules: readonly object[]): readonly Query[] =>
  modules.flatMap((module) => Object.values(module).flat()).filter(isQuery)

/** Every statement on a chain's tables. */
export const chainQueries = queriesOf([
  blocks,
  checkpoint,
  counters,
  deployments,
  dump,
  journal,
  metadata,
  transactions,
  transfers,
])

/** Every statement on the tables that belong to no chain. */
export const metaQueries = queriesOf([reindexRequests, secret])

/** Every statement on the table that both have. */
export const versionQueries = queriesOf([schemaVersion])
