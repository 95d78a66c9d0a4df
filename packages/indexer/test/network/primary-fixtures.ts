import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { decodePChainUtxo, parseHex, parseId } from "@serac/chain"
import type { NetworkDefinition } from "@serac/store"
import type { ArrivedPlatformBlock, PlatformTerms } from "../../src/network/p/platform-port.ts"

const text = (name: string): string =>
  gunzipSync(readFileSync(new URL(`./fixtures/${name}`, import.meta.url))).toString()

const lines = (name: string): readonly string[] => text(name).trimEnd().split("\n")

/** The recorded network. */
export const recordedNetwork: NetworkDefinition = {
  networkId: 1337,
  network: "testnet",
  nodeUrls: ["http://127.0.0.1:9650"],
  hrp: "custom",
  xChainId: "oXb4T2zH7vU7PHVSiCusSwqTdBYootPv9rx9QBScrNuSVPcX7",
  cChainId: "2oBDXc3noWjgvAdUuXpKkCHhXuowcuPGGzSnCuiSk6vH5izYq7",
  avaxAssetId: "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
}

/** An answer of the recorded node. */
export interface Answer {
  readonly method: string
  // biome-ignore lint/suspicious/noExplicitAny: recorded JSON, looked at member by member
  readonly params: any
  // biome-ignore lint/suspicious/noExplicitAny: recorded JSON, looked at member by member
  readonly result: any
}

export const genesisText: string = text("genesis.json.gz")

/** The recorded node's answers about the P-Chain at its last block. */
export const platformAnswers: readonly Answer[] = lines("p-answers.jsonl.gz").map((line) => JSON.parse(line))

export const answersTo = (method: string): readonly Answer[] =>
  platformAnswers.filter((answer) => answer.method === `platform.${method}`)

/** Every block of the recorded P-Chain. */
export const platformBlocks: readonly ArrivedPlatformBlock[] = lines("p-chain.jsonl.gz").map((line) => ({
  bytes: parseHex(JSON.parse(line).bytes, "hexnc"),
}))

/** Bytes of the recorded reward UTXOs by the staker's transaction in hexadecimal. */
export const rewardUtxos: ReadonlyMap<string, readonly Uint8Array[]> = new Map(
  answersTo("getRewardUTXOs").map(({ params, result }) => [
    Buffer.from(parseId(params.txID)).toString("hex"),
    result.utxos.map((utxo: string) => parseHex(utxo)),
  ]),
)

/** UTXOs in a result of `getUTXOs`. */
export const utxosIn = ({ result }: Answer) => result.utxos.map((utxo: string) => decodePChainUtxo(parseHex(utxo)))

/** The rules of the recorded P-Chain. */
export const recordedTerms: PlatformTerms = {
  network: recordedNetwork,
  validatorFee: { capacity: 20_000n, target: 10_000n, minPrice: 1n, excessConversionConstant: 865_617n },
  genesis: genesisText,
}

/** Every block of the recorded P-Chain in the node's JSON; integers are bigint. */
// biome-ignore lint/suspicious/noExplicitAny: recorded JSON, looked at member by member
export const platformJson: readonly any[] = lines("p-chain.jsonl.gz").map((line) =>
  JSON.parse(JSON.parse(line).json, (_, value, context?: { readonly source?: string }) =>
    typeof value === "number" ? BigInt(context?.source ?? value) : value,
  ),
)
