import type { JsonMember, JsonObject, JsonValue } from "@serac/wire/node"
import type { Exempt, PathRule, Rules } from "./rules.ts"
import { valueForm } from "./shape.ts"

/** How closely two values are compared: `values`, or `shape`, which is names, their order, and kinds of values. */
export type Closeness = "values" | "shape"

/** The first difference between two values, with both values. */
export interface JsonDifference {
  readonly path: string
  readonly expected: string
  readonly got: string
}

/** Compares values as texts, digit by digit; `undefined` where they are equal. */
export function compareJson(
  expected: JsonValue,
  got: JsonValue,
  closeness: Closeness,
  rules: Rules,
  exempt: Exempt = () => {},
): JsonDifference | undefined {
  return compareValues(expected, got, "", { closeness, rules, exempt })
}

interface How {
  readonly closeness: Closeness
  readonly rules: Rules
  readonly exempt: Exempt
}

function compareValues(expected: JsonValue, got: JsonValue, path: string, how: How): JsonDifference | undefined {
  const isOther = expected.text !== got.text
  const unseen = how.rules.paths.get(path)
  if (unseen !== undefined) {
    if (isOther && how.closeness === "values") how.exempt(unseen)
    return undefined
  }
  const moment = how.closeness === "values" ? ruleAt(how.rules.moments, path) : undefined
  if (moment !== undefined) {
    if (isOther) how.exempt(moment.why)
    return compareValues(expected, got, path, { ...how, closeness: "shape" })
  }
  if (expected.kind === "object" && got.kind === "object") return compareObjects(expected, got, path, how)
  if (expected.kind === "array" && got.kind === "array") {
    if (how.closeness === "shape") return compareFirst(expected.elements, got.elements, path, how)
    const unordered = isOther ? ruleAt(how.rules.unordered, path) : undefined
    if (unordered !== undefined) how.exempt(unordered.why)
    const [ours, theirs] = unordered
      ? [sortedTexts(expected.elements), sortedTexts(got.elements)]
      : [expected.elements, got.elements]
    if (ours.length !== theirs.length) return difference(path, `${ours.length} elements`, `${theirs.length} elements`)
    return firstDifference(ours, (element, index) =>
      compareValues(element, theirs[index] as JsonValue, `${path}[${index}]`, how),
    )
  }
  const [one, other] = how.closeness === "shape" ? [valueForm(expected), valueForm(got)] : [expected.text, got.text]
  return one === other ? undefined : difference(path, one, other)
}

function ruleAt(rules: readonly PathRule[], path: string): PathRule | undefined {
  return rules.find(({ at }) => at.test(path))
}

function compareObjects(expected: JsonObject, got: JsonObject, path: string, how: How): JsonDifference | undefined {
  // If the names of members depend on the ledger's contents, the object is a map, and one member is compared for all.
  if (how.closeness === "shape" && [expected, got].some(isMap)) {
    return compareFirst(memberValues(expected), memberValues(got), path, how)
  }
  const [names, ours] = [memberNames(expected), memberNames(got)]
  if (names !== ours) return difference(path, `members ${names}`, `members ${ours}`)
  return firstDifference(expected.members, ({ name, value }, index) =>
    compareValues(value, (got.members[index] as JsonMember).value, `${path}.${name}`, how),
  )
}

function isMap({ members }: JsonObject): boolean {
  return (
    members.length > 0 &&
    members.every(({ name }) => /^(?:NodeID-)?[1-9A-HJ-NP-Za-km-z]{30,53}$|^0x[\da-f]+$/.test(name))
  )
}

/** Compares only the first elements; an empty list matches any list. */
function compareFirst(
  expected: readonly JsonValue[],
  got: readonly JsonValue[],
  path: string,
  how: How,
): JsonDifference | undefined {
  const [one] = expected
  const [other] = got
  return one === undefined || other === undefined ? undefined : compareValues(one, other, `${path}[0]`, how)
}

function memberValues({ members }: JsonObject): readonly JsonValue[] {
  return members.map(({ value }) => value)
}

function memberNames({ members }: JsonObject): string {
  return members.map(({ name }) => name).join(",")
}

function sortedTexts(values: readonly JsonValue[]): readonly JsonValue[] {
  return values.toSorted((one, other) => (one.text < other.text ? -1 : 1))
}

function firstDifference<Item>(
  items: readonly Item[],
  look: (item: Item, index: number) => JsonDifference | undefined,
): JsonDifference | undefined {
  for (const [index, item] of items.entries()) {
    const found = look(item, index)
    if (found !== undefined) return found
  }
  return undefined
}

function difference(path: string, expected: string, got: string): JsonDifference {
  return { path, expected, got }
}
