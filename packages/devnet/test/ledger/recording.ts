import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { buildGenesis, decodeAtomicBatch, type Genesis, parseId } from "@serac/chain"
import { recordedHelicon, recordedNetwork } from "@serac/recordings"

/** Networks that were recorded: before the Helicon upgrade, and through it. */
export type RecordingName = "durango" | "helicon"

const folderOf: Readonly<Record<RecordingName, string>> = { durango: recordedNetwork, helicon: recordedHelicon }

/** Lines of JSON of a recorded file. */
export const linesOf = <T>(path: string): readonly T[] =>
  gunzipSync(readFileSync(path))
    .toString()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T)

/** A block of X or P as it was recorded. */
export interface RecordedBlock {
  readonly height: number
  /** `0x` and hexadecimal. */
  readonly bytes: string
  readonly json: string
}

export const blocksOf = (name: RecordingName, chain: "p-chain" | "x-chain"): readonly RecordedBlock[] =>
  linesOf(`${folderOf[name]}/ledger/${chain}.jsonl.gz`)

/**
 * What a recorded network began with. The code of a contract is left out of the recorded C-Chain genesis, so that its id cannot be
 * derived and is the one that was recorded.
 */
export function genesisOf(name: RecordingName): Genesis {
  const read = (file: string) => readFileSync(`${folderOf[name]}/${file}`, "utf8")
  const { cChainID } = JSON.parse(read("network.json")) as { readonly cChainID: string }
  return { ...buildGenesis(read("genesis.json")), cChainID: parseId(cChainID) }
}

export const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.slice(2), "hex"))

/** Blocks of the C-Chain, of which some hold atomic transactions. */
export const cBlocksOf = (name: RecordingName) =>
  linesOf<{
    readonly block: {
      readonly number: string
      readonly timestamp: string
      readonly baseFeePerGas?: string
      readonly blockExtraData?: string
    }
  }>(`${folderOf[name]}/ledger/c-chain.jsonl.gz`)

/** Atomic transactions of the C-Chain, in order. */
export const atomicOf = (name: RecordingName) =>
  cBlocksOf(name).flatMap(({ block: { blockExtraData = "0x" } }) => decodeAtomicBatch(bytesOf(blockExtraData)))

/** A call by name as it was recorded, and the result or the message of the error that came. */
export interface RecordedCall {
  readonly method: string
  readonly params: unknown
  readonly answer: { readonly result: unknown } | { readonly error: string }
}

interface Exchange {
  readonly request: { readonly body?: string }
  readonly response: { readonly body: string }
}

/** What was asked of an interface, in order. */
export const exchangesOf = (name: RecordingName, file: string): readonly RecordedCall[] =>
  linesOf<Exchange>(`${folderOf[name]}/exchanges/${file}.jsonl.gz`).flatMap(({ request, response }) => {
    const { method, params } = JSON.parse(request.body ?? "{}")
    if (method === undefined) return []
    const { result, error } = JSON.parse(response.body)
    return { method, params, answer: error ? { error: error.message } : { result } }
  })
