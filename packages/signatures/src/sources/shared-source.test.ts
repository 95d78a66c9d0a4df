import { decodeUnsignedWarpMessage, encodeUnsignedWarpMessage } from "@serac/chain"
import { expect, test } from "vitest"
import { sharedSource } from "./shared-source.ts"
import type { SignatureQuestion } from "./signature-source.ts"
import { SourceError } from "./source-error.ts"

const messageOf = (payload: number) =>
  decodeUnsignedWarpMessage(
    encodeUnsignedWarpMessage({ networkID: 1, sourceChainID: new Uint8Array(32), payload: Uint8Array.of(payload) }),
  )

/** A source that answers when it is told to, and what it was asked. */
function asking() {
  const asked: string[] = []
  const answers: ((error?: SourceError) => void)[] = []
  const source = sharedSource({
    canAsk: (nodeId) => nodeId !== "NodeID-unknown",
    ask: ({ nodeId, message, justification }) =>
      new Promise((resolve, reject) => {
        asked.push(`${nodeId} ${message.payload[0]} ${justification.length}`)
        answers.push((error) => (error === undefined ? resolve(new Uint8Array(96)) : reject(error)))
      }),
  })
  const ask = (question: Partial<SignatureQuestion> = {}) => {
    const { signal } = new AbortController()
    const usual = { nodeId: "NodeID-a", message: messageOf(1), justification: new Uint8Array(), deadline: 0, signal }
    return source.ask({ ...usual, ...question }).then(
      ({ length }) => length,
      (error: unknown) => (error instanceof SourceError ? error.code : error),
    )
  }
  return { source, asked, answers, ask }
}

test("a validator is asked once at a time for a message and its justification, and each of the others apart", async () => {
  const { source, asked, answers, ask } = asking()
  const shared = [ask(), ask(), ask()]
  void ask({ nodeId: "NodeID-b" })
  void ask({ message: messageOf(2) })
  void ask({ justification: new Uint8Array(32) })
  expect(asked).toEqual(["NodeID-a 1 0", "NodeID-b 1 0", "NodeID-a 2 0", "NodeID-a 1 32"])
  answers[0]?.(new SourceError("refused"))
  expect(await shared[0]).toBe("refused")
  await expect.poll(() => asked.length).toBe(5)
  answers[4]?.()
  expect(await Promise.all(shared)).toEqual(["refused", 96, 96])
  expect(["NodeID-a", "NodeID-unknown"].map((nodeId) => source.canAsk(nodeId, messageOf(1)))).toEqual([true, false])
})

test("an aggregation that is over does not end the request for another, and is late itself", async () => {
  const { answers, ask } = asking()
  const over = new AbortController()
  const late = ask({ signal: over.signal })
  const waits = ask()
  over.abort()
  expect(await late).toBe("late")
  answers[0]?.()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.()
  expect(await waits).toBe(96)
})
