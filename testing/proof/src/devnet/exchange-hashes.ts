import type { WireEndpoint, WireHandler } from "@serac/wire/node"

/** Begins a conversation by WebSocket. */
export type Connect = NonNullable<WireEndpoint["connect"]>

const hashPattern = /0x[0-9a-f]{64}(?![0-9a-f])/g

/** Replaces recorded hashes by ours in requests, and ours by recorded ones in responses. @param hashes - pairs of a recorded hash and ours */
export function exchangeHashes(hashes: readonly (readonly [recorded: string, ours: string])[]) {
  const ours = new Map(hashes)
  const recorded = new Map(hashes.map(([one, other]) => [other, one]))
  const exchange = (text: string, names: ReadonlyMap<string, string>) =>
    text.replace(hashPattern, (found) => names.get(found) ?? found)
  return {
    answers:
      (handle: WireHandler): WireHandler =>
      async (request) => {
        const response = await handle({ ...request, body: exchange(request.body, ours) })
        return { ...response, body: exchange(response.body, recorded) }
      },
    frames:
      (connect: Connect): Connect =>
      (send) => {
        const session = connect((text) => send(text && exchange(text, recorded)))
        return { receive: (text) => session.receive(exchange(text, ours)), end: () => session.end() }
      },
  }
}
