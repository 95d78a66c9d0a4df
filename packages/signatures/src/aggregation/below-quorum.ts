import { formatId } from "@serac/chain"
import { AggregationError } from "../aggregation-error.ts"
import type { SigningSet } from "../validators/validator-sets.ts"
import type { Collected } from "./collect-signatures.ts"
import { missingWords } from "./missing-words.ts"
import { percentageOf } from "./quorum.ts"

/** Makes the error for too few signatures: the share of the weight that has signed, the validators that have not, and whether they may soon. */
export function belowQuorum(
  { subnetID, height, set }: SigningSet,
  { signers, missing, refusals, isReachable }: Collected,
  quorum: number,
): AggregationError {
  const percent = (weight: bigint) => `${percentageOf(weight, set.totalWeight)} percent`
  const weigh = (all: readonly { readonly weight: bigint }[]) => all.reduce((sum, { weight }) => sum + weight, 0n)
  const inactive = set.totalWeight - weigh(set.validators)
  const needed = quorum === 0 ? "one signature" : `${quorum} percent of the weight`
  const parts = [
    `${percent(weigh(signers))} ${isReachable ? "have signed" : "had signed by then"}`,
    ...(inactive > 0n ? [`${percent(inactive)} belong to inactive validators or such without a BLS key`] : []),
    ...(missing.length > 0 ? [missingWords(missing)] : []),
  ]
  const outcome = isReachable ? "was not reached" : "cannot be reached"
  const where = `subnet ${formatId(subnetID)} at P-Chain height ${height}`
  const words = `a quorum of ${needed} of ${where} ${outcome}: ${parts.join("; ")}`
  const refused = { refusals, totalWeight: set.totalWeight }
  return new AggregationError(isReachable ? "quorum" : "quorum-unreachable", words, refused)
}
