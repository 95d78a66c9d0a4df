import type { GatewayCall } from "../calls/call.ts"

/**
 * How a node failed that answered with an error of JSON-RPC and status 200: it crashed or is not ready, has no state of the block, has no such block
 * although others have, or ran out of time.
 */
export type NodeFault = "broken" | "stateless" | "behind" | "slow"

/** A call that a node was asked, as far as its block is concerned. */
export type FaultyCall = Pick<GatewayCall, "params">

/** Characters of the longest answer to a single call that is looked into. */
const longestError = 65_536

const internal = -32603
const timedOut = -32002
const ofServer: ReadonlySet<unknown> = new Set([-32000, -32001, internal, timedOut])

/** Words of callers stand behind others in these messages, never at the beginning. */
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
 * The fault that the text of a node's answer tells of; undefined for results, and for errors that are the caller's, such as a revert or bad
 * parameters.
 *
 * @param calls what the node was asked; of several each has its place as its id
 * @param knownHead the number of a block that the chain has for certain; undefined where none is known
 */
export function nodeFaultIn(
  text: string,
  calls: readonly FaultyCall[],
  knownHead: number | undefined,
): NodeFault | undefined {
  // A single error is short, and a long result is not read for one.
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
  // A contract reverts with any words.
  if (!ofServer.has(code) || typeof message !== "string" || /revert/i.test(message)) return undefined
  if (code === timedOut) return "slow"
  const [fault] = words.find(([, sign]) => sign.test(message)) ?? []
  return fault ?? (code === internal ? "broken" : undefined)
}

/** Whether the block that parameters name last exists for certain: by a tag that every chain has, or a number that is not above the head. */
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
    // What is no JSON is passed on as it came.
    return undefined
  }
}
