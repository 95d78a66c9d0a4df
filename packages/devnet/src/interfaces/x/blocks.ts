import { decodeXChainBlock, formatHex, formatId, toXChainJson } from "@serac/chain"
import { type ByNameMethods, byNameMethod, type Encoding, RawJson, read } from "@serac/wire/node"
import { keyOf } from "../keys.ts"
import type { XInterfaceOptions } from "./options.ts"

/** Methods about blocks: the last height, and blocks by id or height. */
export function xBlockMethods({ chain }: XInterfaceOptions): ByNameMethods {
  const { blocks, heights } = chain.state
  const shown = (height: number | undefined, encoding: Encoding, place: string) => {
    const block = height === undefined ? undefined : blocks.at(height)
    if (!block) throw new Error(`couldn't get block ${place}: not found`)
    return {
      block:
        encoding === "json"
          ? new RawJson(toXChainJson(decodeXChainBlock(block.bytes)))
          : formatHex(block.bytes, encoding),
      encoding,
    }
  }
  return {
    "avm.getBlock": byNameMethod({ blockID: read.id, encoding: read.encoding }, ({ blockID, encoding }) =>
      shown(heights.get(keyOf(blockID)), encoding, `with id ${formatId(blockID)}`),
    ),
    "avm.getBlockByHeight": byNameMethod({ height: read.uint64, encoding: read.encoding }, ({ height, encoding }) =>
      shown(height > chain.last.height ? undefined : Number(height), encoding, `at height ${height}`),
    ),
    "avm.getHeight": byNameMethod({}, () => ({ height: String(chain.last.height) })),
  }
}
