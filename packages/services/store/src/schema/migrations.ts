import { initial } from "./0001-initial.ts"
import { primaryNetwork } from "./0002-primary-network.ts"
import { stakingPeriods } from "./0003-staking-periods.ts"
import { reports } from "./0004-reports.ts"
import { partitions } from "./0005-partitions.ts"
import { shortFragments } from "./0006-short-fragments.ts"
import { lists } from "./0007-lists.ts"
import { contractNames } from "./0008-contract-names.ts"
import { archive } from "./0009-archive.ts"
import { changesOfParts } from "./0010-changes.ts"
import { internalTransactions } from "./0011-internal-transactions.ts"
import { balances } from "./0012-balances.ts"
import { proposers } from "./0013-proposers.ts"
import { supply } from "./0014-supply.ts"
import { messengerEvents } from "./0015-messenger-events.ts"
import { apiKeys } from "./0016-api-keys.ts"
import { usage } from "./0017-usage.ts"
import { holders } from "./0018-holders.ts"
import { delegatorChanges } from "./0019-delegator-changes.ts"
import type { Migration } from "./migration.ts"

/** All steps, ascending without a gap from version 1. */
export const migrations: readonly Migration[] = [
  initial,
  primaryNetwork,
  stakingPeriods,
  reports,
  partitions,
  shortFragments,
  lists,
  contractNames,
  archive,
  changesOfParts,
  internalTransactions,
  balances,
  proposers,
  supply,
  messengerEvents,
  apiKeys,
  usage,
  holders,
  delegatorChanges,
]
