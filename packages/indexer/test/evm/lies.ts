import type { BlockAnswers } from "../../src/evm/decode/block.ts"

// biome-ignore lint/suspicious/noExplicitAny: JSON of a node, changed member by member
type Json = any

/** A node's answers about a block, to be falsified. */
interface Answers {
  readonly block: Json
  readonly receipts: Json[]
}

/** Another quantity. */
const other = (value: string): string => `0x${(BigInt(value) + 1n).toString(16)}`
/** The bytes with another last digit. */
const flipped = (value: string): string => value.slice(0, -1) + (value.endsWith("0") ? "1" : "0")

/** Falsifies a member if it is present. */
const member = (of: Json | undefined, name: string, change: (value: string) => unknown): boolean => {
  if (typeof of?.[name] !== "string" || of[name] === "0x") return false
  of[name] = change(of[name])
  return true
}

const header = (name: string, change: (value: string) => unknown) => (answers: Answers) =>
  member(answers.block, name, change)
const transaction = (name: string, change: (value: string) => unknown) => (answers: Answers) =>
  member(
    answers.block.transactions.find((tx: Json) => typeof tx[name] === "string" && tx[name] !== "0x"),
    name,
    change,
  )
const receipt = (name: string, change: (value: string) => unknown) => (answers: Answers) =>
  member(
    answers.receipts.find((one) => typeof one[name] === "string"),
    name,
    change,
  )
const logsOf = ({ receipts }: Answers): Json[] => receipts.flatMap(({ logs }) => logs)
const log = (name: string, change: (value: string) => unknown) => (answers: Answers) =>
  member(
    logsOf(answers).find((one) => typeof one[name] === "string" && one[name] !== "0x"),
    name,
    change,
  )

function swap(list: Json[]): boolean {
  if (list.length < 2) return false
  list.push(list.shift())
  return true
}

/** Renumbers moved transactions and receipts by their new positions. */
function renumber({ block, receipts }: Answers): void {
  for (const list of [block.transactions, receipts])
    for (const [at, one] of list.entries()) one.transactionIndex = `0x${at.toString(16)}`
}

/**
 * False answers about a block, one member at a time, each with the other members that a careful liar would change too. A lie
 * returns whether the block has anything that it can falsify.
 */
