import type { CommonModel, Model } from "./model.ts"
import { functionNameOfId, isFunctionName, kebabCase, lowerFirst, upperFirst } from "./names.ts"

/** Names that a member of a group cannot have: modules and promises have other uses for them. */
const unsuitable = new Set(["default", "then", "constructor", "__proto__", "toString", "valueOf"])

/** An operation's place in a group. */
interface Place {
  readonly group: string
  readonly member: string
  /** Whether the document says so. */
  readonly isGiven: boolean
}

/**
 * The model with a group for each operation that the document gives one (`x-group`), or that has a tag, if groups follow the tags. A
 * member of a group is named after its function without the words of the group: of `listFiles` and `getFile` in `files`, `list` and `get`.
 * Where two would have one name, or none is left, each keeps that of its function, except the one that the document names so.
 *
 * @param isByTag whether operations are grouped by their first tag
 */
export function withGroups<Of extends Model>(model: Of, isByTag: boolean): Of {
  const all = model.operations as readonly CommonModel[]
  const nameOf = groupNames(all)
  const places = new Map<CommonModel, Place>()
  for (const operation of all) {
    const wanted = operation.group?.name ?? (isByTag ? groupNameOf(operation.tag) : undefined)
    if (wanted === undefined) continue
    const given = operation.group?.member
    const member = given || shortName(operation.name, wanted)
    places.set(operation, { group: nameOf(wanted), member, isGiven: member === given })
  }
  for (let losing = losingOf(places); losing.length > 0; losing = losingOf(places))
    for (const operation of losing)
      places.set(operation, { ...(places.get(operation) as Place), member: operation.name })
  const operations = all.map((operation) => {
    const { group: _, ...others } = operation
    const place = places.get(operation)
    return place ? { ...others, group: { name: place.group, member: place.member } } : others
  })
  return { ...model, operations } as Of
}

/** The operations that have to give up their members' names, which others have too: all of them but one. */
function losingOf(places: ReadonlyMap<CommonModel, Place>): readonly CommonModel[] {
  const holders = new Map<string, [CommonModel, Place][]>()
  for (const [operation, place] of places) {
    const name = `${place.group}.${place.member}`
    holders.set(name, [...(holders.get(name) ?? []), [operation, place]])
  }
  return [...holders.values()].flatMap((same) => {
    if (same.length === 1) return []
    const given = same.filter(([, { isGiven }]) => isGiven)
    // Names of functions are distinct, so that one operation at most has its own.
    const keeper = same.find(([{ name }, { member }]) => name === member) ?? (given.length === 1 ? given[0] : undefined)
    return same.filter((one) => one !== keeper).map(([operation]) => operation)
  })
}

/** The names of groups in code: one that a function has gets another, and two whose modules would have one name are one. */
function groupNames(operations: readonly CommonModel[]): (wanted: string) => string {
  const functions = new Set(operations.flatMap(({ name, formerNames = [] }) => [name, ...formerNames]))
  const names = new Map<string, string>()
  return (wanted) => {
    let name = wanted
    while (!isFunctionName(name) || functions.has(name)) name += "Group"
    const known = names.get(kebabCase(name)) ?? name
    names.set(kebabCase(name), known)
    return known
  }
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
