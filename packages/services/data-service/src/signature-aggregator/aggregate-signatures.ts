import type { operations } from "@serac/data/types"
import { type Handler, withRules } from "@serac/http"
import { notIndexed } from "../not-indexed.ts"
import type { Services } from "../services.ts"

/** `POST /v1/signatureAggregator/{network}/aggregateSignatures`. */
export const aggregateSignatures: Handler<operations["aggregateSignatures"], Services> = withRules(
  ({ body: { quorumPercentage = 67, quorumPercentageBuffer = 0 } }) =>
    quorumPercentage + quorumPercentageBuffer > 100
      ? [
          "quorumPercentage and quorumPercentageBuffer must not exceed 100 together, " +
            `and ${quorumPercentage} and ${quorumPercentageBuffer} do`,
        ]
      : [],
  notIndexed("aggregateSignatures"),
)
