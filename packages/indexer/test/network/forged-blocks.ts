import {
  decodePChainBlock,
  decodeXChainBlock,
  encodePChainBlock,
  encodeXChainBlock,
  formatHex,
  formatId,
  parseHex,
} from "@serac/chain"
import { headerHash, sharedKeccak } from "../../src/core/header/index.ts"
import type { FakeChains } from "./fake-network-node.ts"
import { recordedChains } from "./recorded-chains.ts"

const bytesOf = (hex: string) => parseHex(hex, "hexnc")

/** The chains of a node that are true up to a block with a forged first signature. */
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
  // Another value of r makes the signature invalid, or another signer's.
  credential.signatures[0] = credential.signatures[0].with(5, (credential.signatures[0][5] as number) ^ 1)
  return chain === "P" ? encodePChainBlock(block as never) : encodeXChainBlock(block as never)
}

/**
 * The chains of a node with another last block of a chain: it differs in an unsigned part, and its ID matches its bytes.
 *
 * @param chains - the true chains. Default the recorded ones.
 */
export async function otherChains(chain: "P" | "X" | "C", chains: FakeChains = recordedChains): Promise<FakeChains> {
  if (chain === "C") {
    const last = chains.C.at(-1)
    if (!last) throw new Error("no block")
    const other = { ...last, stateRoot: `0x${"77".repeat(32)}` }
    const { hash } = headerHash(other, await sharedKeccak()) as { readonly hash: string }
    return { ...chains, C: [...chains.C.slice(0, -1), { ...other, hash: `0x${hash}` }] }
  }
  const blocks = chains[chain]
  const height = blocks.length - 1
  const bytes = bytesOf(blocks[height]?.bytes as string)
  const block = chain === "P" ? decodePChainBlock(bytes) : decodeXChainBlock(bytes)
  // The first block of the P-Chain has no time.
  const changed = "time" in block ? { ...block, time: block.time + 1n } : { ...block, parentID: new Uint8Array(32) }
  const other = chain === "P" ? encodePChainBlock(changed as never) : encodeXChainBlock(changed as never)
  return { ...chains, [chain]: [...blocks.slice(0, -1), { height, bytes: formatHex(other, "hexnc") }] }
}

/** The ID of the last block of a chain, in the notation shown to an operator. */
export function lastId(chains: FakeChains, chain: "P" | "X" | "C"): string {
  if (chain === "C") return chains.C.at(-1)?.hash as string
  const bytes = bytesOf(chains[chain].at(-1)?.bytes as string)
  return formatId((chain === "P" ? decodePChainBlock(bytes) : decodeXChainBlock(bytes)).id)
}
