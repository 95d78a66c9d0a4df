import type { Hex } from "./hex.ts"
import type { Cursor } from "./range.ts"

/** What a part of a position may be. */
interface PositionParts {
  readonly number: number
  readonly text: string
  readonly hex: Hex
}

type PositionPart = keyof PositionParts

/** The position that some parts make. */
export type PositionOf<Parts extends readonly PositionPart[]> = {
  readonly [At in keyof Parts]: PositionParts[Parts[At]]
}

/** Where items stand in a list: of an item, and as a page token carries it. */
export interface ListPosition<in Item, out At extends Cursor> {
  /** The position of an item: the list goes on right after it. */
  of(item: Item): At
  /** The same position of what a token carries; undefined for what is no position of this list. */
  read(cursor: Cursor): At | undefined
}

/**
 * Declares the position of the items of a list.
 *
 * @param parts - what its parts are, in order
 * @param of - the parts of an item
 */
export function definePosition<const Parts extends readonly PositionPart[], Item>(
  parts: Parts,
  of: (item: Item) => PositionOf<Parts>,
): ListPosition<Item, PositionOf<Parts>> {
  return { of, read: positionReader(parts) }
}

/** What reads the positions that some parts make; undefined for any other. */
export function positionReader<const Parts extends readonly PositionPart[]>(
  parts: Parts,
): (cursor: Cursor) => PositionOf<Parts> | undefined {
  const isPosition = (cursor: Cursor): cursor is PositionOf<Parts> =>
    cursor.length === parts.length && parts.every((part, at) => isPart[part](cursor[at]))
  return (cursor) => (isPosition(cursor) ? cursor : undefined)
}

const isPart: Readonly<Record<PositionPart, (value: unknown) => boolean>> = {
  number: (value) => typeof value === "number",
  text: (value) => typeof value === "string",
  hex: (value) => typeof value === "string" && /^0x(?:[0-9a-f]{2})*$/.test(value),
}
