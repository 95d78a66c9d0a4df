import * as blocks from "./blocks.ts"
import * as changes from "./changes.ts"
import * as checkpoint from "./checkpoint.ts"
import * as counters from "./counters.ts"
import * as deployments from "./deployments.ts"
import * as dump from "./dump.ts"
import * as journal from "./journal.ts"
import * as metadata from "./metadata.ts"
import * as networkAssets from "./network/assets.ts"
import * as networkBalances from "./network/balances.ts"
import * as networkBlocks from "./network/blocks.ts"
import * as networkChanges from "./network/changes.ts"
import * as networkConsumptions from "./network/consumptions.ts"
import * as networkDump from "./network/dump.ts"
import * as networkL1Validators from "./network/l1-validators.ts"
import * as networkLists from "./network/lists.ts"
import * as networkRewards from "./network/rewards.ts"
import * as networkStakers from "./network/stakers.ts"
import * as networkStakingPeriods from "./network/staking-periods.ts"
import * as networkState from "./network/state.ts"
import * as networkSubnets from "./network/subnets.ts"
import * as networkTransactions from "./network/transactions.ts"
import * as networkUtxos from "./network/utxos.ts"
import * as networkVerification from "./network/verification.ts"
import type { Query } from "./query.ts"
import * as reindexRequests from "./reindex-requests.ts"
import * as reports from "./reports.ts"
import * as schemaVersion from "./schema-version.ts"
import * as secret from "./secret.ts"
import * as transactions from "./transactions.ts"
import * as transfers from "./transfers.ts"
import * as verification from "./verification.ts"

const isQuery = (value: unknown): value is Query => typeof value === "object" && value !== null && "sql" in value

const queriesOf = (modules: readonly object[]): readonly Query[] =>
  modules.flatMap((module) => Object.values(module).flat()).filter(isQuery)

/** Every statement on a chain's tables. */
export const chainQueries = queriesOf([
  blocks,
  changes,
  checkpoint,
  counters,
  deployments,
  dump,
  journal,
  metadata,
  transactions,
  transfers,
  verification,
])

/** Every statement on the tables of a primary network. */
export const networkQueries = queriesOf([
  networkAssets,
  networkBalances,
  networkBlocks,
  networkChanges,
  networkConsumptions,
  networkDump,
  networkL1Validators,
  networkLists,
  networkRewards,
  networkStakers,
  networkStakingPeriods,
  networkState,
  networkSubnets,
  networkTransactions,
  networkUtxos,
  networkVerification,
])

/** Every statement on the tables that belong to neither. */
export const metaQueries = queriesOf([reindexRequests, reports, secret])

/** Every statement on the table that all have. */
export const versionQueries = queriesOf([schemaVersion])
