import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { buildGenesis, decodeAtomicBatch, type Genesis, parseId } from "@serac/chain"
import { recordedHelicon, recordedNetwork } from "@serac/recordings"

/** The recorded networks: one before the Helicon upgrade, and one through it. */
export type RecordingName = "durango" | "helicon"

const folderOf: Readonly<Record<RecordingName, string>> = { durango: recordedNetwork, helicon: recordedHelicon }

/** The lines of JSON in a recorded file. */
export const linesOf = <T>(path: string): readonly T[] =>
  gunzipSync(readFileSync(path))
    .toString()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T)

/** A recorded block of X or P. */
export interface RecordedBlock {
  readonly height: number
  /** Hexadecimal with `0x`. */
  readonly bytes: string
  readonly json: string
}

export const blocksOf = (name: RecordingName, chain: "p-chain" | "x-chain"): readonly RecordedBlock[] =>
  linesOf(`${folderOf[name]}/ledger/${chain}.jsonl.gz`)

/**
 * The genesis of a recorded network. A contract's code is omitted from the recorded C-Chain genesis, so its id cannot be computed; the
 * recorded id is used.
 */
export function genesisOf(name: RecordingName): Genesis {
  const read = (file: string) => readFileSync(`${folderOf[name]}/${file}`, "utf8")
  const { cChainID } = JSON.parse(read("network.json")) as { readonly cChainID: string }
  return { ...buildGenesis(read("genesis.json")), cChainID: parseId(cChainID) }
}

export const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.slice(2), "hex"))

/** The blocks of the C-Chain, some of which contain atomic transactions. */
export const cBlocksOf = (name: RecordingName) =>
  linesOf<{
    readonly block: {
      readonly number: string
      readonly timestamp: string
      readonly baseFeePerGas?: string
      readonly blockExtraData?: string
    }
  }>(`${folderOf[name]}/ledger/c-chain.jsonl.gz`)

/** The atomic transactions of the C-Chain, in order. */
export const atomicOf = (name: RecordingName) =>
  cBlocksOf(name).flatMap(({ block: { blockExtraData = "0x" } }) => decodeAtomicBatch(bytesOf(blockExtraData)))

/** A recorded call of a by-name method, with its result or the message of its error. */
export interface RecordedCall {
  readonly method: string
  readonly params: unknown
  readonly answer: { readonly result: unknown } | { readonly error: string }
}

interface Exchange {
  readonly request: { readonly body?: string }
  readonly response: { readonly body: string }
}

/** The recorded calls of an interface, in order. */
export const exchangesOf = (name: RecordingName, file: string): readonly RecordedCall[] =>
  linesOf<Exchange>(`${folderOf[name]}/exchanges/${file}.jsonl.gz`).flatMap(({ request, response }) => {
    const { method, params } = JSON.parse(request.body ?? "{}")
    if (method === undefined) return []
    const { result, error } = JSON.parse(response.body)
    return { method, params, answer: error ? { error: error.message } : { result } }
  })
