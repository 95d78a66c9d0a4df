import { getBlockByHeight as getPBlock } from "@serac/p-chain"
import { getBlockByHeight as getXBlock } from "@serac/x-chain"
import { NodeFault } from "../../core/index.ts"
import { type Meter, toRecord } from "../../core/node/index.ts"
import { bytesArgument } from "./answers.ts"
import type { ByNameEndpoint } from "./by-name-endpoint.ts"

/** The limits of a request. */
export interface Limits {
  readonly signal: AbortSignal
  /** Maximum bytes of an answer. */
  readonly limit: number
  /** Counts the bytes of the answers. */
  readonly meter: Meter
}

/** Maximum blocks that are requested one by one before they are returned. */
export const maxByHeight = 16

/**
 * Requests blocks one by one, until one fails. Returns at least the first.
 *
 * @throws NodeFault if the first one fails.
 */
export async function askByHeight<Block>(
  endpoint: ByNameEndpoint,
  chain: "P" | "X",
  { from, count }: { readonly from: number; readonly count: number },
  { signal, limit, meter }: Limits,
  read: (bytes: Uint8Array, height: number) => Block,
): Promise<readonly Block[]> {
  const getBlock = chain === "P" ? getPBlock : getXBlock
  const blocks: Block[] = []
  for (let height = from; height < from + Math.min(count, maxByHeight); height++) {
    try {
      const parameters = { height: String(height), encoding: "hex" } as const
      const answer = await endpoint.ask(
        (core, options): Promise<unknown> => getBlock(core, parameters, options),
        signal,
        limit - meter.bytes,
        meter,
      )
      blocks.push(read(bytesArgument(toRecord(answer, "the answer").block, `block ${height}`), height))
    } catch (error) {
      if (blocks.length === 0 || !(error instanceof NodeFault)) throw error
      break
    }
  }
  return blocks
}
