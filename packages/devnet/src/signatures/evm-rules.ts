import {
  type AddressedCall,
  decodeSubnetEvmMessage,
  decodeWarpPayload,
  formatId,
  type UnsignedWarpMessage,
} from "@serac/chain"
import type { EvmChain } from "../evm/index.ts"
import { acceptedBlock, livingNote, sentMessagesOf } from "../network/evm/sent-messages.ts"
import { readBytes } from "./read.ts"
import type { Refusal } from "./refusal.ts"

/** Returns the observed uptime of a validation in seconds; `undefined` for an unknown validation. */
export type UptimeOf = (validationID: Uint8Array) => bigint | undefined

const makeRefusal = (code: number, text: string): Refusal => ({ code, text })

/**
 * Verifies that a node signs a message of an EVM chain: one that a contract has sent, the hash of an accepted block, or on an L1 a validator's
 * uptime. @returns the refusal, or `undefined`.
 */
export function verifyEvmMessage(
  chain: EvmChain,
  message: UnsignedWarpMessage,
  uptimeOf: UptimeOf,
): Refusal | undefined {
  if (sentMessagesOf(chain).get(message.id)) return undefined
  const payload = readBytes(message.payload, decodeWarpPayload)
  const isAccepted = (id: Uint8Array) => acceptedBlock(chain, id)
  if (chain.executesLater) {
    if ("problem" in payload) return makeRefusal(2, `parsing payload: ${payload.problem}`)
    if (payload.value.type !== "Hash")
      return makeRefusal(3, `unknown *payload.${payload.value.type} message${livingNote(chain)}`)
    return isAccepted(payload.value.hash)
      ? undefined
      : makeRefusal(4, `block not marked as accepted: getting block: not found${livingNote(chain)}`)
  }
  if ("problem" in payload) return makeRefusal(1, `failed to parse payload: ${payload.problem}`)
  if (payload.value.type === "Hash") {
    const { hash } = payload.value
    return isAccepted(hash)
      ? undefined
      : makeRefusal(2, `failed to get block ${formatId(hash)}: not found${livingNote(chain)}`)
  }
  if (chain.config.kind === "coreth")
    return makeRefusal(1, `unknown payload type: *payload.${payload.value.type}${livingNote(chain)}`)
  return verifyUptime(payload.value, uptimeOf)
}

/** A message that no contract sent must be one of the chain itself, without a source address. */
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
