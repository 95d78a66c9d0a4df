import {
  CodecError,
  decodeAddressedCall,
  decodeUnsignedWarpMessage,
  decodeWarpPayload,
  encodeUnsignedWarpMessage,
  encodeWarpPayload,
  type UnsignedWarpMessage,
} from "@serac/chain"
import { concat, fromHex, padLeft, toBigInt, toHex, toWord } from "../codec/hex.ts"
import {
  addressWord,
  assertWritable,
  bytesArgument,
  type ChainIdentity,
  encodeBytes,
  type PrecompileCall,
  PrecompileError,
  type PrecompileFunctions,
  topicOf,
  wordAt,
} from "./precompile.ts"
import { warpMessageOf } from "./predicate.ts"
import { warpAddress, warpGas } from "./warp-gas.ts"

/** The event of the messages that validators may sign. */
export const sendWarpMessageEvent = "SendWarpMessage(address,bytes32,bytes)"

/** Decodes the message in the data of a `SendWarpMessage` log. */
export const messageOfLog = (data: Uint8Array): UnsignedWarpMessage => decodeUnsignedWarpMessage(bytesArgument(data))

/** The Warp precompile: sends messages to other chains, and returns the verified messages of the transaction. */
export const warp: PrecompileFunctions = {
  "getBlockchainID()": async ({ gas, identity }) => {
    gas.use(warpGas.getBlockchainID)
    return identity.blockchainID
  },
  "getVerifiedWarpMessage(uint32)": async (call, input) => {
    const message = verifiedMessage(call, input)
    if (message === undefined)
      return concat(toWord(64), toWord(0), encodeMessage(toWord(0), toWord(0), new Uint8Array(0)))
    const { sourceAddress, payload } = readPayload("addressed", () => decodeAddressedCall(message.payload))
    return concat(
      toWord(64),
      toWord(1),
      encodeMessage(message.sourceChainID, padLeft(sourceAddress.subarray(-20), 32), payload),
    )
  },
  "getVerifiedWarpBlockHash(uint32)": async (call, input) => {
    const message = verifiedMessage(call, input)
    if (message === undefined) return concat(toWord(0), toWord(0), toWord(0))
    const payload = readPayload("block hash", () => decodeWarpPayload(message.payload))
    if (payload.type !== "Hash") throw new PrecompileError("cannot unpack block hash payload: wrong payload type")
    return concat(message.sourceChainID, payload.hash, toWord(1))
  },
  "sendWarpMessage(bytes)": async (call, input) => {
    const { gas, identity, caller, crypto } = call
    gas.use(warpGas.sendMessageBase)
    gas.use(warpGas.perMessageByte * BigInt(input.length))
    assertWritable(call)
    const bytes = encodeMessageOf(identity, fromHex(caller), bytesArgument(input))
    const { id } = decodeUnsignedWarpMessage(bytes)
    call.logs.push({
      address: warpAddress,
      topics: [topicOf(sendWarpMessageEvent, crypto), toHex(addressWord(caller)), toHex(id)],
      data: concat(toWord(32), encodeBytes(bytes)),
    })
    return id
  },
}

/** @throws PrecompileError if the message is too long */
function encodeMessageOf(identity: ChainIdentity, sourceAddress: Uint8Array, bytes: Uint8Array): Uint8Array {
  const { networkID, blockchainID: sourceChainID } = identity
  try {
    const payload = encodeWarpPayload({ type: "AddressedCall", sourceAddress, payload: bytes })
    return encodeUnsignedWarpMessage({ networkID, sourceChainID, payload })
  } catch (error) {
    if (error instanceof CodecError) throw new PrecompileError(error.message)
    throw error
  }
}

function verifiedMessage({ gas, predicates }: PrecompileCall, input: Uint8Array): UnsignedWarpMessage | undefined {
  gas.use(warpGas.getVerifiedMessageBase)
  const index = toBigInt(wordAt(input, 0))
  if (index > 0x7fffffffn) throw new PrecompileError("invalid index to specify warp message: larger than MaxInt32")
  const chunks = predicates.chunks[Number(index)]
  if (chunks === undefined || predicates.failed.has(Number(index))) return undefined
  gas.use(warpGas.perMessageChunk * BigInt(chunks.length))
  return warpMessageOf(chunks).unsignedMessage
}

function readPayload<Payload>(name: string, read: () => Payload): Payload {
  try {
    return read()
  } catch (error) {
    throw new PrecompileError(`cannot unpack ${name} payload: ${(error as Error).message}`)
  }
}

const encodeMessage = (sourceChainID: Uint8Array, sender: Uint8Array, payload: Uint8Array): Uint8Array =>
  concat(sourceChainID, sender, toWord(96), encodeBytes(payload))
