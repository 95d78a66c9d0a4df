import type { GatewayCall } from "../calls/call.ts"

/**
 * The fault of a node that answered with a JSON-RPC error and status 200: it crashed or is not ready (`broken`), lacks the
 * block's state (`stateless`), lacks a block that others have (`behind`), or ran out of time (`slow`).
 */
export type NodeFault = "broken" | "stateless" | "behind" | "slow"

/** The parts of a call that determine whether its block exists. */
export type FaultyCall = Pick<GatewayCall, "params">

/** Maximum characters of an answer to a single call that is checked for an error. */
const longestError = 65_536

const internal = -32603
const timedOut = -32002
const ofServer: ReadonlySet<unknown> = new Set([-32000, -32001, internal, timedOut])

/** The patterns match beginnings: in these messages text of the caller never comes first. */
const words: readonly (readonly [NodeFault, RegExp])[] = [
  [
    "stateless",
    /^(?:missing trie node|(?:required )?historical state .*(?:unavailable|not available)|state .*not available)/i,
  ],
  [
    "behind",
    /^(?:header not found|(?:header|block) .{0,80}not found|block not found|unknown block|header for hash not found)/i,
  ],
  [
    "slow",
    /^(?:request timed out|execution (?:aborted|timeout)|query timeout|evm timeout)|context deadline exceeded$/i,
  ],
  [
    "broken",
    /^(?:method handler crashed|runtime error|internal error|database closed|pebble: closed|leveldb: closed|server (?:closed|shutting down)|node is (?:not ready|bootstrapping|still bootstrapping)|.{0,40}not (?:done|finished) bootstrapping)/i,
  ],
]

/**
 * The node's fault in the text of an answer; undefined for results, and for errors that the caller caused, such as a revert
 * or invalid parameters.
 *
 * @param calls the calls of the request; in a batch the id of each call is its position
 * @param knownHead the number of a block that certainly exists; undefined if none is known
 */
export function nodeFaultIn(
  text: string,
  calls: readonly FaultyCall[],
  knownHead: number | undefined,
): NodeFault | undefined {
  // An error is short, so long results are not parsed.
  const isBatch = text.startsWith("[")
  if (!text.includes('"error"') || (!isBatch && text.length > longestError)) return undefined
  const read = parsedAnswer(text)
  const answers: readonly unknown[] = Array.isArray(read) ? read : [read]
  for (const answer of answers) {
    const { error, id } = Object(answer) as { readonly error?: unknown; readonly id?: unknown }
    const fault = errorFault(error)
    if (fault === undefined) continue
    const call = isBatch ? calls[Number(id)] : calls[0]
    if (fault !== "behind" || (call !== undefined && isKnownBlock(call.params, knownHead))) return fault
  }
  return undefined
}

function errorFault(error: unknown): NodeFault | undefined {
  const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown }
  // A contract may revert with any message.
  if (!ofServer.has(code) || typeof message !== "string" || /revert/i.test(message)) return undefined
  if (code === timedOut) return "slow"
  const [fault] = words.find(([, sign]) => sign.test(message)) ?? []
  return fault ?? (code === internal ? "broken" : undefined)
}

/** Whether the last block in the parameters certainly exists: it is a tag that every chain has, or a number up to the head. */
function isKnownBlock(params: string, knownHead: number | undefined): boolean {
  const given: unknown = params === "" ? [] : JSON.parse(params)
  const block = Array.isArray(given) ? given.findLast((one) => typeof one === "string") : undefined
  if (block === "latest" || block === "safe" || block === "finalized" || block === "earliest") return true
  return /^0x[\da-f]{1,13}$/i.test(String(block)) && knownHead !== undefined && Number(block) <= knownHead
}

function parsedAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Invalid JSON is passed on unchanged.
    return undefined
  }
}
