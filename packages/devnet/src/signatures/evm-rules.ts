import {
  type AddressedCall,
  decodeSubnetEvmMessage,
  decodeWarpPayload,
  formatId,
  type UnsignedWarpMessage,
} from "@serac/chain"
import type { EvmChain } from "../evm/index.ts"
import { toHex } from "../evm/index.ts"
import { sentMessagesOf } from "../network/evm/sent-messages.ts"
import { readBytes } from "./read.ts"
import type { Refusal } from "./refusal.ts"

/** For how many seconds a node has seen the validator of a validation; `undefined` where there is none. */
export type UptimeOf = (validationID: Uint8Array) => bigint | undefined

const makeRefusal = (code: number, text: string): Refusal => ({ code, text })

/**
 * Whether a node signs a message of an EVM chain: one that a contract has sent, the hash of an accepted block, and on an L1 how long
 * somebody was up. `undefined` when it does.
 */
export function verifyEvmMessage(
  chain: EvmChain,
  message: UnsignedWarpMessage,
  uptimeOf: UptimeOf,
): Refusal | undefined {
  if (sentMessagesOf(chain).get(message.id)) return undefined
  const payload = readBytes(message.payload, decodeWarpPayload)
  const isAccepted = (id: Uint8Array) => chain.blockByHash(toHex(id)) !== undefined
  if (chain.executesLater) {
    if ("problem" in payload) return makeRefusal(2, `parsing payload: ${payload.problem}`)
    if (payload.value.type !== "Hash") return makeRefusal(3, `unknown *payload.${payload.value.type} message`)
    return isAccepted(payload.value.hash)
      ? undefined
      : makeRefusal(4, "block not marked as accepted: getting block: not found")
  }
  if ("problem" in payload) return makeRefusal(1, `failed to parse payload: ${payload.problem}`)
  if (payload.value.type === "Hash") {
    const { hash } = payload.value
    return isAccepted(hash) ? undefined : makeRefusal(2, `failed to get block ${formatId(hash)}: not found`)
  }
  if (chain.config.kind === "coreth") return makeRefusal(1, `unknown payload type: *payload.${payload.value.type}`)
  return verifyUptime(payload.value, uptimeOf)
}

/** What contracts did not send can be said by the chain itself only: of nobody's address. */
function verifyUptime({ sourceAddress, payload }: AddressedCall, uptimeOf: UptimeOf): Refusal | undefined {
  const message = readBytes(payload, decodeSubnetEvmMessage)
  if ("problem" in message) return makeRefusal(1, `failed to parse addressed call message: ${message.problem}`)
  if (sourceAddress.length > 0) return makeRefusal(2, "source address should be empty for offchain addressed messages")
  const { validationID, totalUptime } = message.value
  const uptime = uptimeOf(validationID)
  if (uptime === undefined)
    return makeRefusal(2, `failed to get uptime: validationID not found: ${formatId(validationID)}`)
  if (uptime >= totalUptime) return undefined
  const text = `current uptime ${uptime} is less than queried uptime ${totalUptime} for validationID ${formatId(validationID)}`
  return makeRefusal(2, text)
}
