import {
  type Address,
  decodeAbiParameters,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from "viem"
import type { RecordedLog } from "../recording/ledger-block.ts"

/** One token transfer, decoded from its event. */
export interface Moved {
  readonly standard: 20 | 721 | 1155
  readonly from: Address
  readonly to: Address
  readonly value?: bigint
  readonly tokenId?: bigint
}

const [erc20Transfer, single, batchTransfer] = parseAbi([
  "event Transfer(address indexed, address indexed, uint256)",
  "event TransferSingle(address indexed, address indexed, address indexed, uint256, uint256)",
  "event TransferBatch(address indexed, address indexed, address indexed, uint256[], uint256[])",
])
const topicOf = (event: typeof erc20Transfer | typeof single | typeof batchTransfer) =>
  encodeEventTopics({ abi: [event] })[0]
const arrays = parseAbiParameters("uint256[], uint256[]")
const uint256Pair = parseAbiParameters("uint256, uint256")

/** The transfers in an event; empty if the event is not a valid transfer of any standard. */
export function movedBy({ topics, data }: RecordedLog): readonly Moved[] {
  const [kind, ...rest] = topics
  const parties = kind === topicOf(erc20Transfer) ? rest.slice(0, 2) : rest.slice(1, 3)
  const [from, to] = parties.map(topicAddress)
  if (from === undefined || to === undefined) return []
  if (kind === topicOf(erc20Transfer)) {
    if (topics.length === 3 && data.length === 66) return [{ standard: 20, from, to, value: BigInt(data) }]
    const [, , id] = rest
    return topics.length === 4 && data === "0x" && id ? [{ standard: 721, from, to, tokenId: BigInt(id) }] : []
  }
  if (topics.length !== 4) return []
  if (kind === topicOf(single) && data.length === 130) {
    const [tokenId, value] = decodeAbiParameters(uint256Pair, data)
    return [{ standard: 1155, from, to, tokenId, value }]
  }
  if (kind === topicOf(batchTransfer))
    return batchTransfers(data).map(([tokenId, value]) => ({ standard: 1155, from, to, tokenId, value }))
  return []
}

/**
 * The tokens of a batch. Batches whose arrays overlap or are not in the order of the standard encoding are rejected:
 * no encoder produces them.
 */
function batchTransfers(data: Hex): readonly (readonly [bigint, bigint])[] {
  try {
    const [ids, values] = decodeAbiParameters(arrays, data)
    const [first, second] = decodeAbiParameters(uint256Pair, data)
    const bytes = 32n * BigInt(ids.length + 1)
    if (ids.length !== values.length || first < 64n || second < first + bytes) return []
    return ids.map((id, at) => [id, values[at] as bigint] as const)
  } catch {
    return []
  }
}

/** The address in a topic; undefined if the topic is not a left-padded address. */
function topicAddress(topic: Hex): Address | undefined {
  const value: Address = `0x${topic.slice(26)}`
  return encodeAbiParameters([{ type: "address" }], [value]) === topic ? value : undefined
}
