import { batching, createRpcCore, RpcError } from "@serac/client/rpc"
import { readAnswerText, type Settled } from "./answer.ts"
import { parseOrUndefined, type WireCall } from "./calls.ts"
import { compareAnswer } from "./compare.ts"
import type { LocatedExchange } from "./exchange.ts"
import { origin, play } from "./player.ts"
import { type ExchangeVerdict, verdict } from "./verdict.ts"

/**
 * Proves a batch of well-formed calls: one request, each answer resolves its own call, an error of the batch rejects all. A batch that is refused for
 * its size is sent again in smaller batches, each call once.
 */
export async function judgeBatch(recorded: LocatedExchange, calls: readonly WireCall[]): Promise<ExchangeVerdict> {
  const { request, response } = recorded.exchange
  const isTooLarge = /batch too large/.test(response.body)
  const player = play(response, (sent) => {
    const ours = [JSON.parse(sent.body) as { id: unknown }].flat().map(({ id }) => id)
    if (isTooLarge && ours.length < calls.length) {
      const taken = ours.map((id) => ({ jsonrpc: "2.0", id, result: `0x${Number(id).toString(16)}` }))
      return JSON.stringify(ours.length === 1 ? taken[0] : taken)
    }
    const answers = parseOrUndefined(response.body)
    if (!Array.isArray(answers)) return response.body
    // A batch answer of this size holds no unsafe integer, so rewriting its ids through JSON loses nothing.
    const renamed = answers.map((answer: { id: unknown }) => ({
      ...answer,
      id: ours[calls.findIndex(({ id }) => id === JSON.stringify(answer.id))] ?? answer.id,
    }))
    return JSON.stringify(renamed)
  })
  // The limit is the node's: a recorded batch beyond it must reach the player as one request, to see the refusal.
  const core = createRpcCore(
    {
      endpoint: origin + request.path,
      fetch: player.fetch,
      retry: false,
      batch: { size: calls.length },
    },
    { dialect: batching },
  )
  const settled = (await core.batch(
    calls.map(({ method, params, hasParams }) => ({ method, ...(hasParams && { params }) })),
  )) as readonly Settled[]
  const violations: string[] = []
  const requests = isTooLarge ? 3 : 1
  if (player.sent.length !== requests) violations.push(`the client sent ${player.sent.length} requests for one batch`)
  if (settled.length !== calls.length) violations.push(`${calls.length} calls, ${settled.length} outcomes`)
  const answers = parseOrUndefined(response.body)
  const texts = Array.isArray(answers) ? answers.map((answer) => JSON.stringify(answer)) : []
  for (const [index, one] of settled.entries()) {
    if (isTooLarge) {
      if (one.status === "rejected") violations.push(`call ${index} of a batch that is too large has no answer`)
      continue
    }
    const text = texts.find(
      (candidate) => JSON.stringify((JSON.parse(candidate) as { id: unknown }).id) === calls[index]?.id,
    )
    if (text !== undefined && texts.length === calls.length)
      violations.push(...compareAnswer(readAnswerText(text), one))
    else if (one.status !== "rejected" || !(one.reason instanceof RpcError))
      violations.push(`call ${index} of a refused batch did not become a JSON-RPC error`)
  }
  return verdict(recorded, "a batch", "batch", violations)
}
