import type { Cursor } from "@serac/store"
import type { Random } from "../random.ts"

/** Reads a list to its end, by pages of any size. */
export async function readAll<Item, At extends Cursor>(
  random: Random,
  cursorOf: (item: Item) => At,
  page: (range: { readonly after?: At; readonly limit: number }) => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  const items: Item[] = []
  for (let after: At | undefined; ; ) {
    const limit = random.between(1, 100)
    const some = await page(after === undefined ? { limit } : { after, limit })
    items.push(...some)
    const last = some.at(-1)
    if (last === undefined || some.length < limit) return items
    after = cursorOf(last)
  }
}
