import type { Proof } from "./ask.ts"
import { compareAddresses } from "./compare-addresses.ts"
import { compareAvaxSupply } from "./compare-avax-supply.ts"
import { compareBalances } from "./compare-balances.ts"
import { compareBlocks } from "./compare-blocks.ts"
import { comparePlatform } from "./compare-platform.ts"
import { compareProposed } from "./compare-proposed.ts"
import { compareRecorded } from "./compare-recorded.ts"
import { compareRecordedValidators } from "./compare-recorded-validators.ts"
import { compareStaking } from "./compare-staking.ts"
import { compareTransactions } from "./compare-transactions.ts"
import { proveUtxos } from "./compare-utxos.ts"
import { compareValidators } from "./compare-validators.ts"
import { compareConservation } from "./conserve.ts"

/** Compares every served answer of a network whose genesis is known. */
export async function compareEverything(proof: Proof): Promise<void> {
  await compareRecorded(proof)
  await compareRecordedValidators(proof)
  await proveUtxos(proof)
  await compareBalances(proof)
  await compareTransactions(proof)
  await compareAddresses(proof)
  await compareStaking(proof)
  await compareBlocks(proof)
  await compareProposed(proof)
  await compareValidators(proof)
  await comparePlatform(proof)
  await compareConservation(proof)
  await compareAvaxSupply(proof)
}
