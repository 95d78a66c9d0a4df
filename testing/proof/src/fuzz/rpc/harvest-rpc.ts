import { stringifyLossless } from "@serac/client/rpc"
import fc from "fast-check"
import { KnownWords } from "../known-words.ts"
import type { KnownTexts } from "../values.ts"
import { CallsOf } from "./rpc-calls.ts"
import type { RpcDocument } from "./rpc-document.ts"
import { SchemaValues } from "./schema-values.ts"

const harvestRounds = 2
const callsEach = 1

/** The words for each document: those found in answers to its own methods come first. */
export type WordsOfDocuments = ReadonlyMap<RpcDocument, KnownTexts>

/**
 * Calls every method that changes nothing, repeatedly with the words found so far, so that later calls name existing items: hashes,
 * addresses, IDs, transactions.
 *
 * @param url of a node
 * @param begin the initial words
 */
export async function harvestRpc(
  documents: readonly RpcDocument[],
  url: string,
  begin: readonly (readonly [name: string, text: string])[],
): Promise<WordsOfDocuments> {
  const all = new KnownWords()
  for (const [name, text] of begin) all.add(name, text)
  const own = new Map(documents.map((document) => [document, new KnownWords(all)]))
  for (let round = 0; round < harvestRounds; round += 1) {
    for (const [document, words] of own) {
      const values = new SchemaValues(document, words.kept())
      for (const method of document.methods) {
        if (!method.isIdempotent) continue
        const calls = fc.sample(new CallsOf(method, values).plain("right"), { seed: round, numRuns: callsEach })
        for (const path of method.paths)
          for (const { params } of calls) {
            const result = await resultAt(`${url}${path}`, method.name, params)
            for (const known of [words, all]) known.collect(method.resultName, result)
          }
      }
    }
  }
  return new Map([...own].map(([document, words]) => [document, words.kept()]))
}

async function resultAt(url: string, method: string, params: unknown): Promise<unknown> {
  const body = `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${stringifyLossless(params)}}`
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body })
  return response.ok ? ((await response.json()) as { readonly result?: unknown }).result : undefined
}
