/** Parameters by name, or by position with the positions as names. */
type Params = Readonly<Record<string, unknown>>

/** Receives the reason of each difference that a rule excuses. */
export type Exempt = (why: string) => void

/** A call whose answer differs each time. */
export interface LooseCall {
  readonly why: string
  readonly is: (method: string, params: Params) => boolean
}

/** Paths into answers, such as `.result.validators[0].uptime`. */
export interface PathRule {
  readonly why: string
  readonly at: RegExp
  /** The methods whose answers the rule applies to. Default: any. */
  readonly of?: RegExp
}

/** The exclusions from a comparison, with their reasons. Everything else is compared. */
export interface Rules {
  /** Headers about the transfer or the time of a body; the body itself is compared. */
  readonly headers: ReadonlyMap<string, string>
  /** Members whose values depend on the time or the machine: only the kind of each value is compared. */
  readonly moments: readonly PathRule[]
  /** Lists that a node returns in any order. */
  readonly unordered: readonly PathRule[]
  /** Calls whose answers are compared only in shape. */
  readonly loose: readonly LooseCall[]
  /** Parts of texts that are not compared. */
  readonly texts: readonly { readonly why: string; readonly form: RegExp; readonly shown: string }[]
  /** Paths into answers at which nothing is compared. */
  readonly paths: ReadonlyMap<string, string>
}

const headerRules = (why: string, ...names: readonly string[]) => names.map((name) => [name, why] as const)

/** Members of a health check, alone or in a JSON-RPC answer. */
const checkMembers = (members: string) => new RegExp(`^(?:\\.result)?\\.checks\\.\\w+\\.(?:${members})$`)

/** The rules for all recordings. */
export const rules: Rules = {
  headers: new Map([
    ...headerRules("how the body is sent", "content-length", "transfer-encoding", "connection", "keep-alive"),
    ...headerRules("when it is sent", "date"),
  ]),
  moments: [
    { why: "when a check looked, for how long, and how often it failed", at: checkMembers("timestamp|duration") },
    { why: "since when and how often it failed", at: checkMembers("timeOfFirstFailure|contiguousFailures") },
    { why: "the machine's disk", at: checkMembers("message\\.availableDisk(?:Bytes|Percentage)") },
    { why: "what the node was busy with", at: checkMembers("message\\.(?:longestRunningRequest|outstandingRequests)") },
    {
      why: "whom the node saw",
      at: checkMembers("message\\.networking\\.(?:percentConnected|disconnectedValidators)"),
    },
    { why: "the machine's address", at: /^\.result\.ip$/ },
    {
      why: "when the node accepted a container, in nanoseconds; a ledger's clock has milliseconds, and of C it was not recorded",
      at: /^\.result(?:\.containers\[\d+\])?\.timestamp$/,
      of: /^index\./,
    },
    { why: "the last of outputs whose order a node does not keep", at: /^\.result\.endIndex\.utxo$/ },
  ],
  unordered: [
    { why: "kept in a map by the node", at: /^\.result\.(?:balances|validatorSets\.\w+\.validators)$/ },
    { why: "kept in a map by the node", at: /^\.result\.validators$/, of: /^validators\./ },
    {
      why: "in the order in which a map of the node gave the outputs of a block",
      at: /^\.result\.(?:utxoIDs|utxos)$/,
      of: /\.get(?:Balance|UTXOs)$/,
    },
    {
      why: "in reverse where the node reads them again from its database",
      at: /^\.result\.utxos$/,
      of: /^platform\.getRewardUTXOs$/,
    },
  ],
  loose: [
    {
      why: "taken at random",
      is: (method) => method === "platform.sampleValidators" || /^eth_new\w*Filter$/.test(method),
    },
    {
      why: "what the messenger, whose code is left out of a recording, logged, used and stored",
      is: (method, params) =>
        (method === "eth_getProof" && params[2] === "latest") ||
        (method === "eth_feeHistory" && firstParameter(params) === "0x400") ||
        (method === "eth_getLogs" && isWholeRange(firstParameter(params))),
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

function firstParameter(params: Params): unknown {
  return params[0]
}

/** Whether a filter selects all logs of a chain. */
function isWholeRange(filter: unknown): boolean {
  const { fromBlock, ...rest } = (filter ?? {}) as Params
  return fromBlock === "0x0" && Object.keys(rest).join() === "toBlock" && rest.toBlock === "latest"
}

/** The reason why only the shape of the answer to a request can be compared; `undefined` where its values can. */
export function looseReason(body: string | undefined, { loose }: Rules): string | undefined {
  const { method, params } = callIn(body)
  return loose.find(({ is }) => is(method, params))?.why
}

/** The rules for the answer to a request. */
export function rulesFor(body: string | undefined, rules: Rules): Rules {
  const { method } = callIn(body)
  const isApt = ({ of }: PathRule) => of === undefined || of.test(method)
  return { ...rules, moments: rules.moments.filter(isApt), unordered: rules.unordered.filter(isApt) }
}

/** The call in a body; an empty one where the body has none, or more than one. */
function callIn(body: string | undefined): { readonly method: string; readonly params: Params } {
  const none = { method: "", params: {} }
  if (!body?.startsWith("{")) return none
  try {
    const { method, params } = JSON.parse(body)
    if (typeof method !== "string") return none
    const isNamed = Array.isArray(params) && method.includes(".")
    return { method, params: (isNamed ? params[0] : params) ?? {} }
  } catch {
    return none
  }
}

/** Whether two texts are equal without the parts that are not compared. */
export function areAlike(expected: string, got: string, { texts }: Rules, exempt: Exempt): boolean {
  if (expected === got) return true
  const shown = (text: string) => texts.reduce((left, { form, shown }) => left.replace(form, shown), text)
  if (shown(expected) !== shown(got)) return false
  for (const { form, why } of texts) if (form.test(expected)) exempt(why)
  return true
}
