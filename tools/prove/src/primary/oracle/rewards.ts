import { resultOf } from "../recording/recorded-calls.ts"
import type { PrimaryRecording } from "../recording/recording.ts"
import { fromHex } from "../recording/text.ts"
import { readUtxo } from "./read-utxo.ts"
import type { Staker } from "./stakers.ts"
import type { Utxo } from "./utxo.ts"

/** The UTXOs that a staker was paid, as the real node told them (`platform.getRewardUTXOs`): no block shows them. */
export function rewardsOf(
  { calls, directory }: PrimaryRecording,
  { txID, kind, ended }: Staker,
): readonly Pick<Utxo, "txID" | "outputIndex" | "assetID" | "output" | "reward">[] {
  const answer = resultOf<{ utxos: readonly string[] }>(calls.find("P", "platform.getRewardUTXOs", { txID }))
  if (answer === undefined) throw new Error(`${directory}: nobody asked platform.getRewardUTXOs for ${txID}`)
  const own = kind === "validator" ? "VALIDATOR" : "DELEGATOR"
  return answer.utxos.map((text, place) => {
    // The first is the staker's own, if it was rewarded; the other is what a validator keeps of its delegators' rewards.
    const reward = ended?.rewarded && place === 0 ? own : "VALIDATOR_FEE"
    return { ...readUtxo(fromHex(text).subarray(0, -4)), reward }
  })
}
