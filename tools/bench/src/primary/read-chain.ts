import { hash } from "node:crypto"
import { decodeContainer, decodePChainBlock, decodeXChainBlock, parseHex } from "@serac/chain"
import { KeptConnection } from "../kept-connection.ts"
import type { BenchNetwork } from "./bench-network.ts"

const hashOptions = { sha256: (bytes: Uint8Array) => hash("sha256", bytes, "buffer") }
/** As many requests as `serac index` has in flight. */
const readConnections = 8
const blocksPerRange = 1024

/**
 * Reads all blocks of a chain and decodes them with the ids of all their transactions, and stores nothing: the upper bound for
 * every indexer. Returns the time in seconds.
 */
export async function readChain({ nodeUrl, shape }: BenchNetwork, chain: "P" | "X"): Promise<number> {
  const last = chain === "P" ? shape.p : shape.x
  const decode = chain === "P" ? decodePChainBlock : decodeXChainBlock
  let ids = 0
  const read = (bytes: Uint8Array) => {
    const block = decode(bytes, hashOptions)
    ids += block.id.length
    for (const { id } of block.transactions) ids += id.length
  }
  const steps = shape.index ? ranges(last) : Array.from({ length: last + 1 }, (_, height) => height)
  const started = performance.now()
  await Promise.all(
    Array.from({ length: readConnections }, async () => {
      const connection = new KeptConnection(nodeUrl)
      const ask = async (path: string, method: string, params: object) => {
        const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { ...params, encoding: "hex" } })
        return (JSON.parse(await connection.ask(path, body)) as { readonly result: unknown }).result
      }
      for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
        if (shape.index) {
          const parameters = { startIndex: step, numToFetch: blocksPerRange }
          const answer = await ask(`/ext/index/${chain}/block`, "index.getContainerRange", parameters)
          const { containers } = answer as { readonly containers: readonly { readonly bytes: string }[] }
          for (const { bytes } of containers) read(decodeContainer(parseHex(bytes), hashOptions).block)
        } else {
          const method = chain === "P" ? "platform.getBlockByHeight" : "avm.getBlockByHeight"
          const { block } = (await ask(`/ext/bc/${chain}`, method, { height: step })) as { readonly block: string }
          read(parseHex(block))
        }
      }
    }),
  )
  if (ids === 0) throw new Error("nothing was read")
  return (performance.now() - started) / 1000
}

function ranges(last: number): number[] {
  return Array.from({ length: Math.ceil(last / blocksPerRange) }, (_, index) => index * blocksPerRange)
}
