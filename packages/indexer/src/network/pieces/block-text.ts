import { NodeFault, nonsense } from "../../core/index.ts"
import { toRecord } from "../../core/node/index.ts"
import { hexKey } from "../p/keys.ts"

/** Hexadecimal digits of bytes in a text at most: far more than a block and its container have. */
const maxDigits = 16 * 1024 * 1024

const digitPairs = /^([0-9a-f]{2})*$/

/** What a piece has of a block of the P-Chain or the X-Chain. */
export interface PieceBytes {
  /** Its entry in the node's index, a container or a bare block; or the block's bytes, where the node had no index. */
  readonly bytes: Uint8Array
  readonly isEntry: boolean
  /** UTXOs that rewarded stakers on which the block decides, by the transaction that they pay for, in hexadecimal. Empty on the X-Chain. */
  readonly rewards: ReadonlyMap<string, readonly Uint8Array[]>
  /** The P-Chain transaction that created the X-Chain; with the X-Chain's block 0. */
  readonly creation?: Uint8Array | undefined
}

/** What a piece has of a block of the C-Chain. */
export interface PieceHeaderAnswer {
  /** The answer of `eth_getBlockByNumber` without transactions. */
  readonly header: unknown
  /** The bytes of its container, if the block moves funds between chains and the node's index had it. */
  readonly container?: Uint8Array | undefined
}

/** The text of a block of the P-Chain or the X-Chain: JSON in one line, bytes in hexadecimal. */
export function textOfBytes({ bytes, isEntry, rewards, creation }: PieceBytes): string {
  const paid = [...rewards].sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify({
    [isEntry ? "entry" : "block"]: hexKey(bytes),
    ...(paid.length > 0 && { rewards: Object.fromEntries(paid.map(([id, utxos]) => [id, utxos.map(hexKey)])) }),
    ...(creation && { creation: hexKey(creation) }),
  })
}

/** The members of an answer about a block that neither its header nor its atomic transactions need. */
const unneeded = new Set(["transactions", "uncles", "totalDifficulty", "withdrawals"])

/** The text of a block of the C-Chain. */
export function textOfHeader({ header, container }: PieceHeaderAnswer): string {
  const members = Object.entries(toRecord(header, "the block")).filter(([name]) => !unneeded.has(name))
  return JSON.stringify({ header: Object.fromEntries(members), ...(container && { container: hexKey(container) }) })
}

/** Reads the text of a block of the P-Chain or the X-Chain. @throws NodeFault if it is none. */
export function bytesOfText(text: string): PieceBytes {
  const { entry, block, rewards = {}, creation } = membersOfText(text)
  const isEntry = entry !== undefined
  const paid = Object.entries(toRecord(rewards, "rewards")).map(([id, utxos]) => {
    if (!Array.isArray(utxos) || !/^[0-9a-f]{64}$/.test(id)) throw nonsense("rewards is no object of lists")
    return [id, utxos.map((utxo) => bytesOfDigits(utxo, "rewards"))] as const
  })
  return {
    bytes: bytesOfDigits(isEntry ? entry : block, isEntry ? "entry" : "block"),
    isEntry,
    rewards: new Map(paid),
    ...(creation !== undefined && { creation: bytesOfDigits(creation, "creation") }),
  }
}

/** Reads the text of a block of the C-Chain. @throws NodeFault if it is none. */
export function headerOfText(text: string): PieceHeaderAnswer {
  const { header, container } = membersOfText(text)
  return { header, ...(container !== undefined && { container: bytesOfDigits(container, "container") }) }
}

function membersOfText(text: string): Readonly<Record<string, unknown>> {
  try {
    return toRecord(JSON.parse(text), "the text of a block")
  } catch (error) {
    if (error instanceof NodeFault) throw error
    throw nonsense("the text of a block is no JSON")
  }
}

function bytesOfDigits(value: unknown, member: string): Uint8Array {
  if (typeof value !== "string" || value.length > maxDigits || !digitPairs.test(value))
    throw nonsense(`${member} is no bytes in hexadecimal, or has more than ${maxDigits} digits`)
  return new Uint8Array(Buffer.from(value, "hex"))
}
