/** A duplicate member of an object. */
export interface RepeatedMember {
  /** `chains[0].name`. */
  readonly path: string
  /** Position of the second occurrence; line and column start at 1. */
  readonly line: number
  readonly column: number
}

/** Strings and structural characters of JSON. */
const memberTokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs

/** An object or array that is not closed yet. */
interface Open {
  readonly path: string
  /** The names of an object so far; absent for an array. */
  readonly names?: Set<string>
  /** Index of the current item of an array. */
  index: number
  /** Name of the object member whose value follows. */
  name?: string
  /** Whether the next string is a member name. */
  isNameNext: boolean
}

/** The duplicate members of a well-formed JSON text, of which `JSON.parse` silently uses the last one. */
export function repeatedMembers(text: string): readonly RepeatedMember[] {
  const found: RepeatedMember[] = []
  const open: Open[] = []
  for (const { 0: token, index } of text.matchAll(memberTokens)) {
    const at = open.at(-1)
    if (token === "{" || token === "[") {
      const path = at === undefined ? "" : pathIn(at)
      open.push({ path, index: 0, isNameNext: token === "{", ...(token === "{" && { names: new Set<string>() }) })
    } else if (token === "}" || token === "]") open.pop()
    else if (at === undefined) continue
    else if (token === ",") {
      at.index += 1
      at.isNameNext = at.names !== undefined
    } else if (at.isNameNext && at.names !== undefined) {
      at.isNameNext = false
      at.name = JSON.parse(token) as string
      if (at.names.has(at.name)) found.push({ path: pathIn(at), ...lineAndColumn(text, index) })
      at.names.add(at.name)
    }
  }
  return found
}

function pathIn({ path, names, name = "", index }: Open): string {
  if (names === undefined) return `${path}[${index}]`
  return path === "" ? name : `${path}.${name}`
}

function lineAndColumn(text: string, index: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, index).split("\n")
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 }
}
