import type { ParameterSchema } from "./operations.ts"
import type { KnownTexts } from "./values.ts"

const longestWord = 120
const maxWords = 60

/** Texts found in answers, by the names of their members. */
export class KnownWords {
  readonly #found = new Map<string, Set<string>>()
  readonly #others: KnownWords | undefined

  /** @param others the fallback where none of these words fits */
  constructor(others?: KnownWords) {
    this.#others = others
  }

  add(name: string, text: string): void {
    const texts = this.#found.get(singular(name)) ?? new Set()
    this.#found.set(singular(name), texts.add(text))
  }

  /** Adds all texts within a JSON value. @param name of the value itself */
  collect(name: string, value: unknown): void {
    if (typeof value === "string" && value !== "" && value.length <= longestWord) this.add(name, value)
    else if (Array.isArray(value)) for (const item of value) this.collect(name, item)
    else if (typeof value === "object" && value !== null) {
      for (const [member, part] of Object.entries(value)) this.collect(member, part)
    }
  }

  /** The words of a name that fit a schema; otherwise any words that fit. */
  readonly of: KnownTexts = (schema, name) => {
    const named = fitting([...(this.#found.get(singular(name)) ?? [])], schema)
    const any = new Set([...this.#found.values()].flatMap((texts) => [...texts]))
    const found = spread(named.length > 0 ? named : fitting([...any], schema), maxWords)
    return found.length > 0 ? found : (this.#others?.of(schema, name) ?? [])
  }

  /** Like {@link of}, cached, for words that no longer change. */
  kept(): KnownTexts {
    const kept = new Map<string, readonly string[]>()
    return (schema, name) => {
      const key = JSON.stringify([schema, name])
      const known = kept.get(key) ?? this.of(schema, name)
      kept.set(key, known)
      return known
    }
  }
}

/** A list has the name of its items. */
const singular = (name: string) => name.replace(/(?<=ss)es$|(?<!s)s$/, "")

function fitting(words: readonly string[], { pattern, type, enum: values }: ParameterSchema): readonly string[] {
  if (type !== undefined && type !== "string") return []
  if (values !== undefined) return words.filter((word) => values.includes(word))
  const regex = pattern === undefined ? undefined : new RegExp(pattern)
  return words.filter((word) => regex?.test(word) ?? word.length < 40)
}

/** Some of many words, evenly spread from the first to the last. */
function spread(words: readonly string[], most: number): readonly string[] {
  const step = Math.max(1, words.length / most)
  return Array.from({ length: Math.min(most, words.length) }, (_, at) => words[Math.floor(at * step)] as string)
}