export const lies: Readonly<Record<string, (answers: Answers) => boolean>> = {
  "header timestamp": header("timestamp", other),
  "header timestampMilliseconds": header("timestampMilliseconds", other),
  "header minDelayExcess": header("minDelayExcess", other),
  "header miner": header("miner", flipped),
  "header baseFeePerGas": header("baseFeePerGas", other),
  "header gasUsed": header("gasUsed", other),
  "header gasLimit": header("gasLimit", other),
  "header blockGasCost": header("blockGasCost", other),
  "header stateRoot": header("stateRoot", flipped),
  "header receiptsRoot": header("receiptsRoot", flipped),
  "header transactionsRoot": header("transactionsRoot", flipped),
  "header logsBloom": header("logsBloom", flipped),
  "header extraData": header("extraData", flipped),
  "header settledHeight that is not there": ({ block }) => {
    if (block.settledHeight !== undefined) return false
    block.settledHeight = "0x0"
    return true
  },
  "header member left out": ({ block }) => delete block.baseFeePerGas,
  "atomic transactions": ({ block }) => {
    if (block.blockExtraData === undefined || /^0x0+$/.test(block.extDataHash)) return false
    block.blockExtraData += "00"
    return true
  },
  value: transaction("value", other),
  gas: transaction("gas", other),
  gasPrice: ({ block }) =>
    member(
      block.transactions.find(({ type }: Json) => type !== "0x2"),
      "gasPrice",
      other,
    ),
  maxFeePerGas: transaction("maxFeePerGas", other),
  nonce: transaction("nonce", other),
  to: transaction("to", flipped),
  input: transaction("input", flipped),
  type: ({ block, receipts }) => {
    const at = block.transactions.findIndex(({ type }: Json) => type === "0x2")
    if (at === -1) return false
    block.transactions[at].type = "0x4"
    receipts[at].type = "0x4"
    return true
  },
  from: (answers) => {
    const { block, receipts } = answers
    if (block.transactions.length === 0) return false
    const from = flipped(block.transactions[0].from)
    block.transactions[0].from = from
    receipts[0].from = from
    return true
  },
  "transaction hash": ({ block, receipts }) => {
    if (block.transactions.length === 0) return false
    const hash = flipped(block.transactions[0].hash)
    block.transactions[0].hash = hash
    receipts[0].transactionHash = hash
    for (const one of receipts[0].logs) one.transactionHash = hash
    return true
  },
  "transaction left out": ({ block, receipts }) => {
    receipts.pop()
    return block.transactions.pop() !== undefined
  },
  "transactions swapped": (answers) => {
    const isSwapped = swap(answers.block.transactions) && swap(answers.receipts)
    renumber(answers)
    return isSwapped
  },
  "block number of a transaction": transaction("blockNumber", other),
  "block hash of a transaction": transaction("blockHash", flipped),
  "index of a transaction": transaction("transactionIndex", other),
  status: receipt("status", (status) => (status === "0x1" ? "0x0" : "0x1")),
  gasUsed: receipt("gasUsed", other),
  cumulativeGasUsed: ({ receipts }) =>
    member(receipts.at(-1), "cumulativeGasUsed", other) && member(receipts.at(-1), "gasUsed", other),
  "effectiveGasPrice beyond what is offered": ({ block, receipts }) =>
    member(receipts[0], "effectiveGasPrice", () =>
      other(block.transactions[0].maxFeePerGas ?? block.transactions[0].gasPrice),
    ),
  contractAddress: receipt("contractAddress", flipped),
  "contractAddress of a call": ({ receipts }) => {
    const call = receipts.find(({ to }) => typeof to === "string")
    if (call === undefined) return false
    call.contractAddress = call.to
    return true
  },
  "receipt from": receipt("from", flipped),
  "receipt to": receipt("to", flipped),
  "receipt type": receipt("type", other),
  "receipt logsBloom": receipt("logsBloom", flipped),
  "receipt left out": ({ receipts }) => receipts.pop() !== undefined,
  "receipt too many": ({ receipts }) => receipts.length > 0 && receipts.push(structuredClone(receipts[0])) > 0,
  "receipts swapped": ({ receipts }) => swap(receipts),
  "outcomes swapped": ({ receipts }) => {
    const [one, two] = receipts
    if (two === undefined || one.status === two.status) return false
    ;[one.status, two.status] = [two.status, one.status]
    return true
  },
  "block number of a receipt": receipt("blockNumber", other),
  "index of a receipt": receipt("transactionIndex", other),
  "log address": log("address", flipped),
  "log data": log("data", flipped),
  "log topic": (answers) => {
    const one = logsOf(answers).find(({ topics }) => topics.length > 1)
    if (one === undefined) return false
    one.topics[1] = flipped(one.topics[1])
    return true
  },
  "log left out": ({ receipts }) => receipts.findLast(({ logs }) => logs.length > 0)?.logs.pop() !== undefined,
  "log too many": ({ receipts }) => {
    const { logs } = receipts.findLast(({ logs }) => logs.length > 0) ?? { logs: [] }
    if (logs.length === 0) return false
    const last = structuredClone(logs.at(-1))
    logs.push({ ...last, logIndex: other(last.logIndex) })
    return true
  },
  logIndex: (answers) => {
    const one = logsOf(answers).at(-1)
    return member(one, "logIndex", other)
  },
  "block number of a log": log("blockNumber", other),
  "block hash of a log": log("blockHash", flipped),
  "index of a log's transaction": log("transactionIndex", other),
}

/** Applies a lie to a block; undefined if the block has nothing that the lie can falsify. */
export function tell(lie: string, { block, receipts }: BlockAnswers): BlockAnswers | undefined {
  const answers = structuredClone({ block, receipts }) as Answers
  if (!lies[lie]?.(answers)) return undefined
  // Nodes may omit the bloom filters of receipts, and a liar about a log would omit them.
  if (/^log /.test(lie)) for (const receipt of answers.receipts) delete receipt.logsBloom
  return answers
}
