import { memberSpans } from "../json/raw-json.ts"

/** A block as `newHeads` tells it. */
export interface FeedHead {
  readonly number: number
  readonly hash: string
  readonly parentHash: string
  /** The header's JSON, each digit as the node wrote it. */
  readonly text: string
}

/** What a block has beside its header. */
const bodyMembers: ReadonlySet<string> = new Set([
  "blockExtraData",
  "size",
  "totalDifficulty",
  "transactions",
  "uncles",
  "version",
])

/** Reads what a node tells of a header; undefined for what is none. */
export function readHead(text: string): FeedHead | undefined {
  const { number, hash, parentHash } = (JSON.parse(text) ?? {}) as Readonly<Record<string, unknown>>
  if (typeof number !== "string" || !/^0x[\da-f]{1,13}$/i.test(number)) return undefined
  if (typeof hash !== "string" || typeof parentHash !== "string") return undefined
  return { number: Number(number), hash, parentHash, text }
}

/** Reads the header of a block; undefined for what is none, such as null. */
export function headOfBlock(text: string): FeedHead | undefined {
  const head = readHead(text)
  if (head === undefined) return undefined
  const members = [...memberSpans(text)].filter(([name]) => !bodyMembers.has(name))
  const texts = members.map(([name, { start, end }]) => `${JSON.stringify(name)}:${text.slice(start, end)}`)
  return { ...head, text: `{${texts.join(",")}}` }
}
