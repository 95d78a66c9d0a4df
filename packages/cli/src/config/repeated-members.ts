/** A member of an object that is named a second time. */
export interface RepeatedMember {
  /** `chains[0].name`. */
  readonly path: string
  /** Of the second one; both from 1 on. */
  readonly line: number
  readonly column: number
}

/** Strings, and what gives JSON its shape. */
const memberTokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs

/** An object or an array that has begun. */
interface Open {
  readonly path: string
  /** The names of an object so far; absent of an array. */
  readonly names?: Set<string>
  /** Of an array. */
  index: number
  /** The member of an object whose value comes. */
  name?: string
  /** Whether a string is the name of a member. */
  isNameNext: boolean
}

/** Members that are named twice in an object: `JSON.parse` takes the last one and says nothing. The text is well-formed JSON. */
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
