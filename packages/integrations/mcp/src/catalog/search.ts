import type { CatalogOperation } from "./operation.ts"

/** The operations that match the given words, best matches first; without words, all operations in the order of their documents. */
export function matchingOperations(
  operations: readonly CatalogOperation[],
  words: string,
): readonly CatalogOperation[] {
  const wanted = searchWords(words)
  if (wanted.length === 0) return operations
  return operations
    .map((operation, at) => ({ operation, at, score: scoreOf(operation, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ operation }) => operation)
}

/** The factor for the score of deprecated operations. */
const deprecatedShare = 0.5
/** The factor for the score of operations on all things of a kind, when the words do not contain "all". */
const broaderShare = 0.7

function scoreOf(operation: CatalogOperation, wanted: readonly string[]): number {
  const { api, name, wireName, tags, summary, parameters, isDeprecated } = operation
  const places: readonly (readonly [number, readonly string[]])[] = [
    [8, searchWords(`${name} ${wireName}`)],
    [4, searchWords(`${api} ${tags.join(" ")}`)],
    [2, searchWords(summary)],
    [1, searchWords(parameters.map((parameter) => parameter.name).join(" "))],
  ]
  const score = wanted
    .map((word) =>
      Math.max(0, ...places.map(([weight, there]) => (there.some((one) => isLike(one, word)) ? weight : 0))),
    )
    .reduce((sum, one) => sum + one, 0)
  const isBroader = searchWords(name).includes("all") && !wanted.includes("all")
  return score * (isDeprecated ? deprecatedShare : 1) * (isBroader ? broaderShare : 1)
}

/** Whether two words are similar: `balances` matches `balance`, and `valid` matches `validators`. */
function isLike(there: string, word: string): boolean {
  if (there === word) return true
  const [short, long] = there.length < word.length ? [there, word] : [word, there]
  return short.length >= 4 && long.startsWith(short)
}

/** The words of a text or an identifier, in lower case: `listErc721Transfers` gives list, erc721, transfers. */
function searchWords(text: string): readonly string[] {
  const split = text.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase()
  return split.split(/[^a-z0-9]+/).filter((word) => word !== "" && !dull.has(word))
}

const dull = new Set("a an and are by for from how in is list get of on or the to was what which with".split(" "))
