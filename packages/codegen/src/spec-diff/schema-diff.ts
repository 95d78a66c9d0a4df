import { alternativesOf, counterpart, keywordsOf, unionKeyword } from "./alternatives.ts"
import { arrayAt, type Change, type Direction, isJsonObject, type JsonValue, objectAt, pointer } from "./change.ts"
import type { Document } from "./document.ts"
import { keywordList, narrowed, otherChanges, type SchemaNode, valueRangeChanges, widened } from "./keyword-diff.ts"
import { branchKey, branchName, isAny, objectOf, openness } from "./schema.ts"

interface Side {
  readonly document: Document
  readonly schema: JsonValue | undefined
  readonly path: string
}

/**
 * Compares two schemas from the point of view of a client that was built with the first one.
 *
 * In a request, allowing fewer values is breaking; in a response, allowing more is. Values of an open enumeration
 * (`x-extensible-enum`) can be added and removed without breaking clients.
 */
export function diffSchemas(before: Side, after: Side, direction: Direction): Change[] {
  return new SchemaDiff(direction).compare(before, after)
}

class SchemaDiff {
  readonly #direction: Direction
  readonly #visited = new Set<string>()

  constructor(direction: Direction) {
    this.#direction = direction
  }

  compare(before: Side, after: Side): Change[] {
    const from = before.document.resolve(before.schema, before.path)
    const to = after.document.resolve(after.schema, after.path)
    const pair = `${from.path} ${to.path}`
    if (this.#visited.has(pair)) return []
    this.#visited.add(pair)
    const [old, now] = [objectOf(from.value), objectOf(to.value)]
    if (old === undefined || now === undefined) {
      if (old === now) return []
      return [
        old === undefined
          ? widened(this.#direction, to.path, "values became possible where there were none")
          : narrowed(this.#direction, to.path, "no value is possible any more"),
      ]
    }
    const a = { document: before.document, schema: old, path: from.path }
    const b = { document: after.document, schema: now, path: to.path }
    // One schema is a union and the other is not: the other is compared with the branches.
    if ((unionKeyword(old) === undefined) !== (unionKeyword(now) === undefined)) {
      const beside = (node: SchemaNode) => ({ ...node, schema: keywordsOf(node.schema, "beside") })
      return [...this.#alternatives(a, b), ...otherChanges(beside(a), beside(b), this.#direction)]
    }
    return [
      ...valueRangeChanges(a, b, this.#direction),
      ...this.#members(a, b),
      ...this.#parts(a, b),
      ...this.#patterns(a, b),
      ...this.#branches(a, b),
      ...otherChanges(a, b, this.#direction),
    ]
  }

  #alternatives(a: SchemaNode, b: SchemaNode): Change[] {
    const located = ({ document, schema, path }: SchemaNode) =>
      alternativesOf(schema).map((one) => ({ ...document.resolve(one.schema, pointer(path, ...one.at)), document }))
    const sideOf = ({ document, value, path }: ReturnType<typeof located>[number]): Side => ({
      document,
      schema: value,
      path,
    })
    const left = located(b)
    const gone: Change[] = []
    const changed: Change[] = []
    for (const old of located(a)) {
      const now = counterpart(
        old.value,
        left,
        (one) => diffSchemas(sideOf(old), sideOf(one), this.#direction).length === 0,
      )
      if (now === undefined) {
        gone.push(narrowed(this.#direction, b.path, `${branchName(old.value)} is no longer possible`))
        continue
      }
      left.splice(left.indexOf(now), 1)
      // The parts of a schema by type have the same location, so it must not be skipped as visited.
      this.#visited.delete(`${old.path} ${now.path}`)
      changed.push(...this.compare(sideOf(old), sideOf(now)))
    }
    return [
      ...gone,
      ...changed,
      ...left.map(({ value, path }) => widened(this.#direction, path, `${branchName(value)} became possible`)),
    ]
  }

  #members(a: SchemaNode, b: SchemaNode): Change[] {
    const before = objectAt(a.schema.properties)
    const after = objectAt(b.schema.properties)
    const requiredBefore = keywordList(a, "required")
    const requiredAfter = keywordList(b, "required")
    const changes: Change[] = []
    for (const name of new Set([...Object.keys(before), ...Object.keys(after), ...requiredBefore, ...requiredAfter])) {
      const path = pointer(b.path, "properties", name)
      const was = requiredBefore.includes(name)
      const is = requiredAfter.includes(name)
      if (Object.hasOwn(before, name) && !Object.hasOwn(after, name))
        changes.push({ severity: "breaking", path, message: `member ${name} was removed` })
      else if (!Object.hasOwn(before, name) && Object.hasOwn(after, name)) {
        const breaking = is && this.#direction === "request"
        changes.push({
          severity: breaking ? "breaking" : "additive",
          path,
          message: `${is ? "required" : "optional"} member ${name} was added`,
        })
        continue
      } else if (Object.hasOwn(before, name))
        changes.push(
          ...this.compare(
            { ...a, schema: before[name], path: pointer(a.path, "properties", name) },
            { ...b, schema: after[name], path },
          ),
        )
      if (was && !is && Object.hasOwn(after, name))
        changes.push(widened(this.#direction, path, `member ${name} became optional`))
      if (!was && is) changes.push(narrowed(this.#direction, path, `member ${name} became required`))
    }
    return changes
  }

  /** The sub-schemas of a keyword. */
  #parts(a: SchemaNode, b: SchemaNode): Change[] {
    return ["items", "additionalProperties"].flatMap((keyword) => {
      const before = a.schema[keyword]
      const after = b.schema[keyword]
      const path = pointer(b.path, keyword)
      if (isAny(before) && isAny(after)) return keyword === "items" ? [] : openness(before, after, path)
      if (isAny(before)) return [narrowed(this.#direction, path, `${keyword} was restricted`)]
      if (isAny(after)) return [widened(this.#direction, path, `${keyword} is no longer restricted`)]
      return this.compare({ ...a, schema: before, path: pointer(a.path, keyword) }, { ...b, schema: after, path })
    })
  }

  /** The members selected by a pattern of their names. */
  #patterns(a: SchemaNode, b: SchemaNode): Change[] {
    const before = objectAt(a.schema.patternProperties)
    const after = objectAt(b.schema.patternProperties)
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((pattern) => {
      const path = pointer(b.path, "patternProperties", pattern)
      if (!Object.hasOwn(after, pattern))
        return [{ severity: "breaking", path, message: `members like ${pattern} were removed` }]
      if (!Object.hasOwn(before, pattern))
        return [narrowed(this.#direction, path, `members like ${pattern} were restricted`)]
      return this.compare(
        { ...a, schema: before[pattern], path: pointer(a.path, "patternProperties", pattern) },
        { ...b, schema: after[pattern], path },
      )
    })
  }

  #branches(a: SchemaNode, b: SchemaNode): Change[] {
    const changes: Change[] = []
    for (const keyword of ["oneOf", "anyOf", "allOf"]) {
      const before = arrayAt(a.schema[keyword])
      const after = [...arrayAt(b.schema[keyword]).entries()]
      const unmatched: number[] = []
      const take = (index: number, at: number) => {
        const [[afterIndex, candidate]] = after.splice(at, 1) as [[number, JsonValue]]
        changes.push(
          ...this.compare(
            { ...a, schema: before[index], path: pointer(a.path, keyword, index) },
            { ...b, schema: candidate, path: pointer(b.path, keyword, afterIndex) },
          ),
        )
      }
      const others = [...before.entries()].flatMap(([index, branch]) => {
        const at = after.findIndex(([, candidate]) => branchKey(candidate) === branchKey(branch))
        if (at >= 0) take(index, at)
        return at < 0 ? [index] : []
      })
      for (const index of others) {
        // A part without a name is the same part with other members, if there is one.
        const at = keyword === "allOf" && isUnnamed(before[index]) ? after.findIndex(([, one]) => isUnnamed(one)) : -1
        if (at < 0) unmatched.push(index)
        else take(index, at)
      }
      const path = pointer(b.path, keyword)
      // More conditions under allOf allow fewer values; more alternatives under the other keywords allow more.
      for (const index of unmatched) {
        const message = `${keyword} branch ${branchName(before[index])} was removed`
        changes.push(
          keyword === "allOf" ? widened(this.#direction, path, message) : narrowed(this.#direction, path, message),
        )
      }
      for (const [, branch] of after) {
        const message = `${keyword} branch ${branchName(branch)} was added`
        changes.push(
          keyword === "allOf" ? narrowed(this.#direction, path, message) : widened(this.#direction, path, message),
        )
      }
    }
    return changes
  }
}

/** Whether a branch is written in place and has no title. */
const isUnnamed = (branch: JsonValue | undefined) => isJsonObject(branch) && !("$ref" in branch) && !("title" in branch)
