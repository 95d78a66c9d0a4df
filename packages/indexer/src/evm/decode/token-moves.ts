import type { Hex, TransferStandard } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import { toHash } from "../../core/node/index.ts"
import { decodeBatch, decodeSingle } from "./erc1155.ts"

/** keccak-256 of `Transfer(address,address,uint256)`. */
const transferEventTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
/** keccak-256 of `TransferSingle(address,address,address,uint256,uint256)`. */
const transferSingle = "0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62"
/** keccak-256 of `TransferBatch(address,address,address,uint256[],uint256[])`. */
const transferBatch = "0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb"

const wordPattern = /^0x[0-9a-f]{64}$/
const paddedAddress = /^0x0{24}[0-9a-f]{40}$/
const hexData = /^0x(?:[0-9a-f]{2})*$/

/** What one event moved. */
export interface TokenMoves {
  readonly standard: TransferStandard
  readonly from: Hex
  readonly to: Hex
  /** An entry for each token; several only in a batch of ERC-1155. */
  readonly moved: readonly { readonly tokenId?: Hex; readonly value?: Hex }[]
}

/**
 * Reads a token transfer from an event. An event with the signature of a transfer is none if its topics or data differ from the
 * standard, or an address has more than 20 bytes.
 *
 * @throws NodeFault if the event is invalid.
 */
export function tokenMoves(topics: readonly unknown[], spelledData: string, logIndex: number): TokenMoves | undefined {
  if (topics.length === 0) return undefined
  const [spelledKind, first, second, third] = topics
  const kind = spelledKind === transferEventTopic ? transferEventTopic : toHash(spelledKind, "a topic")
  if (kind !== transferEventTopic && kind !== transferSingle && kind !== transferBatch) return undefined
  if (kind === transferEventTopic) {
    if (topics.length === 3 && spelledData.length === 66) {
      const data = spelledData.toLowerCase()
      if (!wordPattern.test(data)) throw nonsense(`log ${logIndex} has data that is not hexadecimal`)
      return between(20, first, second, [{ value: data as Hex }])
    }
    if (topics.length === 4 && spelledData === "0x")
      return between(721, first, second, [{ tokenId: toHash(third, "a topic") }])
    return undefined
  }
  if (topics.length !== 4) return undefined
  const data = spelledData.toLowerCase()
  if (!hexData.test(data)) throw nonsense(`log ${logIndex} has data that is not hexadecimal`)
  const moved = kind === transferSingle ? decodeSingle(data) : decodeBatch(data)
  if (!moved || moved.length === 0) return undefined
  return between(
    1155,
    second,
    third,
    moved.map(({ tokenId, value }) => ({ tokenId: `0x${tokenId}`, value: `0x${value}` })),
  )
}

/** @returns undefined if a party is not an address. */
function between(
  standard: TransferStandard,
  fromTopic: unknown,
  toTopic: unknown,
  moved: TokenMoves["moved"],
): TokenMoves | undefined {
  const from = addressFromTopic(fromTopic)
  const to = addressFromTopic(toTopic)
  return from === undefined || to === undefined ? undefined : { standard, from, to, moved }
}

/** The address in a topic; undefined if the topic holds more than an address. */
function addressFromTopic(topic: unknown): Hex | undefined {
  if (typeof topic === "string" && paddedAddress.test(topic)) return `0x${topic.slice(26)}`
  const checked = toHash(topic, "a topic")
  return paddedAddress.test(checked) ? `0x${checked.slice(26)}` : undefined
}
