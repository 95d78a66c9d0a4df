import {
  decodePChainBlock,
  decodePChainUtxo,
  decodeXChainBlock,
  decodeXChainUtxo,
  formatAddress,
  formatHex,
  formatId,
  parseHex,
  utxoId,
} from "@serac/chain"
import { FakeNode, type NodeCall, RpcError } from "@serac/kits/nodes"
import { type Answer, platformAnswers } from "./primary-fixtures.ts"
import { assetAnswers, type RecordedBlock, type RecordedCBlock, recordedChains } from "./recorded-chains.ts"

/** The chains of a node. */
export interface FakeChains {
  readonly P: readonly RecordedBlock[]
  readonly X: readonly RecordedBlock[]
  readonly C: readonly RecordedCBlock[]
}

const answers = new Map<string, unknown>(
  [...platformAnswers, ...assetAnswers].map(({ method, params, result }: Answer) => [keyOf(method, params), result]),
)

function keyOf(method: string, params: unknown): string {
  const members = Object.entries((params ?? {}) as object).sort(([one], [other]) => (one < other ? -1 : 1))
  return method + JSON.stringify(members)
}

const checkedTexts = new Map<string, string>()

/** Hex with a checksum, in a node's notation. */
function checked(hex: string): string {
  const text = checkedTexts.get(hex) ?? formatHex(parseHex(hex, "hexnc"))
  checkedTexts.set(hex, text)
  return text
}

/** The recorded transactions of a chain by ID, with the heights of their blocks. */
const transactionsOf = (chain: "P" | "X") =>
  new Map(
    recordedChains[chain].flatMap(({ height, bytes: hex }) => {
      const bytes = parseHex(hex, "hexnc")
      const { transactions } = chain === "P" ? decodePChainBlock(bytes) : decodeXChainBlock(bytes)
      const all: readonly { readonly id: Uint8Array; readonly bytes: Uint8Array }[] = transactions
      return all.map((one) => [formatId(one.id), { height, bytes: one.bytes }] as const)
    }),
  )
const transactions = { P: transactionsOf("P"), X: transactionsOf("X") }

/** The UTXOs that the recorded node reported for all addresses, by UTXO ID. */
function reported(chain: "P" | "X") {
  const method = chain === "P" ? "platform.getUTXOs" : "avm.getUTXOs"
  const texts = [...platformAnswers, ...assetAnswers]
    .filter((answer) => answer.method === method && !answer.params.sourceChain)
    .flatMap(({ result }): readonly string[] => result.utxos)
  return new Map(
    texts.map((text) => {
      const utxo = chain === "P" ? decodePChainUtxo(parseHex(text)) : decodeXChainUtxo(parseHex(text))
      const { output } = utxo
      const { addresses } = "output" in output ? output.output : output
      const owners = addresses.map((address) => formatAddress(address, "custom", chain))
      return [formatId(utxoId(utxo.txID, utxo.outputIndex)), { text, owners }] as const
    }),
  )
}
const unspent = { P: reported("P"), X: reported("X") }

/** The methods that are implemented below, in addition to the recorded ones. */
const computed = [
  ...["info.getNetworkID", "info.upgrades", "index.getContainerRange", "eth_blockNumber", "eth_getBlockByNumber"],
  ...["platform", "avm"].flatMap((service) => [`${service}.getHeight`, `${service}.getBlockByHeight`]),
  ...["platform.getTx", "avm.getTx", "platform.getUTXOs", "avm.getUTXOs", "platform.getRewardUTXOs"],
  ...["platform.getStakingAssetID", "platform.getCurrentValidators"],
]
const recorded = [...platformAnswers, ...assetAnswers].map(({ method }: Answer) => method)

/** A node that answers like a recorded one, for the methods that an indexer calls. */
export class FakeNetworkNode extends FakeNode {
  chains: FakeChains
  networkId = "1337"
  offersIndex = true
  offersInfo = true
  /** Maximum UTXOs in a page. */
  pageSize = 1024

  constructor(chains: FakeChains = recordedChains) {
    const answer = (params: unknown, call: NodeCall) => this.#result({ ...call, params })
    const methods = Object.fromEntries([...computed, ...recorded].map((name) => [name, answer]))
    super({
      find: (path) => {
        const isOffered = path.startsWith("/ext/index/") ? this.offersIndex : path !== "/ext/info" || this.offersInfo
        return isOffered ? { dialect: path.endsWith("/rpc") ? "by position" : "by name", methods } : undefined
      },
    })
    this.chains = chains
  }

