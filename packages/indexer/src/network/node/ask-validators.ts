import { getCurrentValidators } from "@serac/p-chain"
import { toArray, toRecord } from "../../core/node/index.ts"
import { largeAnswerBytes } from "./answer-limits.ts"
import type { ByNameEndpoint } from "./by-name-endpoint.ts"
import type { StakersRequest } from "./network-node.ts"

/** An endpoint's current validators of a subnet, or one of them with its delegators, unparsed. @throws NodeFault */
export async function askValidators(
  endpoint: ByNameEndpoint,
  { subnetId, nodeId }: StakersRequest,
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const parameters = {
    ...(subnetId === undefined ? {} : { subnetID: subnetId }),
    ...(nodeId === undefined ? {} : { nodeIDs: [nodeId] }),
  }
  const answer = await endpoint.ask(
    (core, options): Promise<unknown> => getCurrentValidators(core, parameters, options),
    signal,
    largeAnswerBytes,
  )
  return toArray(toRecord(answer, "platform.getCurrentValidators").validators, "validators")
}
