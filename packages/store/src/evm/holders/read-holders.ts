import type { Connection } from "../../engine.ts"
import { bytesFromHex, hexOf } from "../../hex.ts"
import { limitOf } from "../../limit.ts"
import { readBatch } from "../../read-batch.ts"
import type { HolderPage, HolderRange } from "./holder.ts"
import { holderIn, keysOfToken, tokenKeyOf } from "./key.ts"
import { listHolders, suppliesByTokens } from "./queries.ts"

/** Reads a page of a token's holders in one state of the chain. */
export async function readHolders(
  state: Connection,
  chain: bigint,
  { contract, tokenId, after, limit }: HolderRange,
): Promise<HolderPage> {
  const token = tokenKeyOf(tokenId === undefined ? { standard: 20, contract } : { standard: 1155, contract, tokenId })
  const { from, before } = keysOfToken(token, after)
  const asked = { chain, from: bytesFromHex(from), before: bytesFromHex(before), limit: limitOf(limit) }
  const rows = await state.all<{ key: Uint8Array }>(listHolders, asked)
  const [sums] = await readBatch<{ holders: number; supply: string }>(state, suppliesByTokens, { chain }, [
    bytesFromHex(token),
  ])
  return {
    holders: rows.map(({ key }) => holderIn(hexOf(key), token)),
    holderCount: sums?.holders ?? 0,
    supply: BigInt(sums?.supply ?? 0),
  }
}
