import { type Clock, NodeFault, withTimeLimit } from "../../core/index.ts"
import type { EndpointState, Endpoints } from "../../core/node/index.ts"
import { twoAnswers } from "./second-answer.ts"

/** Milliseconds that each of several endpoints has: one that does not answer is left out. */
const agreedLimit = 5_000

/** A question whose answer nothing proves, and which all nodes of a network answer alike. */
export interface AgreedQuestion<One, T> {
  /** What it is about, in words. */
  readonly what: string
  readonly ask: (endpoint: One, signal: AbortSignal) => Promise<T>
  /** Both answers as one, since one may lack what the other has; undefined if they contradict each other. */
  readonly merge: (one: T, other: T) => T | undefined
}

/**
 * Asks all endpoints, each twice.
 *
 * @throws NodeFault if none answers, or two answers contradict each other.
 */
export async function askAgreed<One extends EndpointState, T>(
  endpoints: Endpoints<One>,
  { what, ask, merge }: AgreedQuestion<One, T>,
  clock: Clock,
  signal: AbortSignal,
): Promise<T> {
  const askTwice = async (endpoint: One, limited: AbortSignal) => {
    const merged = merge(await ask(endpoint, limited), await ask(endpoint, limited))
    if (merged === undefined) throw twoAnswers(what)
    return merged
  }
  const work = (endpoint: One) => {
    if (endpoints.all.length === 1) return askTwice(endpoint, signal)
    const late = () => new NodeFault("timeout", `${endpoint.host}: no answer within ${agreedLimit} ms`)
    return withTimeLimit(clock, agreedLimit, signal, (limited) => askTwice(endpoint, limited), late)
  }
  const told = await endpoints.askAll(work, signal)
  signal.throwIfAborted()
  const answers = told.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []))
  const [first, ...others] = answers
  if (first === undefined) throw agreedFault(told, what)
  return others.reduce((agreed, { endpoint, value }) => {
    const merged = merge(agreed, value)
    if (merged === undefined)
      throw new NodeFault("nonsense", `${first.endpoint.host} and ${endpoint.host} differ about ${what}`)
    return merged
  }, first.value)
}

/** The fault of a node of this network, if one has one. */
function agreedFault(told: readonly PromiseSettledResult<unknown>[], what: string): unknown {
  const faults = told.flatMap((one) => (one.status === "rejected" ? [one.reason] : []))
  const isElsewhere = (fault: unknown) => fault instanceof NodeFault && fault.kind === "wrong-chain"
  return faults.find((fault) => !isElsewhere(fault)) ?? faults[0] ?? new NodeFault("behind", `no node can tell ${what}`)
}
