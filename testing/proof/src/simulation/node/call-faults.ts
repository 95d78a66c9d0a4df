import type { Hex } from "@serac/store"
import { ancestorAt, type SimulatedBlock } from "../chain/block.ts"
import { hexQuantity, textHash } from "../chain/hex.ts"
import type { Random } from "../random.ts"
import type { NodeAnswer, NodeCall } from "./rpc.ts"

/** The input from which a fault of a single call is built. */
export interface FaultContext {
  readonly random: Random
  /** The chain that the node shows, and the last blocks of other forks. */
  readonly tip: SimulatedBlock
  readonly forks: readonly SimulatedBlock[]
}

const callErrors: readonly NodeAnswer[] = [
  { code: -32005, message: "limit exceeded" },
  { code: -32000, message: "header not found" },
  { code: -32000, message: "cannot query unfinalized data" },
  { code: -32001, message: "resource not found" },
  { code: -32603, message: "internal error" },
  { code: -32000, message: "request timed out" },
  { code: 429, message: "Too many requests, your app has exceeded its compute units per second capacity" },
]
/** Faults after which a contract call is retried without limit; after other errors the indexer may stop retrying. */
const passingErrors = callErrors.slice(0, 4)

/** Damages the answer to a call; undefined: no answer. */
export function spoil(call: NodeCall, answer: NodeAnswer, context: FaultContext): NodeAnswer | undefined {
  const { random } = context
  // A wrong answer about a contract is accepted, since it cannot be detected.
  if (call.method === "eth_call") return random.pick(passingErrors)
  const kind = random.weighed({ error: 4, null: 3, missing: 1, nonsense: 1, fork: 3, part: 2 })
  if (kind === "error") return random.pick(callErrors)
  if (kind === "missing") return undefined
  if (kind === "null" || !("result" in answer)) return { result: "null" }
  if (kind === "nonsense") return { result: random.pick(['"0x"', "{}", "[]", "0", "true", '"latest"', "[null]"]) }
  return kind === "part" ? part(call, answer, random) : ofAnotherBlock(call, answer, context)
}

/** Receipts or blocks that are not whole. */
function part({ method }: NodeCall, answer: { readonly result: string }, random: Random): NodeAnswer {
  const value = JSON.parse(answer.result)
  if (Array.isArray(value) && value.length > 0) {
    const at = random.between(0, value.length - 1)
    const broken = random.pick([value.toSpliced(at, 1), value.with(at, null), [...value, value[0]]])
    return { result: JSON.stringify(broken) }
  }
  if (method.startsWith("eth_getBlock") && value !== null && !Array.isArray(value)) {
    const member = random.pick(Object.keys(value).filter((name) => needed.has(name)))
    return { result: JSON.stringify({ ...value, [member]: random.pick([undefined, null, "0x"]) }) }
  }
  return { result: "null" }
}

const needed = new Set(["number", "hash", "parentHash", "timestamp", "transactions", "gasUsed"])

/** The truth about another block: of another fork, of another number, or of another chain. */
function ofAnotherBlock(
  { method, params }: NodeCall,
  answer: NodeAnswer,
  { random, tip, forks }: FaultContext,
): NodeAnswer {
  if (!method.startsWith("eth_getBlock")) return answer
  const [id, whole] = params
  if (id === "latest" && random.chance(0.3)) return { result: foreignHeader(random, tip) }
  const asked = typeof id === "string" && id.length < 66 ? Number(id) : tip.number
  const shown = random.chance(0.7) ? random.pick(forks.length > 0 ? forks : [tip]) : tip
  const number = random.chance(0.5) ? asked : asked + random.between(-3, 3)
  const block = ancestorAt(shown, number)
  if (!block) return { result: "null" }
  if (method === "eth_getBlockReceipts") return { result: `[${block.texts.receipts.join()}]` }
  return { result: whole ? block.texts.full : block.texts.brief }
}

/** The newest block of another chain: it was not this chain's node that answered. */
function foreignHeader(random: Random, { header }: SimulatedBlock): string {
  const number = random.pick([random.between(0, 500), 2 ** 32, 7])
  const hash = (name: string): Hex => textHash(`foreign ${name} ${random.next()}`)
  return JSON.stringify({ ...header, number: hexQuantity(number), hash: hash("block"), parentHash: hash("parent") })
}
