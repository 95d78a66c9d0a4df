/** By name, or by position with the positions as names. */
type Params = Readonly<Record<string, unknown>>

/** A call whose answer cannot be the same twice. */
export interface LooseCall {
  readonly why: string
  readonly is: (method: string, params: Params) => boolean
}

/** What a comparison leaves out, and why. Whatever no rule names is compared. */
export interface Rules {
  /** Headers that say how a body travels, or when; the body itself is compared. */
  readonly headers: ReadonlyMap<string, string>
  /** Members, wherever they stand, whose values are of the moment or of the machine: only that they are there is compared. */
  readonly moments: ReadonlyMap<string, string>
  /** Lists, wherever they stand, that a node itself gives in any order. */
  readonly unordered: ReadonlyMap<string, string>
  /** Calls of whose answers only the shape is compared. */
  readonly loose: readonly LooseCall[]
  /** Parts of texts that are not compared. */
  readonly texts: readonly { readonly why: string; readonly form: RegExp; readonly shown: string }[]
  /** Paths into answers at which nothing is compared. */
  readonly paths: ReadonlyMap<string, string>
}

const list = (why: string, ...names: readonly string[]) => names.map((name) => [name, why] as const)

/** The rules for all recordings. */
export const rules: Rules = {
  headers: new Map([
    ...list("how the body is sent", "content-length", "transfer-encoding", "connection", "keep-alive"),
    ...list("when it is sent", "date"),
  ]),
  moments: new Map([
    ...list("when a check looked", "timestamp", "timeOfFirstFailure"),
    ...list("how long it took, and how often it failed", "duration", "contiguousFailures"),
    ...list("the machine's", "availableDiskBytes", "availableDiskPercentage", "ip"),
    ...list("what the node was busy with", "longestRunningRequest", "outstandingRequests"),
    ...list("what the node saw of others", "percentConnected", "disconnectedValidators", "connected", "uptime"),
    ...list("what the node saw of others", "uptimePercentage", "uptimeSeconds", "isConnected"),
    ...list("what others saw of the node", "rewardingStakePercentage", "weightedAveragePercentage"),
    ...list("the last of outputs whose order a node does not keep", "utxo"),
  ]),
  unordered: new Map([
    ...list("kept in a map by the node", "balances", "validators"),
    ...list("in the order in which a map of the node gave the outputs of a block", "utxoIDs", "utxos"),
  ]),
  loose: [
    {
      why: "taken at random",
      is: (method) => method === "platform.sampleValidators" || /^eth_new\w*Filter$/.test(method),
    },
    {
      why: "what the messenger, whose code is left out of a recording, logged, used and stored",
      is: (method, params) =>
        (method === "eth_getProof" && params[2] === "latest") ||
        (method === "eth_feeHistory" && firstOf(params) === "0x400") ||
        (method === "eth_getLogs" && isWhole(firstOf(params))),
    },
    { why: "a transaction waited that no block holds", is: (method) => method === "txpool_status" },
    {
      why: "which outputs a page holds that is not whole depends on an order that a node does not keep",
      is: (method, { limit, startIndex }) => {
        const isPart = startIndex !== undefined || (limit !== undefined && Number(limit) > 0 && Number(limit) < 1024)
        return method.endsWith(".getUTXOs") && isPart
      },
    },
  ],
  texts: [
    {
      why: "the first of outputs whose order a node does not keep",
      form: /couldn't encode UTXO \w+/,
      shown: "couldn't encode UTXO …",
    },
  ],
  paths: new Map(),
}

function firstOf(params: Params): unknown {
  return params[0]
}

/** Whether a filter is of all logs of a chain. */
function isWhole(filter: unknown): boolean {
  const { fromBlock, ...rest } = (filter ?? {}) as Params
  return fromBlock === "0x0" && Object.keys(rest).join() === "toBlock" && rest.toBlock === "latest"
}

/** How closely the answer to a request can be compared: not in its values where the call is a loose one. */
export function isLoose(body: string | undefined, { loose }: Rules): boolean {
  if (!body?.startsWith("{")) return false
  try {
    const { method = "", params } = JSON.parse(body)
    const isNamed = Array.isArray(params) && method.includes(".")
    return loose.some(({ is }) => is(method, (isNamed ? params[0] : params) ?? {}))
  } catch {
    return false
  }
}

/** A text without the parts that are not compared. */
export function comparable(text: string, { texts }: Rules): string {
  return texts.reduce((left, { form, shown }) => left.replace(form, shown), text)
}
