import type { ChainAlias } from "../oracle/utxo.ts"
import type { World } from "../oracle/world.ts"
import { expectBalances } from "./balances.ts"
import { Credentials } from "./credentials.ts"
import { Names } from "./names.ts"
import { StakerItems } from "./stakers.ts"
import { expectTransactions } from "./transactions.ts"

/** The expected answers for a world, computed once for any number of runs. */
export function createExpected(world: World) {
  const names = new Names(world)
  const credentials = new Credentials(world)
  const transactions = (chain: ChainAlias) => expectTransactions(world, chain, names, credentials)
  return {
    names,
    credentials,
    stakers: new StakerItems(world, names),
    /** Newest first. */
    transactions: { P: transactions("P"), X: transactions("X"), C: transactions("C") },
    balances: (chain: ChainAlias, owners: ReadonlySet<string>, moment?: number) =>
      expectBalances(world, chain, owners, names, moment),
  }
}

export type Expected = ReturnType<typeof createExpected>
