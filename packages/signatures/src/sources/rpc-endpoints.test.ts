import { encodeWarpPayload, formatId } from "@serac/chain"
import { expect, test } from "vitest"
import { testMessage } from "../../test/test-message.ts"
import { RpcEndpoints } from "./rpc-endpoints.ts"
import type { SignatureQuestion } from "./signature-source.ts"
import { SourceError } from "./source-error.ts"

const message = testMessage()
const hash = new Uint8Array(32).fill(6)
const blockMessage = testMessage({ payload: encodeWarpPayload({ type: "Hash", hash }) })
const call = encodeWarpPayload({ type: "AddressedCall", sourceAddress: new Uint8Array(20), payload: hash })

/** Asks a node that answers as it is told; gives the outcome and what was asked. */
async function asking(
  answer: (request: Request) => Response | Promise<Response>,
  given: Partial<SignatureQuestion> = {},
) {
  const asked: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { method, params } = (await request.clone().json()) as { readonly method: string; readonly params: unknown }
    asked.push([new URL(request.url).pathname, method, params])
    return answer(request)
  }
  const source = new RpcEndpoints([{ nodeId: "NodeID-a", url: "http://127.0.0.1:9650/base" }], { fetch })
  const { signal } = new AbortController()
  const usual = { nodeId: "NodeID-a", message, justification: new Uint8Array(), deadline: Date.now() + 20_000, signal }
  const outcome = await source.ask({ ...usual, ...given }).catch((error: unknown) => {
    if (!(error instanceof SourceError)) throw error
    return [error.code, error.said, error.number, error.cause instanceof Error]
  })
  return { asked, outcome }
}
const signed = () => Response.json({ jsonrpc: "2.0", id: 1, result: "0x0102" })

test("a message is asked for by its ID and a block by its hash, at the message's blockchain", async () => {
  const path = `/base/ext/bc/${formatId(message.sourceChainID)}/rpc`
  const other = testMessage({ payload: call })
  expect([
    await asking(signed),
    await asking(signed, { message: blockMessage }),
    await asking(signed, { message: other }),
  ]).toEqual([
    { asked: [[path, "warp_getMessageSignature", [formatId(message.id)]]], outcome: Uint8Array.of(1, 2) },
    { asked: [[path, "warp_getBlockSignature", [formatId(hash)]]], outcome: Uint8Array.of(1, 2) },
    { asked: [[path, "warp_getMessageSignature", [formatId(other.id)]]], outcome: Uint8Array.of(1, 2) },
  ])
})

test("a node that refuses is told with its words and code, once, and one that does not answer is unreachable or late", async () => {
  const error = { code: -32_000, message: "unknown message" }
  const refused = await asking(() => Response.json({ jsonrpc: "2.0", id: 1, error }))
  expect(refused.outcome).toEqual(["refused", "unknown message", -32_000, true])
  const unreachable = ["unreachable", undefined, undefined, true]
  const broken = await asking(() => new Response("", { status: 503 }))
  expect([broken.outcome, broken.asked.length]).toEqual([unreachable, 1])
  expect((await asking(() => Promise.reject(new TypeError("fetch failed")))).outcome).toEqual(unreachable)
  const never = ({ signal }: Request) =>
    new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))
  expect((await asking(never, { deadline: Date.now() - 5 })).outcome).toEqual(["late", undefined, undefined, true])
  expect((await asking(never, { signal: AbortSignal.abort() })).outcome).toEqual(unreachable)
})

test("only nodes of the list can be asked, and none for a message of the P-Chain", async () => {
  const source = new RpcEndpoints([{ nodeId: "NodeID-a", url: "http://127.0.0.1:9650" }])
  const ofPChain = testMessage({ sourceChainID: new Uint8Array(32) })
  expect([
    source.canAsk("NodeID-a", message),
    source.canAsk("NodeID-b", message),
    source.canAsk("NodeID-a", ofPChain),
    source.canAsk("NodeID-b", ofPChain),
  ]).toEqual([true, false, false, false])
  expect((await asking(signed, { nodeId: "NodeID-b" })).outcome).toEqual(["no-address", undefined, undefined, false])
})
