import { decodeUnsignedWarpMessage, type UnsignedWarpMessage } from "@serac/chain"

/** Maximum payload that a node accepts, in bytes. */
const largestPayload = 24 * 1024
const wordBytes = 32

/**
 * Reads a message to sign: its bytes, or the data of the Warp precompile's `SendWarpMessage` log, which contains them as an ABI argument.
 *
 * @throws {CodecError} for other bytes
 * @throws {RangeError} for a payload of more than the 24 KiB that a node accepts
 * @example
 * import { bytesOfHex, readUnsignedMessage } from "@serac/signatures"
 *
 * const networkOf = (hex: string) => readUnsignedMessage(bytesOfHex(hex)).networkID
 */
export function readUnsignedMessage(bytes: Uint8Array): UnsignedWarpMessage {
  const message = decodeUnsignedWarpMessage(argumentOf(bytes) ?? bytes)
  if (message.payload.length > largestPayload) throw new RangeError(`The payload has more than ${largestPayload} bytes`)
  return message
}

/** The only argument of log data: its offset, its length, and its bytes, padded to whole words. */
function argumentOf(data: Uint8Array): Uint8Array | undefined {
  if (data.length < 2 * wordBytes || data.length % wordBytes !== 0) return undefined
  const number = (at: number) => BigInt(`0x${Buffer.from(data.subarray(at, at + wordBytes)).toString("hex")}`)
  const length = number(wordBytes)
  if (number(0) !== BigInt(wordBytes) || length > BigInt(data.length - 2 * wordBytes)) return undefined
  return data.slice(2 * wordBytes, 2 * wordBytes + Number(length))
}
