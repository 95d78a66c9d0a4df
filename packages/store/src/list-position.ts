import type { Hex } from "./hex.ts"
import type { Cursor } from "./range.ts"

/** The types that a part of a position may have. */
interface PositionParts {
  readonly number: number
  readonly text: string
  readonly hex: Hex
}

type PositionPart = keyof PositionParts

/** The tuple type of a position with these parts. */
export type PositionOf<Parts extends readonly PositionPart[]> = {
  readonly [At in keyof Parts]: PositionParts[Parts[At]]
}

/** The position of items in a list: computed from an item, or read from a page token. */
export interface ListPosition<in Item, out At extends Cursor> {
  /** The position of an item; the list continues directly after it. */
  of(item: Item): At
  /** The position in a page token's cursor; undefined if the cursor is no position of this list. */
  read(cursor: Cursor): At | undefined
}

/**
 * Declares the position of the items of a list.
 *
 * @param parts - the types of the position's parts, in order
 * @param of - computes the parts from an item
 */
export function definePosition<const Parts extends readonly PositionPart[], Item>(
  parts: Parts,
  of: (item: Item) => PositionOf<Parts>,
): ListPosition<Item, PositionOf<Parts>> {
  return { of, read: positionReader(parts) }
}

/** Makes a function that reads a position of these parts from a cursor; the function returns undefined for any other cursor. */
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
