import type { Connection } from "../../engine.ts"
import { NotConsecutiveError } from "../../errors.ts"
import { chainCode, primaryChains, textOf } from "../keys.ts"
import { networkBlockUpTo } from "../queries/blocks.ts"
import { proposedUpTo } from "../reader/proposed-blocks.ts"
import type { PrimaryChain } from "../rows.ts"
import { networkCheckpointOf, networkStateOf } from "../state.ts"
import { endOfParts, partsBehind, summedOf } from "../sums/summed.ts"

/** Throws a {@link NotConsecutiveError} unless a store indexed the same blocks again and knows as much about them. */
export async function assertComparable(stored: Connection, honest: Connection, network: number): Promise<void> {
  const refuse = (reason: string): never => {
    throw new NotConsecutiveError(`Primary network ${network} cannot be repaired: ${reason}.`)
  }
  for (const chain of primaryChains) {
    const [own, other] = [await headOf(stored, network, chain), await headOf(honest, network, chain)]
    if (own.height !== other.height)
      refuse(
        `the ${chain}-Chain is stored up to block ${own.height}, and was indexed again up to block ${other.height}`,
      )
    // One of the two may be what is damaged.
    if (!own.ids.some((id) => other.ids.includes(id)))
      refuse(`the ${chain}-Chain has another block ${own.height} than is stored`)
    const [known, found] = [await proposedUpTo(stored, network, chain), await proposedUpTo(honest, network, chain)]
    if (found < known)
      refuse(`the ${chain}-Chain's proposers are stored up to block ${known}, and the node reports them up to ${found}`)
  }
  const notes = (await networkStateOf(stored, network))?.notes ?? []
  const missing = (await networkStateOf(honest, network))?.notes.find((note) => !notes.includes(note))
  if (missing !== undefined) refuse(`more is missing than is stored: ${missing}`)
  const behind = partsBehind(await summedOf(honest, network), await endOfParts(honest, network))
  if (behind.length > 0) refuse("what was indexed again is not added up")
}

async function headOf(connection: Connection, network: number, chain: PrimaryChain) {
  const checkpoint = await networkCheckpointOf(connection, network, chain)
  const height = checkpoint?.head.height ?? -1
  const given = { network, chain: chainCode(chain), height }
  const block = await connection.get<{ height: number; id: Uint8Array }>(networkBlockUpTo, given)
  const ids = [checkpoint?.head.id, block?.height === height ? block.id : undefined]
  const known = ids.flatMap((id) => (id === undefined ? [] : [textOf(id)]))
  return { height, ids: checkpoint === undefined ? ["none"] : known }
}
