import { formatHex, parseHex } from "@serac/chain"
import type { Random } from "../../simulation/random.ts"
import { serviceAt } from "./calls.ts"
import { type NodeAnswer, type NodeCall, rpcFailure, type View } from "./view.ts"

/** The input from which a fault of a single call is built. */
export interface FaultContext {
  readonly path: string
  readonly random: Random
  readonly view: View
  /** Another network. */
  readonly foreign: View
  /** Whether another network's block may replace this block; not for every request. */
  readonly mayLie: (key: string) => boolean
}

const callErrors: readonly NodeAnswer[] = [
  rpcFailure("database closed"),
  rpcFailure("context deadline exceeded"),
  rpcFailure("couldn't get block at height 5: not found"),
  rpcFailure("not found"),
  rpcFailure("internal error", -32603),
  rpcFailure("request rate limited", -32005),
  rpcFailure("limit exceeded, too many requests"),
]

/** Methods whose errors the indexer accepts as "not offered" or "does not exist", since a false error is undetectable. */
const believed = new Set(["platform.getValidatorFeeConfig", "info.upgrades"])

/** Damages the answer to a call; undefined: no answer. */
export function spoil(call: NodeCall, answer: NodeAnswer, context: FaultContext): NodeAnswer | undefined {
  const { random } = context
  const { method } = call
  const kind = random.weighed({ error: 4, null: 2, missing: 1, nonsense: 2, other: 4, broken: 5 })
  if (kind === "missing") return undefined
  if (kind === "null") return { result: null }
  if (kind === "nonsense") return { result: random.pick([{}, [], "0x", "", 0, true, { block: 5 }, { height: "-1" }]) }
  if (kind === "error" || !("result" in answer) || believed.has(method))
    return random.pick(callErrors.slice(0, believed.has(method) ? 3 : undefined))
  return kind === "other" ? ofAnother(call, answer, context) : broken(answer.result, random)
}

/** The correct answer for another block or another network. */
function ofAnother(
  call: NodeCall,
  answer: NodeAnswer,
  { path, random, view, foreign, mayLie }: FaultContext,
): NodeAnswer {
  const { method, params } = call
  const ask = (changed: NodeCall["params"], at = view) => serviceAt(path)?.({ ...call, params: changed }, at) ?? answer
  const away = random.pick([-2, -1, 1, 3])
  if (method.endsWith(".getBlockByHeight")) {
    const height = Number(params.height)
    // Block 0 has no parent that would distinguish networks.
    if (height > 0 && random.chance(0.5) && mayLie(`${path} ${height}`)) return ask(params, foreign)
    return ask({ ...params, height: String(Math.max(0, height + away)) })
  }
  if (method === "index.getContainerRange") {
    if (random.chance(0.4)) return ask(params, foreign)
    return ask({ ...params, startIndex: Math.max(0, Number(params.startIndex) + away) })
  }
  if (method === "eth_getBlockByNumber") {
    const height = Number(params[0])
    if (height > 0 && random.chance(0.5) && mayLie(`${path} ${height}`)) return ask(params, foreign)
    return ask([`0x${Math.max(0, height + away).toString(16)}`, false])
  }
  if (method.endsWith("getHeight")) return { result: { height: String(random.pick([0, 2 ** 40, 3])) } }
  if (method === "eth_blockNumber") return { result: random.pick(["0x0", "0xffffffffff"]) }
  // Another network's answers about stakers and transactions would be accepted, since they are undetectable.
  return random.pick(callErrors)
}

/** The answer with one part damaged. */
function broken(result: unknown, random: Random): NodeAnswer | undefined {
  if (Array.isArray(result)) return { result: damagedList(result, random) }
  if (typeof result === "string") return { result: damagedText(result, random) }
  if (typeof result !== "object" || result === null) return { result: null }
  const members = Object.entries(result)
  const open = members.filter(([name]) => needed.has(name))
  const [name, value] = random.pick(open.length > 0 ? open : members)
  if (name === "utxos" || name === "validators") {
    // A list that lacks one item would be accepted.
    const list = value as readonly unknown[]
    return list.length > 0 && typeof list[0] === "string"
      ? { result: { ...result, [name]: list.with(0, damagedHex(String(list[0]), random)) } }
      : { result: { ...result, [name]: random.pick<unknown>([undefined, "none"]) } }
  }
  if (name === "containers") return { result: { ...result, containers: damagedContainers(value as object[], random) } }
  if (name === "block" || name === "tx") return { result: { ...result, [name]: damagedHex(String(value), random) } }
  if (name === "blockExtraData") return { result: { ...result, [name]: damagedText(String(value), random) } }
  return { result: { ...result, [name]: random.pick<unknown>([undefined, null, "", {}, "x"]) } }
}

/** Members without which an answer is invalid. */
const needed = new Set([
  "height",
  "block",
  "tx",
  "utxos",
  "containers",
  "networkID",
  "assetID",
  "validators",
  "hash",
  "number",
  "parentHash",
  "timestamp",
  "blockExtraData",
])

const damagedText = (text: string, random: Random): unknown =>
  random.pick<unknown>([null, text.slice(0, -1), `${text}zz`, {}])

/** Altered or empty hex. */
function damagedHex(text: string, random: Random): unknown {
  const bytes = parseHex(text)
  const at = random.between(0, Math.max(0, text.length - 1))
  return random.pick([
    () => text.slice(0, at),
    () => `${text.slice(0, at)}${text[at] === "7" ? "8" : "7"}${text.slice(at + 1)}`,
    () => formatHex(bytes.subarray(0, random.between(0, bytes.length - 1))),
    () => formatHex(Buffer.concat([bytes, bytes])),
    () => formatHex(bytes, "hexnc"),
    () => "",
    () => null,
  ])()
}

const damagedList = (list: readonly unknown[], random: Random): unknown[] =>
  list.length === 0 ? [null] : list.with(random.between(0, list.length - 1), null)

/** Containers in another order, with gaps, or damaged. */
function damagedContainers(list: readonly object[], random: Random): unknown {
  const at = random.between(0, Math.max(0, list.length - 1))
  const one = list[at] as { readonly bytes: string } | undefined
  return random.pick<() => unknown>([
    () => list.toReversed(),
    () => list.toSpliced(at, 1),
    () => [...list, ...list],
    () => [],
    () => null,
    () => (one ? list.with(at, { ...one, bytes: damagedHex(one.bytes, random) }) : [{}]),
    () => list.with(at, list[0] ?? {}),
  ])()
}
