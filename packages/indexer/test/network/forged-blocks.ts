import {
  decodePChainBlock,
  decodeXChainBlock,
  encodePChainBlock,
  encodeXChainBlock,
  formatHex,
  parseHex,
} from "@serac/chain"
import type { FakeChains } from "./fake-network-node.ts"
import { recordedChains } from "./recorded-chains.ts"

const bytesOf = (hex: string) => parseHex(hex, "hexnc")

/** The chains of a node that tells the truth up to a block whose first signature somebody else made. */
export function forgedChains(chain: "P" | "X"): FakeChains {
  const blocks = recordedChains[chain]
  for (let height = blocks.length - 1; height > 0; height--) {
    const forged = forgedBlock(chain, bytesOf(blocks[height]?.bytes as string))
    if (!forged) continue
    return { ...recordedChains, [chain]: [...blocks.slice(0, height), { height, bytes: formatHex(forged, "hexnc") }] }
  }
  throw new Error("no block with a signature")
}

function forgedBlock(chain: "P" | "X", bytes: Uint8Array): Uint8Array | undefined {
  const block = chain === "P" ? decodePChainBlock(bytes) : decodeXChainBlock(bytes)
  const [transaction] = "transactions" in block ? block.transactions : []
  const [credential] = transaction?.credentials ?? []
  if (!credential || !("signatures" in credential) || !credential.signatures[0]) return undefined
  // Another value of r: a signature of nobody's, or of somebody else.
  credential.signatures[0] = credential.signatures[0].with(5, (credential.signatures[0][5] as number) ^ 1)
  return chain === "P" ? encodePChainBlock(block as never) : encodeXChainBlock(block as never)
}
