import { describeApiKeys } from "./conformance/api-keys.ts"
import { describeAppending } from "./conformance/appending.ts"
import { describeArchiveHistories } from "./conformance/archive-histories.ts"
import { describeArchiving } from "./conformance/archiving.ts"
import { describeAskingContracts } from "./conformance/asking-contracts.ts"
import { describeBalances } from "./conformance/balances.ts"
import { describeBulkRuns } from "./conformance/bulk-runs.ts"
import { describeCatchingUp } from "./conformance/catching-up.ts"
import { describeChanges } from "./conformance/changes.ts"
import { describeFees } from "./conformance/fees.ts"
import { describeFollowing } from "./conformance/following.ts"
import { describeHashes } from "./conformance/hashes.ts"
import { describeInternalTransactions } from "./conformance/internal-transactions.ts"
import { describeListing } from "./conformance/listing.ts"
import { describeLocking } from "./conformance/locking.ts"
import { describeMetadata } from "./conformance/metadata.ts"
import { describeAddresses } from "./conformance/network/addresses.ts"
import { describeNetworkAppending } from "./conformance/network/appending.ts"
import { describeNetworkBlocks } from "./conformance/network/blocks.ts"
import { describeDelegators } from "./conformance/network/delegators.ts"
import { describeNetworkHistories } from "./conformance/network/random-histories.ts"
import { describeNetworkRepairing } from "./conformance/network/repairing.ts"
import { describeSnapshots } from "./conformance/network/snapshots.ts"
import { describeStakers } from "./conformance/network/stakers.ts"
import { describeSubnets } from "./conformance/network/subnets.ts"
import { describeSums } from "./conformance/network/sums.ts"
import { describeUtxos } from "./conformance/network/utxos.ts"
import { describeOperations } from "./conformance/operations.ts"
import { describeRandomHistories } from "./conformance/random-histories.ts"
import { describeRandomUpkeep } from "./conformance/random-upkeep.ts"
import { describeRebuilding } from "./conformance/rebuilding.ts"
import { describeRebuiltLists } from "./conformance/rebuilt-lists.ts"
import { describeReindexing } from "./conformance/reindexing.ts"
import { describeRepairing } from "./conformance/repairing.ts"
import { describeReports } from "./conformance/reports.ts"
import { describeResets } from "./conformance/resets.ts"
import { describeRollback } from "./conformance/rollback.ts"
import { describeStore } from "./conformance/store.ts"
import { describeHolders } from "./conformance/token-holders.ts"
import { describeUsage } from "./conformance/usage.ts"
import { describeVerifiedHoldings } from "./conformance/verified-holdings.ts"
import { describeVersions } from "./conformance/versions.ts"
import type { TemporaryStore } from "./temporary-store.ts"

/**
 * All that the port promises, as tests; each engine passes the same.
 *
 * @param usual - the part of the random histories that is run where `SERAC_HISTORIES` names no other: less for an engine that takes long
 * over each. `SERAC_HISTORIES=1` runs all, 10 ten times as many.
 */
export function conformance(name: string, createTemporaryStore: () => Promise<TemporaryStore>, usual: number): void {
  const share = Number(process.env.SERAC_HISTORIES ?? usual)
  for (const part of [
    describeAppending,
    describeRollback,
    describeListing,
    describeHashes,
    describeInternalTransactions,
    describeBulkRuns,
    describeCatchingUp,
    describeFollowing,
    describeFees,
    describeBalances,
    describeAskingContracts,
    describeVerifiedHoldings,
    describeHolders,
    describeRebuilding,
    describeRebuiltLists,
    describeRepairing,
    describeArchiving,
    describeArchiveHistories,
    describeMetadata,
    describeReindexing,
    describeReports,
    describeApiKeys,
    describeUsage,
    describeLocking,
    describeStore,
    describeOperations,
    describeResets,
    describeVersions,
    describeChanges,
    describeRandomHistories,
    describeRandomUpkeep,
    describeNetworkAppending,
    describeNetworkBlocks,
    describeUtxos,
    describeAddresses,
    describeSnapshots,
    describeStakers,
    describeDelegators,
    describeSubnets,
    describeNetworkHistories,
    describeSums,
    describeNetworkRepairing,
  ]) {
    part(name, createTemporaryStore, share)
  }
}
