import type { ParameterSchema } from "./operations.ts"
import type { FuzzedService } from "./served.ts"
import type { KnownTexts } from "./values.ts"

const harvestRounds = 3
const triesEach = 4
const longestWord = 120
const maxWords = 60

/**
 * Asks every operation for what it lists, again and again with the words that were found, so that later requests name what there
 * is: hashes, addresses, IDs.
 *
 * @param begin - words to begin with
 */
export async function harvest(
  served: readonly FuzzedService[],
  begin: readonly (readonly [name: string, text: string])[],
): Promise<KnownTexts> {
  const found = new Map<string, Set<string>>()
  const add = (name: string, text: string) => {
    const texts = found.get(name) ?? new Set()
    found.set(name, texts.add(text))
  }
  for (const [name, text] of begin) add(name, text)
  const words: KnownTexts = (schema, name) => {
    const named = fitting([...(found.get(singular(name)) ?? [])], schema)
    const any = [...new Set([...found.values()].flatMap((texts) => [...texts]))]
    return spread(named.length > 0 ? named : fitting(any, schema), maxWords)
  }
  for (let round = 0; round < harvestRounds; round += 1) {
    const addresses = served.flatMap(({ port, operations }) =>
      operations
        .filter(({ method, isStream }) => method === "GET" && !isStream)
        .flatMap(({ path, parameters }) =>
          Array.from({ length: triesEach }, (_, attempt) => {
            const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
              const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {}
              return pick(words(schema, name), attempt + round)
            })
            return `http://127.0.0.1:${port}${filled}`
          }),
        ),
    )
    for (const address of new Set(addresses)) {
      const response = await fetch(address)
      if (response.status === 200) collectTexts("", await response.json(), add)
    }
  }
  const kept = new Map<string, readonly string[]>()
  return (schema, name) => {
    const key = JSON.stringify([schema, name])
    const known = kept.get(key) ?? words(schema, name)
    kept.set(key, known)
    return known
  }
}

/** A list is called after its items. */
const singular = (name: string) => name.replace(/(?<=ss)es$|(?<!s)s$/, "")

function fitting(words: readonly string[], { pattern, type, enum: values }: ParameterSchema): readonly string[] {
  if (type !== undefined && type !== "string") return []
  if (values !== undefined) return words.filter((word) => values.includes(word))
  const regex = pattern === undefined ? undefined : new RegExp(pattern)
  return words.filter((word) => regex?.test(word) ?? word.length < 40)
}

/** Some of many, from the first to the last. */
function spread(words: readonly string[], most: number): readonly string[] {
  const step = Math.max(1, words.length / most)
  return Array.from({ length: Math.min(most, words.length) }, (_, at) => words[Math.floor(at * step)] as string)
}

const pick = (words: readonly string[], at: number) => words[(at * 7) % Math.max(1, words.length)] ?? "x"

function collectTexts(name: string, value: unknown, add: (name: string, text: string) => void): void {
  if (typeof value === "string" && value !== "" && value.length <= longestWord) add(singular(name), value)
  else if (Array.isArray(value)) for (const item of value) collectTexts(name, item, add)
  else if (typeof value === "object" && value !== null) {
    for (const [member, part] of Object.entries(value)) collectTexts(member, part, add)
  }
}
