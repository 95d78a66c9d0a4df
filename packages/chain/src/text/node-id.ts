import { decodeCb58Of, encodeCb58 } from "./cb58.ts"
import { assertLength, shortIdLength } from "./id.ts"
import { TextError } from "./text-error.ts"

const prefix = "NodeID-"

/**
 * Formats a node id: `NodeID-` and the cb58 of its 20 bytes.
 *
 * @throws {TextError} `length` when it does not have 20 bytes
 * @example
 * import { formatNodeId } from "@serac/chain"
 *
 * formatNodeId(new Uint8Array(20)) // "NodeID-111111111111111111116DBWJs"
 */
export function formatNodeId(bytes: Uint8Array): string {
  return prefix + encodeCb58(assertLength(bytes, shortIdLength, "A node id"))
}

/**
 * Parses a node id to 20 bytes and verifies its checksum.
 *
 * @throws {TextError} `prefix`, `length`, `alphabet`, `checksum`
 * @example
 * import { parseNodeId } from "@serac/chain"
 *
 * const nodeID = parseNodeId("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg")
 */
export function parseNodeId(text: string): Uint8Array {
  if (!text.startsWith(prefix)) throw new TextError("prefix", `A node id begins with ${prefix}`)
  return decodeCb58Of(text.slice(prefix.length), shortIdLength)
}
