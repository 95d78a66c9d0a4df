import { vi } from "vitest"
import { createRpcCore, type RpcCallOptions, type RpcClientSettings } from "../../src/rpc/index.ts"
import { type Behaviour, fakeNode, plain, resultOf } from "./fake-node.ts"

export const getHeight = { method: "avm.getHeight", path: "/ext/bc/X" }
export const issueTx = { method: "avm.issueTx", path: "/ext/bc/X", idempotent: false } as const
export const healthy = resultOf(() => "57")
export const bootstrapping = () => plain(503, "API call rejected because chain is not done bootstrapping\n")

/** Calls a method at nodes with these behaviours, under fake time; returns the outcome and the times of the requests. */
export async function call(
  nodes: Behaviour | Record<string, Behaviour>,
  settings: RpcClientSettings = {},
  operation: typeof getHeight | typeof issueTx = getHeight,
  options?: RpcCallOptions,
) {
  const began = Date.now()
  const asked: string[] = []
  const byHost = typeof nodes === "function" ? { node: nodes } : nodes
  const seen: Record<string, number> = {}
  const node = fakeNode((sent) => {
    const { hostname } = new URL(sent.url)
    asked.push(`${hostname} ${Date.now() - began}`)
    const index = seen[hostname] ?? 0
    seen[hostname] = index + 1
    return byHost[hostname]?.(sent, index)
  })
  const core = createRpcCore({
    baseUrl: Object.keys(byHost).map((host) => `http://${host}`),
    fetch: node.fetch,
    ...settings,
  })
  const outcome = core.call(operation, {}, options).then(
    (result) => ({ result, error: undefined }),
    (error: unknown) => ({ result: undefined, error }),
  )
  await vi.runAllTimersAsync()
  return { ...(await outcome), asked, sent: node.sent, core }
}

/** Responses in order; the last one repeats. */
export const inTurn =
  (...answers: (() => unknown)[]): Behaviour =>
  (sent, index) => {
    const answer = answers[Math.min(index, answers.length - 1)]
    return answer === undefined ? undefined : (answer as Behaviour)(sent, index)
  }
