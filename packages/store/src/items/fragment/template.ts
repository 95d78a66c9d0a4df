import { type Filler, type HoleKind, holeMark } from "./hole.ts"

/** ASCII's unit separator, between the values of a template; no value contains it. */
const separator = "\u001f"

/** A piece of a template. */
interface Piece {
  readonly text: string
  /** Whether a value follows the text; an optional piece is omitted if its value is empty. */
  readonly value: "none" | "required" | "optional"
  /** Text between the value and its hole, or the end of an optional member. */
  readonly tail: string
  /** The hole after the piece. */
  readonly hole: HoleKind | undefined
}

/** JSON with holes and with blanks for values. */
export class Template {
  readonly #pieces: readonly Piece[]

  /** @param source - JSON with holes; `#` is a value, and `[...#...]` is omitted if its value is empty. */
  constructor(source: string) {
    this.#pieces = piecesOf(source)
  }

  /** The JSON with the values in a text from an offset on, its holes filled. */
  fill(joined: string, start: number, filler: Filler): string {
    const pieces = this.#pieces
    let json = ""
    let about = ""
    let from = start
    for (let at = 0; at < pieces.length; at++) {
      const piece = pieces[at] as Piece
      if (piece.value === "none") json += piece.text
      else {
        // Twice as fast as splitting the text.
        const next = joined.indexOf(separator, from)
        const end = next === -1 ? joined.length : next
        if (piece.value === "required") {
          about = joined.slice(from, end)
          json += piece.text + about + piece.tail
        } else if (end > from) json += piece.text + joined.slice(from, end) + piece.tail
        from = end + 1
      }
      if (piece.hole !== undefined) json += filler(piece.hole, about)
    }
    return json
  }
}

/** Joins values for a template. */
export function joinValues(...values: readonly (string | number)[]): string {
  return values.join(separator)
}

/** The last of joined values. */
export const lastValueOf = (joined: string): string => joined.slice(joined.lastIndexOf(separator) + 1)

// Each match is text and the following item: an optional member, a hole, a value, or the end.
const syntax = new RegExp(`([^#[${holeMark}]*)(?:\\[([^\\]]*)\\]|${holeMark}([a-z])|(#)|$)`, "g")

function piecesOf(source: string): readonly Piece[] {
  const pieces: Piece[] = []
  const plain = { value: "none", tail: "", hole: undefined } as const
  for (const [, text = "", optional, hole, value] of source.matchAll(syntax)) {
    if (value !== undefined) pieces.push({ ...plain, text, value: "required" })
    else if (hole !== undefined) {
      const last = pieces.at(-1)
      const follows = last?.value === "required" && last.hole === undefined
      if (follows) pieces[pieces.length - 1] = { ...last, tail: text, hole: hole as HoleKind }
      else pieces.push({ ...plain, text, hole: hole as HoleKind })
    } else if (text !== "") pieces.push({ ...plain, text })
    if (optional === undefined) continue
    const [before = "", tail = ""] = optional.split("#")
    pieces.push({ ...plain, text: before, value: "optional", tail })
  }
  return pieces
}
