import { createHash } from "node:crypto"
import { type NodeTransaction, signaturesOf } from "./node-json.ts"
import { fromCb58 } from "./text.ts"

const codecVersion = Buffer.alloc(2)

/**
 * The signed bytes of a block's transactions, with the codec version in front. Only a codec would know where a transaction
 * ends, but its ID is the hash of exactly its bytes: every possible end is tried.
 */
export function transactionBytes(block: Buffer, transactions: readonly NodeTransaction[]): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>()
  for (const transaction of transactions) {
    const bytes = locateTransaction(block, transaction)
    if (bytes === undefined) throw new Error(`Transaction ${transaction.id} is not in the bytes of its block`)
    found.set(transaction.id, bytes)
  }
  return found
}

/** Transactions begin with their type after a header of at most 90 bytes or after one another, and end with a signature. */
function locateTransaction(block: Buffer, transaction: NodeTransaction): Buffer | undefined {
  const id = fromCb58(transaction.id)
  const signatures = (transaction.credentials ?? []).map(signaturesOf)
  const last = signatures.findLastIndex((list) => list.length > 0)
  const signature = signatures[last]?.at(-1)
  // A credential without signatures is its type and a zero.
  const rest = 65 + 8 * (signatures.length - 1 - last)
  const ends =
    signature === undefined
      ? [block.length]
      : occurrences(block, Buffer.from(signature.slice(2), "hex")).map((at) => at + rest)
  for (const end of ends) {
    for (let start = end - 8; start >= 0; start--) {
      // A type id is below 2^16, and the network's id or another u32 follows: most starts need no hash.
      if (block[start] !== 0 || block[start + 1] !== 0) continue
      const bytes = block.subarray(start, end)
      if (createHash("sha256").update(codecVersion).update(bytes).digest().equals(id))
        return Buffer.concat([codecVersion, bytes])
    }
  }
  return undefined
}

function occurrences(block: Buffer, part: Buffer): readonly number[] {
  const places: number[] = []
  for (let at = block.indexOf(part); at >= 0; at = block.indexOf(part, at + 1)) places.push(at)
  return places
}
