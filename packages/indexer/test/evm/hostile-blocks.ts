import { hashOf, quantity } from "./fake-chain.ts"

/** The gas for filling a block: of an event, of each topic, and of each byte of its data. */
const gas = { log: 375, topic: 375, byte: 8, calldata: 4, call: 100 } as const

const batchTopic = "0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb"
const singleTopic = "0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62"
const token = `0x${"70".repeat(20)}`
const word = (value: number): string => value.toString(16).padStart(64, "0")
const topicOf = (value: number): string => `0x${word(value)}`

/** A node's answers about a block, as JSON. */
export interface HostileBlock {
  readonly block: string
  readonly receipts: string
  readonly traces: string
}

/** The contents that fill a block of one transaction. */
export interface Filling {
  /** JSON of its logs, each without the members for its position. */
  readonly logs?: readonly string[]
  readonly transfers?: number
  /** How often each log is repeated. */
  readonly times?: number
  readonly input?: string
  /** JSON of the calls in its trace. */
  readonly calls?: string
}

const log = (topics: readonly string[], data: string) =>
  `"address":"${token}","topics":${JSON.stringify(topics)},"data":"${data}"`

/** One well-formed batch, with as many transfers as this gas pays for. */
export function wholeBatch(gasLimit: number): Filling {
  const count = Math.floor((gasLimit - gas.log - 4 * gas.topic) / (64 * gas.byte))
  const words = (from: number) => Array.from({ length: count }, (_, index) => word(from + index)).join("")
  const data = `0x${word(64)}${word(96 + count * 32)}${word(count)}${words(2 ** 40)}${word(count)}${words(2 ** 45)}`
  return { logs: [log([batchTopic, topicOf(1), topicOf(2), topicOf(3)], data)], transfers: count }
}

/** Batches whose two arrays are the same bytes: 32 bytes claim a transfer. */
export function overlappingBatches(gasLimit: number, count = 9_000): Filling {
  const data = `0x${word(64)}${word(64)}${word(count)}${word(1).repeat(count)}`
  const times = Math.floor(gasLimit / (gas.log + 4 * gas.topic + (count + 3) * 32 * gas.byte))
  return { logs: [log([batchTopic, topicOf(1), topicOf(2), topicOf(3)], data)], times }
}

/** Transfers of one token each, between unknown addresses. */
export function singles(gasLimit: number): Filling {
  const count = Math.floor(gasLimit / (gas.log + 4 * gas.topic + 64 * gas.byte))
  const logs = Array.from({ length: count }, (_, index) =>
    log(
      [singleTopic, topicOf(1), topicOf(index * 2 + 1e6), topicOf(index * 2 + 1e6 + 1)],
      `0x${word(index)}${word(1)}`,
    ),
  )
  return { logs, transfers: count }
}

/** Events without topics or data, the cheapest ones. */
export const emptyLogs = (gasLimit: number): Filling => ({
  logs: [log([], "0x")],
  times: Math.floor(gasLimit / gas.log),
})

/** Events with the maximum number of topics and an unknown signature. */
export const fullTopics = (gasLimit: number): Filling => ({
  logs: [log([hashOf("nothing"), topicOf(1), topicOf(2), topicOf(3)], "0x")],
  times: Math.floor(gasLimit / (gas.log + 4 * gas.topic)),
})

/** A transaction that consists almost only of input. */
export const hugeInput = (gasLimit: number): Filling => ({ input: `0x${"00".repeat(gasLimit / gas.calldata)}` })

const frame = `"from":"${token}","to":"${token}","gas":"0x5208","gasUsed":"0x64","input":"0x","value":"0x0","type":"CALL"`

/** Nested calls of the maximum depth. */
export function deepCalls(depth = 1024): Filling {
  return { calls: `${`{${frame},"calls":[`.repeat(depth)}${"]}".repeat(depth)}` }
}

/** The maximum number of consecutive calls. */
export function wideCalls(gasLimit: number): Filling {
  return { calls: Array.from({ length: Math.floor(gasLimit / gas.call) }, () => `{${frame}}`).join(",") }
}

export const hostileHash = (number: number, parentHash: string): string => hashOf(`hostile ${number} ${parentHash}`)

/** A node's answers about a block of one transaction with this parent. */
export function hostileBlock(number: number, parentHash: string, filling: Filling): HostileBlock {
  const { logs = [], times = 1, input = "0x", calls = "" } = filling
  const hash = hostileHash(number, parentHash)
  const transactionHash = hashOf(`${hash} 0`)
  const place = `"blockHash":"${hash}","blockNumber":"${quantity(number)}","transactionIndex":"0x0"`
  const tail = `,${place},"transactionHash":"${transactionHash}","removed":false,"logIndex":"`
  const bloom = `"logsBloom":"0x${"0".repeat(511)}${logs.length > 0 ? 1 : 0}"`
  const events = Array.from({ length: logs.length * times }, (_, index) => {
    return `{${logs[index % logs.length]}${tail}${quantity(index)}"}`
  }).join(",")
  const transaction =
    `{${place},"hash":"${transactionHash}","from":"${token}","to":"${token}","type":"0x2","nonce":"0x1","gas":"0x5f5e100"` +
    `,"gasPrice":"0x1","value":"0x0","input":"${input}"}`
  return {
    block:
      `{"number":"${quantity(number)}","hash":"${hash}","parentHash":"${parentHash}","timestamp":"${quantity(1_700_000_000 + number)}"` +
      `,"gasLimit":"0x5f5e100","gasUsed":"0x5f5e100","baseFeePerGas":"0x1",${bloom},"transactions":[${number === 0 ? "" : transaction}]}`,
    receipts:
      number === 0
        ? "[]"
        : `[{${place},"transactionHash":"${transactionHash}","from":"${token}","to":"${token}","status":"0x1","type":"0x2"` +
          `,"contractAddress":null,"gasUsed":"0x5f5e100","effectiveGasPrice":"0x1",${bloom},"logs":[${events}]}]`,
    traces:
      number === 0
        ? "[]"
        : `[{"txHash":"${transactionHash}","result":{${frame}${calls === "" ? "" : `,"calls":[${calls}]`}}}]`,
  }
}
