import type { Cursor, Range } from "../../../src/index.ts"

/** All of a list, page by page. */
export async function pages<Item, At extends Cursor>(
  read: (range: Range<At>) => Promise<readonly Item[]>,
  position: (item: Item) => At,
  limit: number,
): Promise<readonly Item[]> {
  const all: Item[] = []
  for (;;) {
    const last = all.at(-1)
    const page = await read({ limit, ...(last !== undefined && { after: position(last) }) })
    all.push(...page)
    if (page.length < limit) return all
  }
}
