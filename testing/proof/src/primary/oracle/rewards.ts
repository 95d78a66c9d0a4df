import { recordedResult } from "../recording/recorded-calls.ts"
import type { PrimaryRecording } from "../recording/recording.ts"
import { fromHex } from "../recording/text.ts"
import { readUtxo } from "./read-utxo.ts"
import type { PeriodEnd } from "./renewal.ts"
import type { Staker } from "./stakers.ts"
import type { Utxo } from "./utxo.ts"

type Reward = Pick<Utxo, "txID" | "outputIndex" | "assetID" | "output" | "reward">

/** The reward UTXOs of a staker from the real node's `platform.getRewardUTXOs`: no block contains them. */
export function stakerRewards(recording: PrimaryRecording, staker: Staker): readonly Reward[] {
  const period = staker.renewal?.ended.at(-1)
  return period ? rewardsOfPeriod(recording, period) : rewardsOfStaker(recording, staker)
}

/** The reward UTXOs of a period carry the transaction that ended it; their sum must equal the period's pay. */
function rewardsOfPeriod(recording: PrimaryRecording, { event, paid }: PeriodEnd): readonly Reward[] {
  const owed = [
    { reward: "VALIDATOR" as const, amount: paid.validation },
    { reward: "VALIDATOR_FEE" as const, amount: paid.delegation },
  ].filter(({ amount }) => amount > 0n)
  const told = utxosOf(recording, event.txID)
  return owed.map(({ reward, amount }, index) => {
    const utxo = told[index]
    if (utxo?.output.amount !== amount || told.length !== owed.length || utxo.outputIndex !== index)
      throw new Error(`${event.txID} pays ${told.map(({ output }) => output.amount)}, not ${amount} at ${index}`)
    return { ...utxo, reward }
  })
}

function rewardsOfStaker(recording: PrimaryRecording, { txID, kind, ended }: Staker): readonly Reward[] {
  const own = kind === "validator" ? "VALIDATOR" : "DELEGATOR"
  // The first is the staker's own, if it was rewarded; the other is the validator's share of its delegators' rewards.
  return utxosOf(recording, txID).map((utxo, place) => {
    return { ...utxo, reward: ended?.rewarded && place === 0 ? own : "VALIDATOR_FEE" }
  })
}

function utxosOf({ calls, directory }: PrimaryRecording, txID: string) {
  const answer = recordedResult<{ utxos: readonly string[] }>(calls.find("P", "platform.getRewardUTXOs", { txID }))
  if (answer === undefined) throw new Error(`${directory}: nobody asked platform.getRewardUTXOs for ${txID}`)
  // The node has no order of its own.
  return answer.utxos
    .map((text) => readUtxo(fromHex(text).subarray(0, -4)))
    .toSorted((one, other) => one.outputIndex - other.outputIndex)
}
