import type { operations } from "@serac/data/types"
import type { RequestRules } from "@serac/server/http"
import { bytesOfHex, isJustification, readUnsignedMessage } from "@serac/signatures"
import { boundedJson } from "../render/json-text.ts"
import type { Services } from "../services.ts"

/** Rules beyond the document: the bytes must be a message, of the requested network. */
export const aggregationRules: RequestRules<operations["aggregateSignatures"], Services> = (
  { body, path },
  { networks, signatures },
) => {
  const { message, justification, quorumPercentage = 67, quorumPercentageBuffer = 0 } = body
  // Without a source of signatures the network of a message does not matter.
  const networkId = signatures.isConfigured ? networks.idOf(path.network) : undefined
  const found = message === undefined ? undefined : messageIn(message)
  const problems = [
    quorumPercentage + quorumPercentageBuffer > 100 &&
      `quorumPercentage and quorumPercentageBuffer must not exceed 100 together, and ${quorumPercentage} and ${quorumPercentageBuffer} do`,
    message !== undefined &&
      found === undefined &&
      `message must be an unsigned warp message with a payload of at most 24 KiB, not '${boundedJson(message, 60)}'`,
    found !== undefined &&
      networkId !== undefined &&
      found.networkID !== networkId &&
      `message must be of network ${networkId}, and is of network ${found.networkID}`,
    message === undefined &&
      justification !== undefined &&
      !isJustification(bytesOfHex(justification)) &&
      `justification must be a subnet ID, or show which L1 validator was removed, where there is no message, not '${boundedJson(justification, 60)}'`,
  ]
  return problems.filter((problem) => problem !== false)
}

function messageIn(text: string) {
  try {
    return readUnsignedMessage(bytesOfHex(text))
  } catch {
    return undefined
  }
}
