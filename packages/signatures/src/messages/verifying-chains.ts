import { decodePChainMessage, decodeWarpPayload, type UnsignedWarpMessage } from "@serac/chain"
import { zeroId } from "../validators/p-chain.ts"

const wordBytes = 32

/**
 * By whose epoch a message will be judged: the blockchains that may be asked for theirs, the likeliest first. It is the one that is named, or
 * that the message is for as far as it says so: those of the ICM messenger name their destination, and those of an L1's manager about
 * validators are for the P-Chain. Its own comes last, for want of a better one where the node does not run the other.
 */
export function verifyingChains(message: UnsignedWarpMessage, named?: Uint8Array): readonly Uint8Array[] {
  const { sourceChainID } = message
  if (named !== undefined) return [named]
  const first = addressee(message)
  return first === undefined || Buffer.compare(first, sourceChainID) === 0 ? [sourceChainID] : [first, sourceChainID]
}

function addressee({ payload }: UnsignedWarpMessage): Uint8Array | undefined {
  const call = decodedOrUndefined(() => decodeWarpPayload(payload))
  // What the P-Chain says of L1s names no addressee; it has no sender either.
  if (call?.type !== "AddressedCall" || call.sourceAddress.length === 0) return undefined
  const managed = decodedOrUndefined(() => decodePChainMessage(call.payload))
  if (managed?.type === "RegisterL1Validator" || managed?.type === "L1ValidatorWeight") return zeroId
  return icmDestination(call.payload)
}

/** Of the ABI of an ICM message: the offset of the struct, then the message's nonce, its sender and its destination. */
function icmDestination(payload: Uint8Array): Uint8Array | undefined {
  if (payload.length < 9 * wordBytes || payload.length % wordBytes !== 0) return undefined
  const at = (index: number) => payload.slice(index * wordBytes, (index + 1) * wordBytes)
  const [offset, , sender, destination] = [at(0), at(1), at(2), at(3)]
  const isStruct = offset.every((byte, index) => byte === (index === wordBytes - 1 ? wordBytes : 0))
  return isStruct && sender.subarray(0, 12).every((byte) => byte === 0) ? destination : undefined
}

function decodedOrUndefined<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
