import { queriesOf } from "../../queries/queries-of.ts"
import * as sums from "../sums/queries.ts"
import * as assets from "./assets.ts"
import * as balances from "./balances.ts"
import * as blocks from "./blocks.ts"
import * as changes from "./changes.ts"
import * as consumptions from "./consumptions.ts"
import * as dump from "./dump.ts"
import * as exporting from "./exporting.ts"
import * as l1Validators from "./l1-validators.ts"
import * as lists from "./lists.ts"
import * as repair from "./repair.ts"
import * as rewards from "./rewards.ts"
import * as stakers from "./stakers.ts"
import * as stakingPeriods from "./staking-periods.ts"
import * as state from "./state.ts"
import * as subnets from "./subnets.ts"
import * as transactions from "./transactions.ts"
import * as utxos from "./utxos.ts"
import * as verification from "./verification.ts"

/** Every statement on the tables of a primary network. */
export const networkQueries = queriesOf([
  assets,
  balances,
  blocks,
  changes,
  consumptions,
  dump,
  exporting,
  l1Validators,
  lists,
  repair,
  rewards,
  stakers,
  stakingPeriods,
  state,
  subnets,
  sums,
  transactions,
  utxos,
  verification,
])
