import { queriesOf } from "../../queries/queries-of.ts"
import * as archive from "../archive/queries.ts"
import * as balances from "../balances/queries.ts"
import * as fees from "../fees/queries.ts"
import * as holders from "../holders/queries.ts"
import * as blocks from "./blocks.ts"
import * as changes from "./changes.ts"
import * as checkpoint from "./checkpoint.ts"
import * as counters from "./counters.ts"
import * as deployments from "./deployments.ts"
import * as dump from "./dump.ts"
import * as internalTransactions from "./internal-transactions.ts"
import * as journal from "./journal.ts"
import * as lists from "./lists.ts"
import * as messengerEvents from "./messenger-events.ts"
import * as metadata from "./metadata.ts"
import * as nfts from "./nfts.ts"
import * as projections from "./projections.ts"
import * as rebuild from "./rebuild.ts"
import * as repair from "./repair.ts"
import * as storedRows from "./stored-rows.ts"
import * as transactions from "./transactions.ts"
import * as transfers from "./transfers.ts"
import * as verification from "./verification.ts"

/** Every statement on a chain's tables. */
export const chainQueries = queriesOf([
  archive,
  balances,
  blocks,
  changes,
  checkpoint,
  counters,
  deployments,
  dump,
  fees,
  holders,
  internalTransactions,
  journal,
  { ...lists.listPageQueries },
  messengerEvents,
  metadata,
  nfts,
  projections,
  rebuild,
  { ...rebuild.rebuildQueries },
  repair,
  storedRows,
  transactions,
  transfers,
  verification,
])
