import { type PositionalMethods, positionalMethod, readEvm } from "@serac/wire/node"
import { EvmError, encodeBlock, encodeHeader, encodeReceipts, toHex } from "../../evm/index.ts"
import { blockAt, blockReaders, type EvmContext } from "./evm-context.ts"
import { rawTransaction } from "./transactions.ts"

/** `debug_getRaw…`: headers, blocks, receipts and transactions as bytes. Nodes have these methods until Helicon. */
export function rawBytesMethods(context: EvmContext): PositionalMethods {
  const { chain } = context
  const { kind } = chain.config
  const { blockReference } = blockReaders(context)
  return {
    debug_getRawHeader: positionalMethod([blockReference], ([at]) =>
      toHex(encodeHeader(blockAt(context, at).header, kind)),
    ),
    debug_getRawBlock: positionalMethod([blockReference], ([at]) => {
      // For the hash of an unknown block the node's error prints its bytes as numbers.
      if (typeof at === "object" && chain.blockByHash(at.hash as `0x${string}`) === undefined)
        throw new EvmError(`block #[${Buffer.from(at.hash.slice(2), "hex").join(" ")}] not found`)
      return toHex(encodeBlock(blockAt(context, at), kind))
    }),
    debug_getRawReceipts: positionalMethod([blockReference], ([at]) =>
      encodeReceipts(blockAt(context, at), chain.crypto).map(toHex),
    ),
    debug_getRawTransaction: positionalMethod([readEvm.hash], ([hash]) => rawTransaction(chain, hash)),
  }
}
