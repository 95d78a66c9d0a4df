import { type ByNameMethods, byNameMethod } from "@serac/wire/node"
import type { ProposedHeights } from "./proposed-heights.ts"

/** The methods of `/ext/bc/<chain>/proposervm`. */
export function proposervmMethods(heights: ProposedHeights): ByNameMethods {
  return {
    "proposervm.getProposedHeight": byNameMethod({}, () => ({ height: String(heights.proposedHeight()) })),

    "proposervm.getCurrentEpoch": byNameMethod({}, () => {
      const { number, startTime, pChainHeight } = heights.currentEpoch()
      return { number: String(number), startTime: String(startTime), pChainHeight: String(pChainHeight) }
    }),
  }
}
