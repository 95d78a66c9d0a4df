import { hash } from "node:crypto"
import {
  decodeContainer,
  encodeContainer,
  formatId,
  type Genesis,
  signContainer,
  stakingCertificate,
} from "@serac/chain"

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
    ...(index && {
      "/ext/index/P/block": indexAnswers(p, new Uint8Array(32)),
      "/ext/index/X/block": indexAnswers(x, genesis.xChainID),
    }),
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

/** The index has every block but the one at height 0, as consensus saw it: signed by its proposer. */
function indexAnswers(blocks: readonly Uint8Array[], chainID: Uint8Array): Readonly<Record<string, ResultJson>> {
  const secretKey = hash("sha256", "proposer", "buffer")
  const certificate = stakingCertificate(secretKey)
  let parentID = hash("sha256", blocks[0] ?? "", "buffer")
  const ready = blocks.slice(1).map((block, index) => {
    const container = {
      type: "statelessBlock" as const,
      parentID,
      timestamp: BigInt(index),
      pChainHeight: BigInt(index),
      certificate,
      block,
      signature: new Uint8Array(),
    }
    const unsigned = decodeContainer(encodeContainer(container))
    parentID = Buffer.from(unsigned.id)
    const bytes = checksummedHex(signContainer(unsigned, chainID, secretKey))
    const timestamp = "2026-11-21T00:00:00.000000000Z"
    return `{"id":"${formatId(unsigned.id)}","bytes":"${bytes}","timestamp":"${timestamp}","encoding":"hex","index":"${index}"}`
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

/** Hex with its checksum. Made by Buffer: concatenated strings take many times their length in memory. */
function checksummedHex(bytes: Uint8Array): string {
  const checksum = hash("sha256", bytes, "buffer").subarray(-4)
  return `0x${Buffer.concat([bytes, checksum]).toString("hex")}`
}
