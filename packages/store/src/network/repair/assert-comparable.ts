import type { Connection } from "../../engine.ts"
import { NotConsecutiveError } from "../../errors.ts"
import { chainCode, primaryChains, textOf } from "../keys.ts"
import { networkBlockUpTo } from "../queries/blocks.ts"
import { proposedUpTo } from "../reader/proposed-blocks.ts"
import type { PrimaryChain } from "../rows.ts"
import { networkCheckpointOf, networkStateOf } from "../state.ts"
import { endOfParts, partsBehind, summedOf } from "../sums/summed.ts"

/**
 * The most blocks at the end of a chain that a repair replaces by others. Blocks are final: a few false ones come from a node that lied,
 * more from another network.
 */
const maxFalseBlocks = 64

/**
 * The height of the block that shows whether nodes of another last block have the same network. It is not block 0 where there are more: that
 * follows from the genesis alone, which a network that began anew may share.
 *
 * @param height - of the last stored block.
 */
export const heightBelowFalse = (height: number): number =>
  Math.max(0, Math.min(height - 1, Math.max(1, height - maxFalseBlocks)))

/** Throws a {@link NotConsecutiveError} unless a store indexed the same network again, up to the same heights, and knows as much about it. */
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
    const isSame = own.ids.some((id) => other.ids.includes(id))
    if (!isSame && !(await haveSameBelow(stored, honest, { network, chain: chainCode(chain), height: own.height })))
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

/** Whether both have the same block below the last ones. Of a chain with a single block nothing else is stored. */
async function haveSameBelow(
  stored: Connection,
  honest: Connection,
  { network, chain, height }: { readonly network: number; readonly chain: number; readonly height: number },
): Promise<boolean> {
  if (height === 0) return true
  const given = { network, chain, height: heightBelowFalse(height) }
  const [own, other] = await Promise.all(
    [stored, honest].map((one) => one.get<{ height: number; id: Uint8Array }>(networkBlockUpTo, given)),
  )
  return own?.height === other?.height && (own && textOf(own.id)) === (other && textOf(other.id))
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
