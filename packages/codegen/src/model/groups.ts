import type { CommonModel, Model } from "./model.ts"
import { functionNameOfId, isFunctionName, lowerFirst, upperFirst } from "./names.ts"

/** Names that a member of a group cannot have: modules and promises have other uses for them. */
const unsuitable = new Set(["default", "then", "constructor", "__proto__", "toString", "valueOf"])

/**
 * The model with a group for each operation that the document gives one (`x-group`), or that has a tag, if groups follow the tags. A
 * member of a group is named after its function without the words of the group: of `listFiles` and `getFile` in `files`, `list` and `get`.
 * Where two would have one name, or none is left, each keeps that of its function.
 *
 * @param isByTag whether operations are grouped by their first tag
 */
export function withGroups<Of extends Model>(model: Of, isByTag: boolean): Of {
  const places = (model.operations as readonly CommonModel[]).map((operation) => {
    const group = operation.group?.name ?? (isByTag ? groupNameOf(operation.tag) : undefined)
    return { operation, group, wanted: group && (operation.group?.member || shortName(operation.name, group)) }
  })
  const count = (group: string, member: string) =>
    places.filter((one) => one.group === group && one.wanted === member).length
  const functions = new Set(model.operations.flatMap(({ name, formerNames = [] }) => [name, ...formerNames]))
  const operations = places.map(({ operation, group, wanted }) => {
    const { group: _, ...others } = operation
    if (group === undefined || wanted === undefined) return others
    const name = isFunctionName(group) && !functions.has(group) ? group : `${group}Group`
    return { ...others, group: { name, member: count(group, wanted) > 1 ? operation.name : wanted } }
  })
  return { ...model, operations } as Of
}

/** The groups of a model, in the order of their first operations. */
export function groupsOf<Operation extends Pick<CommonModel, "group">>(
  operations: readonly Operation[],
): ReadonlyMap<string, readonly Operation[]> {
  const groups = new Map<string, Operation[]>()
  for (const operation of operations) {
    const { group } = operation
    if (group !== undefined) groups.set(group.name, [...(groups.get(group.name) ?? []), operation])
  }
  return groups
}

/** A tag as a name; undefined if it has no words. */
function groupNameOf(tag: string | undefined): string | undefined {
  const words = (tag ?? "").replace(/\p{Lu}{2,}/gu, (capitals) => upperFirst(capitals.toLowerCase()))
  const name = functionNameOfId(words)
  return name === "" || /^[_\d]/.test(name) ? undefined : name
}

/** The name of a function without the words of its group, in the singular or the plural; the name itself if nothing is left. */
function shortName(name: string, group: string): string {
  const [own, others] = [camelWords(name), camelWords(group)]
  const at = own.findIndex((_, start) => others.every((word, index) => isSameWord(own[start + index], word)))
  const rest = at < 0 ? own : [...own.slice(0, at), ...own.slice(at + others.length)]
  const short = lowerFirst(rest.map(upperFirst).join(""))
  const isUsable = /^[A-Za-z_$]/.test(short) && !unsuitable.has(short)
  return isUsable ? short : name
}

function camelWords(name: string): readonly string[] {
  return name.match(/[A-Z]{2,}(?![a-z])|[A-Z]?[a-z]+|[A-Z]+(?=[A-Z])|[A-Z]|\d+|[_$]+/g) ?? [name]
}

function isSameWord(one: string | undefined, other: string): boolean {
  const [a, b] = [one?.toLowerCase() ?? "", other.toLowerCase()]
  const plurals = (word: string) => [`${word}s`, `${word}es`, word.replace(/y$/, "ies")]
  return a !== "" && (a === b || plurals(a).includes(b) || plurals(b).includes(a))
}
