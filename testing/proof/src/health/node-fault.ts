/** A fault of a node in answering requests. */
export interface NodeFault {
  readonly name: string
  /** The fault, described in a sentence. */
  readonly description: string
  readonly conduct: Conduct
  /** The effect of the fault on the indexer of an EVM chain, and on that of a chain of the primary network. */
  readonly evm: "works" | "fails" | "either"
  readonly primary: "works" | "fails" | "either"
}

/** The treatment of requests. */
export type Conduct =
  | { readonly kind: "answer" }
  /** No connection is accepted, and open connections are closed. */
  | { readonly kind: "cut" }
  /** Requests are accepted and never answered, even after the fault. */
  | { readonly kind: "hang" }
  /** No request is answered during the fault; all are answered after it. */
  | { readonly kind: "freeze" }
  /** The delay in milliseconds before a request is forwarded. */
  | { readonly kind: "slow"; readonly delay: number }
  | {
      readonly kind: "status"
      readonly status: number
      readonly body: string
      readonly headers?: Record<string, string>
    }
  /** A changed answer in place of the true one. */
  | { readonly kind: "change"; readonly change: AnswerChange }

/** Changes the answer to a call; it may change the given object. */
export type AnswerChange = (call: RpcCall, answer: Record<string, unknown>) => Record<string, unknown>

export interface RpcCall {
  readonly method?: string
  readonly params?: readonly unknown[]
}

const html = "<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>"

/** Blocks report an amount of used gas that does not match their hashes. */
const lie: AnswerChange = ({ method = "" }, answer) => {
  const { result } = answer as { readonly result?: { readonly gasUsed?: string; readonly miner?: string } | null }
  if (!method.startsWith("eth_getBlockBy") || typeof result?.gasUsed !== "string") return answer
  return { ...answer, result: { ...result, gasUsed: `0x${(BigInt(result.gasUsed) + 1n).toString(16)}` } }
}

const empty: AnswerChange = ({ method = "" }, answer) =>
  ["eth_chainId", "info.getNetworkID"].includes(method) ? answer : { ...answer, result: null, error: undefined }

/** States and blocks of the past are missing; those near the head exist. */
const pruned: AnswerChange = ({ method = "", params = [] }, { jsonrpc, id, ...answer }) => {
  const isOfState = ["eth_getBalance", "eth_call", "eth_getCode", "eth_getStorageAt"].includes(method)
  const isOld = isOfState && params.some((one) => typeof one === "string" && /^0x[0-9a-f]{1,8}$/.test(one))
  if (!isOld) return { jsonrpc, id, ...answer }
  return { jsonrpc, id, error: { code: -32000, message: "missing trie node 8d2c (path ) state is not available" } }
}

const failsAll = { evm: "fails", primary: "fails" } as const

/** All node faults. */
export const nodeFaults: readonly NodeFault[] = [
  {
    name: "lie",
    description: "The node's blocks say something that their hashes contradict.",
    conduct: { kind: "change", change: lie },
    evm: "fails",
    primary: "either",
  },
  { name: "hang", description: "Requests are taken and never answered.", conduct: { kind: "hang" }, ...failsAll },
  {
    name: "slow",
    description: "Each answer comes two seconds late.",
    conduct: { kind: "slow", delay: 2_000 },
    evm: "either",
    primary: "either",
  },
  { name: "cut", description: "Connections are ended and refused.", conduct: { kind: "cut" }, ...failsAll },
  {
    name: "freeze",
    description: "The node stands still, and answers everything when it goes on.",
    conduct: { kind: "freeze" },
    ...failsAll,
  },
  {
    name: "500",
    description: "Each answer is a 500.",
    conduct: { kind: "status", status: 500, body: "internal error" },
    ...failsAll,
  },
  {
    name: "429",
    description: "Each answer is a 429 that asks for two seconds of patience.",
    conduct: { kind: "status", status: 429, body: "too many requests", headers: { "retry-after": "2" } },
    ...failsAll,
  },
  {
    name: "html",
    description: "Each answer is a page of HTML with status 200, as of a proxy.",
    conduct: { kind: "status", status: 200, body: html, headers: { "content-type": "text/html" } },
    ...failsAll,
  },
  {
    name: "restart",
    description: "The node ends, and answers 404 while it starts.",
    conduct: { kind: "status", status: 404, body: "404 page not found\n" },
    ...failsAll,
  },
  {
    name: "empty",
    description: "Each result is null.",
    conduct: { kind: "change", change: empty },
    ...failsAll,
  },
  {
    name: "pruned",
    description: "States of the past are not available.",
    conduct: { kind: "change", change: pruned },
    evm: "works",
    primary: "works",
  },
]
