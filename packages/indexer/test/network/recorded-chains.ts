import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import type { Answer } from "./primary-fixtures.ts"

const lines = (name: string): readonly string[] =>
  gunzipSync(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)))
    .toString()
    .trimEnd()
    .split("\n")

/** A recorded block of the P-Chain or X-Chain: its bytes and, from height 1 on, those of its container, as `0x` and digits. */
export interface RecordedBlock {
  readonly height: number
  readonly bytes: string
  readonly container?: string
}

/** A recorded block of the C-Chain: its header and its atomic transactions, as in the result of `eth_getBlockByNumber`. */
export interface RecordedCBlock {
  readonly number: string
  readonly hash: string
  readonly parentHash: string
  readonly blockExtraData: string
  /** The bytes of its container, if it moves funds between chains. */
  readonly container?: string
}

const parsed = <T>(name: string): readonly T[] => lines(name).map((line) => JSON.parse(line) as T)

/** Every recorded block of the three chains. */
export const recordedChains = {
  P: parsed<RecordedBlock>("p-chain.jsonl.gz"),
  X: parsed<RecordedBlock>("x-chain.jsonl.gz"),
  C: parsed<RecordedCBlock>("c-chain.jsonl.gz"),
} as const

/** The recorded node's answers about the X-Chain, and about UTXOs that the C-Chain can import. */
export const assetAnswers: readonly Answer[] = parsed<Answer>("x-answers.jsonl.gz")
