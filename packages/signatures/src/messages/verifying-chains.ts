import { decodePChainMessage, decodeWarpPayload, type UnsignedWarpMessage } from "@serac/chain"
import { zeroId } from "../validators/p-chain.ts"

const wordBytes = 32

/**
 * The blockchains whose epoch may apply when a message is verified, the likeliest first. It is the named one, or the destination where the
 * message reveals it: messages of the ICM messenger contain it, and those of an L1's manager about validators are for the P-Chain. The source
 * blockchain comes last, as a fallback where the node does not run the destination.
 */
export function verifyingChains(message: UnsignedWarpMessage, named?: Uint8Array): readonly Uint8Array[] {
  const { sourceChainID } = message
  if (named !== undefined) return [named]
  const first = addressee(message)
  return first === undefined || Buffer.compare(first, sourceChainID) === 0 ? [sourceChainID] : [first, sourceChainID]
}

function addressee({ payload }: UnsignedWarpMessage): Uint8Array | undefined {
  const call = decodedOrUndefined(() => decodeWarpPayload(payload))
  // A message of the P-Chain about an L1 contains no destination; it has no sender either.
  if (call?.type !== "AddressedCall" || call.sourceAddress.length === 0) return undefined
  const managed = decodedOrUndefined(() => decodePChainMessage(call.payload))
  if (managed?.type === "RegisterL1Validator" || managed?.type === "L1ValidatorWeight") return zeroId
  return icmDestination(call.payload)
}

/** The destination in the ABI of an ICM message: the offset of the struct, then the message's nonce, its sender and its destination. */
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
