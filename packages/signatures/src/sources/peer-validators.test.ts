import { formatNodeId } from "@serac/chain"
import { PeerError, type PeerErrorCode } from "@serac/wire/peer"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { testMessage } from "../../test/test-message.ts"
import { PeerValidators } from "./peer-validators.ts"
import type { SignatureQuestion } from "./signature-source.ts"
import { SourceError } from "./source-error.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }))
afterEach(() => void vi.useRealTimers())

const nodeId = new Uint8Array(20).fill(3)
const message = testMessage()
const { signal } = new AbortController()
const justification = Uint8Array.of(7)
const question = (given: Partial<SignatureQuestion> = {}): SignatureQuestion => ({
  ...{ nodeId: formatNodeId(nodeId), message, justification, deadline: Date.now() + 3_000, signal },
  ...given,
})

test("a validator is asked over the peer network until the deadline, and for a millisecond at least", async () => {
  const requestSignature = vi.fn(async () => Uint8Array.of(9))
  const source = new PeerValidators({ requestSignature })
  expect([source.canAsk(), await source.ask(question())]).toEqual([true, Uint8Array.of(9)])
  await source.ask(question({ deadline: Date.now() - 5 }))
  const asked = { nodeId, chainId: message.sourceChainID, message: message.bytes, justification, signal }
  expect(requestSignature.mock.calls).toEqual([[{ ...asked, timeout: 3_000 }], [{ ...asked, timeout: 1 }]])
})

const failure = async (cause: Error, given: Partial<SignatureQuestion> = {}) => {
  const error = await new PeerValidators({ requestSignature: () => Promise.reject(cause) })
    .ask(question(given))
    .catch((thrown: unknown) => thrown)
  if (!(error instanceof SourceError)) return error
  expect(error.cause).toBe(cause)
  return [error.code, error.said, error.number]
}

test("what a peer says when it refuses is kept, and each other failure has a code of a source", async () => {
  const refusal = { code: -4, text: "throttled" }
  expect(await failure(new PeerError("refused", "The peer refuses", { refusal }))).toEqual(["refused", "throttled", -4])
  const codes: PeerErrorCode[] = ["silent", "no-address", "unreachable", "wrong-identity", "protocol"]
  expect(await Promise.all(codes.map((code) => failure(new PeerError(code, "no"))))).toEqual(
    ["late", "no-address", "unreachable", "unreachable", "unreachable"].map((code) => [code, undefined, undefined]),
  )
})

test("an answer that nobody waits for any more is late, and a fault of ours is thrown", async () => {
  const broken = new TypeError("broken")
  expect(await failure(broken, { signal: AbortSignal.abort() })).toEqual(["late", undefined, undefined])
  expect(await failure(broken)).toBe(broken)
})
