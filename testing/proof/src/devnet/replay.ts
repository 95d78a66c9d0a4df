import { compareResponses, type ExchangeDifference } from "./compare-exchange.ts"
import type { Closeness } from "./compare-json.ts"
import { rules as allRules, isLoose, type Rules, rulesFor } from "./rules.ts"
import type { Send } from "./send.ts"
import type { WireExchange } from "./wire-exchange.ts"

/** An exchange that went another way than it did with the real node. */
export interface DifferentExchange extends ExchangeDifference {
  readonly name: string
  readonly request: WireExchange["request"]
}

/** What became of the exchanges of a file. */
export interface Replayed {
  readonly equal: number
  /** How many of the equal ones were compared in their shape only. */
  readonly inShape: number
  readonly different: readonly DifferentExchange[]
}

/** Sends recorded requests one after the other, and compares what comes with what came. */
export async function replay(
  exchanges: readonly WireExchange[],
  send: Send,
  closeness: Closeness,
  rules: Rules = allRules,
): Promise<Replayed> {
  const different: DifferentExchange[] = []
  let inShape = 0
  for (const { name, request, response } of exchanges) {
    const close = isLoose(request.body, rules) ? "shape" : closeness
    const found = await send(request).then(
      (got) => compareResponses(response, got, close, rulesFor(request.body, rules)),
      (error: Error): ExchangeDifference => ({
        aspect: "status",
        at: "",
        expected: String(response.status),
        got: `no answer: ${error.message}`,
      }),
    )
    if (found !== undefined) different.push({ name, request, ...found })
    else if (close === "shape") inShape += 1
  }
  return { equal: exchanges.length - different.length, inShape, different }
}
