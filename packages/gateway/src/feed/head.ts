import { memberSpans } from "../json/raw-json.ts"

/** A block's header as in an event of `newHeads`. */
export interface FeedHead {
  readonly number: number
  readonly hash: string
  readonly parentHash: string
  /** The header's JSON, with the node's digits. */
  readonly text: string
}

/** The members of a block that are not in its header. */
const bodyMembers: ReadonlySet<string> = new Set([
  "blockExtraData",
  "size",
  "totalDifficulty",
  "transactions",
  "uncles",
  "version",
])

/** Parses a header from a node; undefined if it is invalid. */
export function readHead(text: string): FeedHead | undefined {
  const { number, hash, parentHash } = (JSON.parse(text) ?? {}) as Readonly<Record<string, unknown>>
  if (typeof number !== "string" || !/^0x[\da-f]{1,13}$/i.test(number)) return undefined
  if (typeof hash !== "string" || typeof parentHash !== "string") return undefined
  return { number: Number(number), hash, parentHash, text }
}

/** Parses the header of a block; undefined if it is invalid, such as null. */
export function headOfBlock(text: string): FeedHead | undefined {
  const head = readHead(text)
  if (head === undefined) return undefined
  const members = [...memberSpans(text)].filter(([name]) => !bodyMembers.has(name))
  const texts = members.map(([name, { start, end }]) => `${JSON.stringify(name)}:${text.slice(start, end)}`)
  return { ...head, text: `{${texts.join(",")}}` }
}
