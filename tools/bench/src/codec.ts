import { hash } from "node:crypto"
import { sha256 as noble } from "@noble/hashes/sha2.js"
import { decodePChainBlock, decodePChainTransaction, decodeXChainBlock, decodeXChainTransaction } from "@serac/chain"
import { avalanchejs } from "./avalanchejs.ts"
import { pinToTwoCores } from "./cores.ts"
import { race } from "./measure.ts"
import type { PartOptions } from "./part.ts"
import { type RecordedBytes, recordedBlocks } from "./recorded.ts"
import { type Results, wholeNumber } from "./results/results.ts"

type Hash = (bytes: Uint8Array) => Uint8Array

const hashes: readonly (readonly [name: string, sha256: Hash])[] = [
  ["@noble/hashes", noble],
  ["node:crypto", (bytes) => hash("sha256", bytes, "buffer")],
]

const decoders = {
  P: { transaction: decodePChainTransaction, block: decodePChainBlock },
  X: { transaction: decodeXChainTransaction, block: decodeXChainBlock },
} as const

/** The peer verifies the BLS proofs of these transactions while reading, and the pairings would dominate the measurement. */
const withBlsProofs: readonly string[] = [
  "AddPermissionlessValidatorTx",
  "ConvertSubnetToL1Tx",
  "RegisterL1ValidatorTx",
]

/** Something that reads one item after the other. */
interface CodecReader<Item> {
  readonly name: string
  /** The reference for the entries after this one. */
  readonly floor?: true
  readonly read: (item: Item) => unknown
}

/** Decoding of recorded transactions and blocks with their ids, compared with one sha256 of the same bytes and with a peer. */
export async function codec({ quick, results }: PartOptions): Promise<void> {
  console.log(`\nDecoding with ids, one thread, ${pinToTwoCores()}`)
  const rounds = { rounds: quick ? 3 : 31, calls: quick ? 2 : 10, results }
  const blocks = [...recordedBlocks("P"), ...recordedBlocks("X")]
  const transactions = blocks.flatMap((block) => block.transactions)
  const digest = ([name, sha256]: (typeof hashes)[number]) => ({
    name: `one sha256, ${name}`,
    floor: true as const,
    read: ({ bytes }: RecordedBytes) => sha256(bytes),
  })
  const decode = ([name, sha256]: (typeof hashes)[number]) => ({
    name: `@serac/chain, ${name}`,
    read: ({ chain, bytes }: RecordedBytes) => decoders[chain].transaction(bytes, { sha256 }).id,
  })
  await compete(
    `${transactions.length} recorded transactions`,
    transactions,
    [
      ...hashes.flatMap((hash) => [digest(hash), decode(hash)]),
      { name: "@serac/chain, no ids", read: ({ chain, bytes }) => decoders[chain].transaction(bytes) },
    ],
    rounds,
  )

  await compete(
    `${blocks.length} recorded blocks with the ids of all that is in them`,
    blocks,
    hashes.flatMap(([name, sha256]) => [
      {
        name: `sha256 for each id, ${name}`,
        floor: true as const,
        read: ({ bytes, transactions }) => [sha256(bytes), ...transactions.map(({ bytes }) => sha256(bytes))],
      },
      {
        name: `@serac/chain, ${name}`,
        read: ({ chain, bytes }) => {
          const block = decoders[chain].block(bytes, { sha256 })
          return [block.id, ...block.transactions.map(({ id }) => id), "transaction" in block && block.transaction.id]
        },
      },
    ]),
    rounds,
  )

  const peer = await avalanchejs()
  const common = transactions.filter(
    ({ chain, type, bytes }) => !withBlsProofs.includes(type) && reads(peer[chain], bytes),
  )
  const [first] = hashes
  if (first === undefined) return
  await compete(
    `${common.length} recorded transactions that the peer reads too, but for those whose BLS proofs it verifies`,
    common,
    [
      digest(first),
      decode(first),
      {
        name: "avalanchejs 5.0.0, @noble/hashes",
        read: ({ chain, bytes }) => [peer[chain](bytes), noble(bytes)],
      },
    ],
    rounds,
  )
}

function reads(read: (bytes: Uint8Array) => unknown, bytes: Uint8Array): boolean {
  try {
    read(bytes)
    return true
  } catch {
    return false
  }
}

/** Uses the results, so that the compiler cannot remove their computation. */
let keptResult: unknown

async function compete<Item extends RecordedBytes>(
  title: string,
  items: readonly Item[],
  readers: readonly CodecReader<Item>[],
  { results, ...rounds }: { readonly rounds: number; readonly calls: number; readonly results: Results },
): Promise<void> {
  const size = items.reduce((sum, { bytes }) => sum + bytes.length, 0)
  console.log(`\n  ${title}, ${Math.round(size / items.length)} bytes on average`)
  const contestants = readers.map(({ name, read }) => ({
    name,
    work: async () => {
      for (const item of items) keptResult = read(item)
    },
  }))
  const timed = await race(contestants, rounds)
  if (keptResult === undefined) throw new Error("nothing was read")
  let yardstick: number | undefined
  for (const [at, { name, median }] of timed.entries()) {
    if (yardstick === undefined || readers[at]?.floor) yardstick = median
    const ratio = (median / yardstick).toFixed(2)
    const each = median / items.length
    results.add(
      "codec",
      { what: `${title} of ${wholeNumber(size / items.length)} bytes`, by: name },
      { ratio: `${ratio}x`, "microseconds each": each.toFixed(2), "a second": wholeNumber(1e6 / each) },
    )
    console.log(
      `    ${name.padEnd(34)} ${ratio.padStart(6)}x  ${each.toFixed(2).padStart(6)} us  ${(1e6 / each).toFixed(0).padStart(7)}/s  ${(size / median).toFixed(1).padStart(6)} MB/s`,
    )
  }
}
