import { decodePChainBlock, formatHex, formatId, toPChainJson } from "@serac/chain"
import { type ByNameMethods, byNameMethod, type Encoding, RawJson, read } from "@serac/wire/node"
import type { AcceptedPChainBlock } from "../../ledger/index.ts"
import { timeJson } from "./local.ts"
import type { PInterfaceOptions } from "./options.ts"

/** Methods about blocks: heights, the chain's time, and blocks by id or height. */
export function pBlockMethods({ chain }: PInterfaceOptions): ByNameMethods {
  const { blocks } = chain.state
  const shown = (block: AcceptedPChainBlock | undefined, encoding: Encoding, place: string) => {
    if (!block) throw new Error(`couldn't get block ${place}: not found`)
    const { bytes } = block
    const text = encoding === "json" ? new RawJson(toPChainJson(decodePChainBlock(bytes))) : formatHex(bytes, encoding)
    return { block: text, encoding }
  }
  return {
    "platform.getHeight": byNameMethod({}, () => ({ height: String(chain.last.height) })),
    "platform.getProposedHeight": byNameMethod({}, () => ({ height: String(chain.minimumHeight) })),
    "platform.getTimestamp": byNameMethod({}, () => ({ timestamp: timeJson(chain.state.time) })),
    "platform.getBlock": byNameMethod({ blockID: read.id, encoding: read.encoding }, ({ blockID, encoding }) =>
      shown(blocks.byId(blockID), encoding, `with id ${formatId(blockID)}`),
    ),
    "platform.getBlockByHeight": byNameMethod(
      { height: read.uint64, encoding: read.encoding },
      ({ height, encoding }) =>
        shown(height > chain.last.height ? undefined : blocks.at(Number(height)), encoding, `at height ${height}`),
    ),
  }
}
