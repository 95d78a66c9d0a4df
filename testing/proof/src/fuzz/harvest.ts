import { KnownWords } from "./known-words.ts"
import type { FuzzedService } from "./served.ts"
import type { KnownTexts } from "./values.ts"

const harvestRounds = 3
const triesEach = 4

/**
 * Calls every GET operation, repeatedly with the words found so far, so that later requests name existing items:
 * hashes, addresses, IDs.
 *
 * @param begin - the initial words
 */
export async function harvest(
  served: readonly FuzzedService[],
  begin: readonly (readonly [name: string, text: string])[],
): Promise<KnownTexts> {
  const words = new KnownWords()
  for (const [name, text] of begin) words.add(name, text)
  for (let round = 0; round < harvestRounds; round += 1) {
    const addresses = served.flatMap(({ port, operations }) =>
      operations
        .filter(({ method, isStream }) => method === "GET" && !isStream)
        .flatMap(({ path, parameters }) =>
          Array.from({ length: triesEach }, (_, attempt) => {
            const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
              const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {}
              return pick(words.of(schema, name), attempt + round)
            })
            return `http://127.0.0.1:${port}${filled}`
          }),
        ),
    )
    for (const address of new Set(addresses)) {
      const response = await fetch(address)
      if (response.status === 200) words.collect("", await response.json())
    }
  }
  return words.kept()
}

const pick = (words: readonly string[], at: number) => words[(at * 7) % Math.max(1, words.length)] ?? "x"