  /** Serves only the first blocks of each chain. */
  cut(heights: Readonly<Record<"P" | "X" | "C", number>>): void {
    const { P, X, C } = recordedChains
    this.chains = { P: P.slice(0, heights.P + 1), X: X.slice(0, heights.X + 1), C: C.slice(0, heights.C + 1) }
  }

  #result({ path, method, params }: NodeCall): unknown {
    const chain = path.includes("/X") ? "X" : "P"
    const blocks = this.chains[chain]
    switch (method) {
      case "info.getNetworkID":
        return { networkID: this.networkId }
      case "info.upgrades":
        return {
          durangoTime: "2020-12-05T05:00:00Z",
          etnaTime: "2020-12-05T05:00:00Z",
          cortinaXChainStopVertexID: "11111111111111111111111111111111LpoYY",
        }
      case "platform.getStakingAssetID":
        return { assetID: "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA" }
      case "platform.getHeight":
      case "avm.getHeight":
        return { height: String(blocks.length - 1) }
      case "platform.getBlockByHeight":
      case "avm.getBlockByHeight": {
        const block = blocks[Number(params.height)]
        if (!block) throw new RpcError(-32000, `couldn't get block at height ${params.height}: not found`)
        return { block: checked(block.bytes), encoding: params.encoding }
      }
      case "index.getContainerRange":
        return this.#range(path.includes("/C/") ? this.chains.C : blocks, params)
      case "eth_blockNumber":
        return `0x${(this.chains.C.length - 1).toString(16)}`
      case "eth_getBlockByNumber": {
        const block = this.chains.C[Number(params[0])]
        if (!block) throw new RpcError(-32000, "cannot query unfinalized data")
        return block
      }
      case "platform.getRewardUTXOs":
        return answers.get(keyOf(method, params)) ?? { numFetched: "0", utxos: [], encoding: "hex" }
    }
    const known = answers.get(keyOf(method, params))
    if (known !== undefined) return known
    if (method.endsWith(".getTx")) {
      const transaction = transactions[chain].get(params.txID)
      if (!transaction || transaction.height >= blocks.length) throw new RpcError(-32000, "not found")
      return { tx: formatHex(transaction.bytes), encoding: "hex" }
    }
    if (method.endsWith(".getUTXOs")) return this.#utxos(chain, params)
    if (method === "platform.getCurrentValidators") return { validators: [] }
    throw new RpcError(-32000, `rpc: can't find method "${method}"`)
  }

  /** A page of UTXOs, ordered by ID. */
  #utxos(
    chain: "P" | "X",
    params: {
      readonly addresses: readonly string[]
      readonly limit?: number
      readonly startIndex?: { readonly utxo: string }
    },
  ): object {
    const { addresses, limit = 1024, startIndex } = params
    const own = [...unspent[chain]]
      .filter(([id, { owners }]) => id > (startIndex?.utxo ?? "") && owners.some((owner) => addresses.includes(owner)))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .slice(0, Math.min(limit, this.pageSize))
    const [last] = own.at(-1) ?? ["11111111111111111111111111111111LpoYY"]
    return {
      numFetched: String(own.length),
      utxos: own.map(([, { text }]) => text),
      endIndex: { address: addresses.at(-1), utxo: last },
      encoding: "hex",
    }
  }

  #range(
    blocks: readonly { readonly container?: string }[],
    { startIndex, numToFetch }: { readonly startIndex: number; readonly numToFetch: number },
  ): object {
    if (numToFetch < 1 || numToFetch > 1024)
      throw new RpcError(-32000, `numToFetch must be in [1,1024] but is ${numToFetch}`)
    if (startIndex > blocks.length - 2)
      throw new RpcError(-32000, `start index (${startIndex}) > last accepted index (${blocks.length - 2})`)
    const containers = blocks.slice(startIndex + 1, startIndex + 1 + numToFetch)
    return {
      containers: containers.map(({ container }, at) => ({
        id: "11111111111111111111111111111111LpoYY",
        bytes: checked(container as string),
        timestamp: "2026-11-21T05:00:00Z",
        encoding: "hex",
        index: String(startIndex + at),
      })),
    }
  }
}
