import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire"
import {
  type AppError,
  type AppGossip,
  type AppRequest,
  type AppResponse,
  appError,
  appGossip,
  appRequest,
  appResponse,
} from "./app.ts"
import { compress, decompress } from "./compression.ts"
import { type Envelope, readEnvelope } from "./envelope.ts"
import { type Handshake, handshake } from "./handshake.ts"
import { type GetPeerList, getPeerList, type PeerList, peerList } from "./peer-list.ts"
import { type Ping, type Pong, ping, pong } from "./ping.ts"
import { MessageError, type Struct } from "./struct.ts"

/** The messages between peers, by name. */
export interface Messages {
  readonly ping: Ping
  readonly pong: Pong
  readonly handshake: Handshake
  readonly peerList: PeerList
  readonly appRequest: AppRequest
  readonly appResponse: AppResponse
  readonly appGossip: AppGossip
  readonly appError: AppError
  readonly getPeerList: GetPeerList
}

/** A message: one of {@link Messages}, or of another type, of which only the number is read. */
export type Message =
  | { readonly [K in keyof Messages]: { readonly type: K; readonly value: Messages[K] } }[keyof Messages]
  | { readonly type: "other"; readonly number: number }

/** A received message, and its form. */
export interface ReceivedMessage {
  readonly message: Message
  readonly isCompressed: boolean
  /** Size in bytes without compression. */
  readonly size: number
}

const compressedZstd = 2

type MessageKind<K extends keyof Messages> = readonly [number: number, struct: Struct<Messages[K]>]

const messageStructs: { readonly [K in keyof Messages]: MessageKind<K> } = {
  ping: [11, ping],
  pong: [12, pong],
  handshake: [13, handshake],
  peerList: [14, peerList],
  appRequest: [30, appRequest],
  appResponse: [31, appResponse],
  appGossip: [32, appGossip],
  appError: [34, appError],
  getPeerList: [35, getPeerList],
}

const byNumber = new Map(
  Object.entries(messageStructs).map(([type, [number, struct]]) => [
    number,
    { type, struct: struct as Struct<unknown> },
  ]),
)

/** The message types that nodes compress. */
const compressible: ReadonlySet<Message["type"]> = new Set([
  "peerList",
  "getPeerList",
  "appRequest",
  "appResponse",
  "appGossip",
  "appError",
] as const)

/**
 * Encodes a message like a node, compressed if nodes compress its type.
 *
 * @throws {TypeError} for a message of another type, whose content was not kept
 */
export function encodeMessage(message: Message): Uint8Array {
  const plain = encodePlainMessage(message)
  if (!compressible.has(message.type)) return plain
  return new BinaryWriter().tag(compressedZstd, WireType.LengthDelimited).bytes(compress(plain)).finish()
}

/** Encodes a message without compression. */
export function encodePlainMessage(message: Message): Uint8Array {
  if (message.type === "other") throw new TypeError("A message of another kind has no bytes")
  const [number, struct] = messageStructs[message.type] as readonly [number, Struct<unknown>]
  const writer = new BinaryWriter().tag(number, WireType.LengthDelimited)
  struct.write(writer, message.value)
  return writer.finish()
}

/**
 * Decodes the message of a frame.
 *
 * @throws {MessageError} for invalid bytes, or a decompressed message above the size of a frame
 */
export function decodeMessage(bytes: Uint8Array): ReceivedMessage {
  const outer = readEnvelope(bytes)
  if (outer?.number !== compressedZstd) return { message: messageFrom(outer), isCompressed: false, size: bytes.length }
  const plain = decompress(outer.content)
  const inner = readEnvelope(plain)
  if (inner?.number === compressedZstd) throw new MessageError("a compressed message is in a compressed message")
  return { message: messageFrom(inner), isCompressed: true, size: plain.length }
}

function messageFrom(envelope: Envelope | undefined): Message {
  const known = envelope && byNumber.get(envelope.number)
  if (!known) return { type: "other", number: envelope?.number ?? 0 }
  return { type: known.type, value: known.struct.decode(envelope.content) } as Message
}
