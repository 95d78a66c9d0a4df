import { hash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { decodeContainer, encodeContainer, formatId, type Genesis, parseHex } from "@serac/chain"
import { recordedNetwork } from "@serac/recordings"

/** The data that a node serves. */
export interface NodeContents {
  readonly genesis: Genesis
  readonly p: readonly Uint8Array[]
  readonly x: readonly Uint8Array[]
  /** Bytes of reward UTXOs by the staker's transaction ID. */
  readonly rewards: ReadonlyMap<string, Uint8Array>
  readonly index: boolean
}

interface NamedRequest {
  readonly id: unknown
  readonly method: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** The JSON text of a result. */
type ResultJson = (params: Readonly<Record<string, unknown>>) => string | undefined

/** The node's answers to by-name calls; undefined for an unknown path. */
export function nodeAnswers(contents: NodeContents): (path: string, call: NamedRequest) => string | undefined {
  const { genesis, p, x, rewards, index } = contents
  const transactions = new Map(
    [...genesis.validators, ...genesis.chains].map(({ id, bytes }) => [formatId(id), checksummedHex(bytes)]),
  )
  const endpoints: Readonly<Record<string, Readonly<Record<string, ResultJson>>>> = {
    "/ext/info": {
      "info.getNetworkID": () => JSON.stringify({ networkID: String(genesis.networkID) }),
      "info.getBlockchainID": ({ alias }) =>
        JSON.stringify({ blockchainID: formatId(alias === "X" ? genesis.xChainID : genesis.cChainID) }),
      "info.upgrades": () => JSON.stringify({ durangoTime: "2020-12-05T05:00:00Z", etnaTime: "2020-12-05T05:00:00Z" }),
    },
    "/ext/bc/P": {
      ...blockAnswers("platform", p),
      "platform.getStakingAssetID": () => JSON.stringify({ assetID: formatId(genesis.avaxAssetID) }),
      "platform.getBlockchains": () =>
        JSON.stringify({
          blockchains: [
            {
              id: formatId(genesis.xChainID),
              name: "X-Chain",
              ...ofPrimaryNetwork("jvYyfQTxGMJLuGWa55kdP2p2zSUYsQ5Raupu4TW34ZAUBAbtq"),
            },
            {
              id: formatId(genesis.cChainID),
              name: "C-Chain",
              ...ofPrimaryNetwork("mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6"),
            },
          ],
        }),
      "platform.getTx": ({ txID }) => {
        const tx = transactions.get(String(txID))
        return tx === undefined ? undefined : JSON.stringify({ tx, encoding: "hex" })
      },
      "platform.getRewardUTXOs": ({ txID }) => {
        const utxo = rewards.get(String(txID))
        const utxos = utxo === undefined ? [] : [checksummedHex(utxo)]
        return JSON.stringify({ numFetched: String(utxos.length), utxos, encoding: "hex" })
      },
      "platform.getCurrentValidators": () => '{"validators":[]}',
      "platform.getValidatorFeeConfig": () =>
        '{"capacity":20000,"target":10000,"minPrice":512,"excessConversionConstant":1246488515}',
    },
    "/ext/bc/X": blockAnswers("avm", x),
    ...(index ? { "/ext/index/P/block": indexAnswers(p), "/ext/index/X/block": indexAnswers(x) } : {}),
  }
  return (path, { id, method, params = {} }) => {
    const endpoint = endpoints[path]
    if (endpoint === undefined) return undefined
    const result = endpoint[method]?.(params)
    const body =
      result === undefined ? `"error":{"code":-32000,"message":"not found","data":null}` : `"result":${result}`
    return `{"jsonrpc":"2.0",${body},"id":${JSON.stringify(id)}}\n`
  }
}

const ofPrimaryNetwork = (vmID: string) => ({ subnetID: "11111111111111111111111111111111LpoYY", vmID })

function blockAnswers(
  service: "platform" | "avm",
  blocks: readonly Uint8Array[],
): Readonly<Record<string, ResultJson>> {
  const ready = blocks.map((bytes) => `{"block":"${checksummedHex(bytes)}","encoding":"hex"}`)
  return {
    [`${service}.getHeight`]: () => `{"height":"${blocks.length - 1}"}`,
    [`${service}.getBlockByHeight`]: ({ height }) => ready[Number(height)],
  }
}

/** The index has every block but the one at height 0, as consensus saw it. */
function indexAnswers(blocks: readonly Uint8Array[]): Readonly<Record<string, ResultJson>> {
  const { certificate, signature } = recordedSeal()
  const ready = blocks.slice(1).map((block, index) => {
    const bytes = encodeContainer({
      type: "statelessBlock",
      parentID: hash("sha256", String(index), "buffer"),
      timestamp: BigInt(index),
      pChainHeight: BigInt(index),
      certificate,
      block,
      signature,
    })
    const id = formatId(hash("sha256", bytes, "buffer"))
    const timestamp = "2026-11-21T00:00:00.000000000Z"
    return `{"id":"${id}","bytes":"${checksummedHex(bytes)}","timestamp":"${timestamp}","encoding":"hex","index":"${index}"}`
  })
  return {
    "index.getContainerRange": ({ startIndex, numToFetch }) => {
      const start = Number(startIndex)
      const some = ready.slice(start, start + Number(numToFetch))
      return some.length === 0 ? undefined : `{"containers":[${some.join(",")}]}`
    },
    "index.getLastAccepted": () => ready.at(-1),
  }
}

/** A certificate and a signature of the same form as in a real container. They do not match the contents, since nothing verifies them. */
function recordedSeal(): { readonly certificate: Uint8Array; readonly signature: Uint8Array } {
  const file = join(recordedNetwork, "ledger/p-chain.jsonl.gz")
  for (const line of gunzipSync(readFileSync(file)).toString().trimEnd().split("\n")) {
    const { container } = JSON.parse(line) as { readonly container?: string }
    if (container === undefined) continue
    const decoded = decodeContainer(parseHex(container, "hexnc"))
    if (decoded.type !== "option" && decoded.certificate.length > 0) return decoded
  }
  throw new Error("no recorded container is signed")
}

/** Hex with its checksum. Made by Buffer: concatenated strings take many times their length in memory. */
function checksummedHex(bytes: Uint8Array): string {
  const checksum = hash("sha256", bytes, "buffer").subarray(-4)
  return `0x${Buffer.concat([bytes, checksum]).toString("hex")}`
}
