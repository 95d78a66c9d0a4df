import { lowestRollback, type StoreLocation } from "@serac/store"
import { countedNoun, grouped } from "../words.ts"
import { type Confirmation, confirm } from "./confirm.ts"
import { openExisting, placeName } from "./open-existing.ts"
import { stopFirst } from "./stop-first.ts"

/** Options of a rollback. */
export interface RollbackOptions extends Confirmation {
  readonly chain: string
  /** The last block to keep. */
  readonly to: number
}

/** Removes the blocks above one, or explains why that is impossible, with alternatives. */
export async function rollBack(location: StoreLocation, { chain, to, yes = false }: RollbackOptions): Promise<void> {
  const store = await openExisting(location)
  try {
    const status = await store.chain(chain).status()
    const lowest = await lowestRollback(store, chain)
    if (status === undefined || lowest === undefined) {
      throw new Error(`nothing is stored of chain ${chain} in ${placeName(location)}`)
    }
    const { head, transactions } = status
    if (to >= head.number) {
      console.log(`chain ${chain} ends with block ${grouped(head.number)}: there is nothing to undo`)
      return
    }
    if (to < lowest) throw new Error(tooDeep(chain, to, lowest, head.number, transactions))
    const what = `blocks ${grouped(to + 1)} to ${grouped(head.number)} of chain ${chain}`
    if (!(await confirm(`Undo ${what} in ${placeName(location)}?`, { yes }))) return console.log("nothing was undone")
    await stopFirst(async () => {
      const writer = await store.openWriter(chain)
      try {
        await writer.rollback(to)
      } finally {
        await writer.close()
      }
    })
    console.log(`undid ${what}`)
  } finally {
    await store.close()
  }
}

function tooDeep(chain: string, to: number, lowest: number, head: number, transactions: number): string {
  const possible =
    lowest >= head
      ? "none of its blocks can be undone"
      : `the lowest that can be given is --to ${lowest}: older blocks can no longer be undone`
  return (
    `chain ${chain} cannot be undone down to block ${to}: ${possible}. To index it again, serac reset --chain ${chain} deletes ` +
    `its blocks 0 to ${head} with ${countedNoun(transactions, "transaction")}`
  )
}
