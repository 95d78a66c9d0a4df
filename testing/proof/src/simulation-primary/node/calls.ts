import { formatHex, formatId, parseId } from "@serac/chain"
import { zeroID } from "../world/bytes.ts"
import { answerPlatform } from "./platform-calls.ts"
import { utxosPage } from "./utxo-page.ts"
import { type NodeAnswer, type NodeCall, rpcFailure, type View } from "./view.ts"

const maxContainers = 1024

/** The service at a path; undefined for an unknown path. */
export function serviceAt(path: string): ((call: NodeCall, view: View) => NodeAnswer) | undefined {
  return answersByPath[path]
}

const answersByPath: Readonly<Record<string, (call: NodeCall, view: View) => NodeAnswer>> = {
  "/ext/info": answerInfo,
  "/ext/bc/P": answerPlatform,
  "/ext/bc/X": answerExchange,
  "/ext/index/P/block": (call, view) => answerIndex("P", call, view),
  "/ext/index/X/block": (call, view) => answerIndex("X", call, view),
  "/ext/bc/C/rpc": answerEvm,
}

function answerInfo({ method }: NodeCall, { world }: View): NodeAnswer {
  const { durango, etna } = world.p.platform.upgrades
  const text = (seconds: number) => new Date(seconds * 1000).toISOString()
  if (method === "info.getNetworkID") return { result: { networkID: String(world.networkID) } }
  if (method === "info.upgrades")
    return {
      result: { durangoTime: text(durango), etnaTime: text(etna), cortinaXChainStopVertexID: formatId(zeroID) },
    }
  return rpcFailure(`rpc: can't find method "${method}"`)
}

function answerExchange({ method, params = {} }: NodeCall, view: View): NodeAnswer {
  const { world, heights } = view
  switch (method) {
    case "avm.getHeight":
      return { result: { height: String(heights.X) } }
    case "avm.getBlockByHeight": {
      const height = Number(params.height)
      const block = height <= heights.X ? world.blocks.X[height] : undefined
      if (!block?.bytes) return rpcFailure(`couldn't get block at height ${height}: not found`)
      return { result: { block: formatHex(block.bytes), encoding: "hex" } }
    }
    case "avm.getTx": {
      const found = world.transaction(parseId(params.txID))
      if (found?.chain !== "X" || found.height > heights.X) return rpcFailure("not found")
      return { result: { tx: formatHex(found.bytes), encoding: "hex" } }
    }
    case "avm.getUTXOs":
      return utxosPage("X", params, view)
    case "avm.getAssetDescription":
      return { result: { assetID: world.network.avaxAssetId, name: "Avalanche", symbol: "AVAX", denomination: "9" } }
  }
  return rpcFailure(`rpc: can't find method "${method}"`)
}

function answerIndex(chain: "P" | "X", { method, params = {} }: NodeCall, { world, heights }: View): NodeAnswer {
  if (method !== "index.getContainerRange") return rpcFailure(`rpc: can't find method "${method}"`)
  const [start, count] = [Number(params.startIndex), Number(params.numToFetch)]
  if (!(count >= 1 && count <= maxContainers)) return rpcFailure(`numToFetch must be in [1,1024] but is ${count}`)
  const last = heights[chain] - 1
  if (last < 0) return rpcFailure("no containers have been accepted")
  if (start > last) return rpcFailure(`start index (${start}) > last accepted index (${last})`)
  const blocks = world.blocks[chain].slice(start + 1, Math.min(start + 1 + count, heights[chain] + 1))
  const containers = blocks.map(({ container, height }) => ({
    id: formatId(container?.id ?? zeroID),
    bytes: formatHex(container?.bytes ?? zeroID),
    timestamp: "2026-11-21T05:00:00Z",
    encoding: "hex",
    index: String(height - 1),
  }))
  return { result: { containers } }
}

function answerEvm({ method, params = [] }: NodeCall, { world, heights }: View): NodeAnswer {
  const blockOf = (tag: string) => {
    const height = tag === "latest" ? heights.C : Number(tag)
    return height <= heights.C ? world.blocks.C[height]?.json : undefined
  }
  switch (method) {
    case "eth_chainId":
      return { result: "0xa868" }
    case "net_version":
      return { result: "43112" }
    case "eth_blockNumber":
      return { result: `0x${heights.C.toString(16)}` }
    case "eth_getBlockByNumber": {
      const block = blockOf(params[0])
      return block ? { result: block } : rpcFailure("cannot query unfinalized data")
    }
    case "eth_getBlockByHash":
      return {
        result: world.blocks.C.slice(0, heights.C + 1).find(({ json }) => json?.hash === params[0])?.json ?? null,
      }
    case "eth_getBlockReceipts":
      return { result: blockOf(params[0]) ? [] : null }
  }
  return rpcFailure(`the method ${method} does not exist/is not available`, -32601)
}
