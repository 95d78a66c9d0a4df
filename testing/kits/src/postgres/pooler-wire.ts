import { randomBytes } from "node:crypto"

// PostgreSQL's messages: https://www.postgresql.org/docs/current/protocol-message-formats.html

const protocol3 = 196608

/** The length of a client's first message; undefined until it has arrived. */
export function startupSize(received: Buffer): number | undefined {
  if (received.length < 8) return undefined
  const size = received.readInt32BE(0)
  return received.length < size ? undefined : size
}

/** Whether the first message opens a session, as opposed to requesting encryption. */
export const isStartup = (message: Buffer): boolean => message.readInt32BE(4) === protocol3

/** The parameters of the message that opens a session. */
export function startupParameters(message: Buffer): ReadonlyMap<string, string> {
  const words = message.subarray(8).toString("utf8").split("\0")
  const parameters = new Map<string, string>()
  for (let at = 0; at + 1 < words.length && words[at] !== ""; at += 2) {
    parameters.set(words[at] as string, words[at + 1] as string)
  }
  return parameters
}

/** The complete messages in the received bytes, and the remaining bytes. */
export function frontendMessages(received: Buffer): { readonly messages: readonly Buffer[]; readonly rest: Buffer } {
  const messages: Buffer[] = []
  let at = 0
  while (received.length - at >= 5) {
    const end = at + 1 + received.readInt32BE(at + 1)
    if (received.length < end) break
    messages.push(received.subarray(at, end))
    at = end
  }
  return { messages, rest: received.subarray(at) }
}

/** The messages to an accepted client, with a process id that belongs to no session. */
export function greeting(): Buffer {
  const key = Buffer.concat([Buffer.from([0x7f]), randomBytes(7)])
  return Buffer.concat([
    wireMessage("R", Buffer.alloc(4)),
    wireMessage("S", zeroTerminated("server_version", "18.0")),
    wireMessage("S", zeroTerminated("client_encoding", "UTF8")),
    wireMessage("S", zeroTerminated("standard_conforming_strings", "on")),
    wireMessage("K", key),
    wireMessage("Z", Buffer.from("I")),
  ])
}

/** The message to a refused client. */
export const refusalMessage = (why: string): Buffer =>
  wireMessage(
    "E",
    Buffer.concat([
      zeroTerminated("SFATAL"),
      zeroTerminated("VFATAL"),
      zeroTerminated("C08P01"),
      zeroTerminated(`M${why}`),
      Buffer.alloc(1),
    ]),
  )

/** A statement without parameters. */
export const simpleQuery = (sql: string): Buffer => wireMessage("Q", zeroTerminated(sql))

function wireMessage(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type, 0, "latin1")
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const zeroTerminated = (...words: string[]): Buffer => Buffer.from(words.map((word) => `${word}\0`).join(""), "utf8")
