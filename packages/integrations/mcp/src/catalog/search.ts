import type { CatalogOperation } from "./operation.ts"

/**
 * The operations that match the words of a question, best matches first; without words, all operations in the order of their documents.
 *
 * A word counts the more, the fewer operations have it, and the place where it is: the name, the tags, the first sentence, the parameters.
 */
export function matchingOperations(
  operations: readonly CatalogOperation[],
  question: string,
): readonly CatalogOperation[] {
  const wanted = [...new Set(searchWords(question))]
  if (wanted.length === 0) return operations
  const texts = operations.map(textsOf)
  const weights = wanted.map((word) => rarity(word, texts))
  const isAsked = {
    all: /\ball\b/i.test(question),
    write: /\b(send|submit|issue|sign|reindex|aggregate)/i.test(question),
  }
  return operations
    .map((operation, at) => ({
      operation,
      at,
      score: scoreOf(texts[at] as Texts, wanted, weights) * shareOf(operation, isAsked),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ operation }) => operation)
}

/** The words of an operation by place, with what a word of the question counts there. */
type Texts = readonly (readonly [weight: number, words: readonly string[]])[]

function textsOf({ api, name, wireName, tags, summary, parameters }: CatalogOperation): Texts {
  // Before the first full stop or colon stands what it does, after it the details.
  const [first = "", ...rest] = summary.split(/[.:](?= )/)
  return [
    [8, [...new Set(searchWords(`${name} ${wireName}`))]],
    [4, searchWords(`${api} ${tags.join(" ")}`)],
    [4, searchWords(first)],
    [1, searchWords(rest.join(" "))],
    [1, searchWords(parameters.map((parameter) => parameter.name).join(" "))],
  ]
}

/** What a word is worth: one that all operations have next to nothing (inverse document frequency). */
function rarity(word: string, operations: readonly Texts[]): number {
  const count = operations.filter((texts) => texts.some(([, words]) => words.some((one) => isLike(one, word)))).length
  return Math.log(1 + operations.length / (1 + count))
}

function scoreOf(texts: Texts, wanted: readonly string[], weights: readonly number[]): number {
  const found = wanted.map((word, at) => {
    const places = texts.map(([weight, words]) => (words.some((one) => isLike(one, word)) ? weight : 0))
    // A second place confirms the first.
    const [best = 0, next = 0] = places.sort((a, b) => b - a)
    return (best + next / 4) * (weights[at] ?? 0)
  })
  const share = found.filter((one) => one > 0).length / wanted.length
  const [[, name] = [0, []]] = texts
  // Of two names with the same words of the question, the one with fewer others is meant.
  const others = name.filter((one) => !wanted.some((word) => isLike(one, word))).length
  return (found.reduce((sum, one) => sum + one, 0) * (0.3 + 0.7 * share)) / (1 + others / 8)
}

/** The share of the score that is left to operations that are rarely meant. */
function shareOf(operation: CatalogOperation, isAsked: { readonly all: boolean; readonly write: boolean }): number {
  const { name, summary, isDeprecated, refusal } = operation
  const isBroader = !isAsked.all && /(?:All|^all)(?![a-z])/.test(name)
  const isRare = /Not served by any node|only when (started|their configuration)/.test(summary)
  return (
    (isDeprecated ? 0.5 : 1) *
    (isBroader ? 0.7 : 1) *
    (isRare ? 0.5 : 1) *
    (refusal !== undefined && !isAsked.write ? 0.5 : 1)
  )
}

/** Whether two words are similar: `balances` matches `balance`, and `valid` matches `validators`. */
function isLike(there: string, word: string): boolean {
  if (there === word) return true
  const [short, long] = there.length < word.length ? [there, word] : [word, there]
  return short.length >= 4 && long.startsWith(short)
}

/** The words of a text or an identifier in lower case, and what stands for them here: `listErc721Transfers` gives erc721, transfers. */
function searchWords(text: string): readonly string[] {
  const known = text
    .replace(/\b0x[0-9a-f]{6,}\b/gi, " search ")
    .replace(/\b(ERC)-(\d+)/gi, "$1$2")
    .replace(/\b([XPC])-Chain/gi, "$1chain")
    .replace(/transactions per second/gi, "tps")
  const split = known.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase()
  return split
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && !dull.has(word))
    .map((word) => synonyms.get(word) ?? word)
}

/** Words of questions, and those that the documents have for them. */
const synonyms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ wallet: "address", account: "address", nft: "nft", nfts: "nft", collectible: "nft", collectibles: "nft" },
    ...{ circulation: "supply", circulating: "supply", healthy: "health", current: "latest", newest: "latest" },
    ...{ deployed: "deploy", deployment: "deploy", deployments: "deploy", deploys: "deploy", hold: "balance" },
    ...{ holds: "holder", owns: "balance", own: "balance", has: "has", l1s: "l1", fees: "fee", tokens: "token" },
  }),
)

const dull = new Set(
  (
    "a about all am an and any are as at be been by can could did do does for from get give gives has have how i if in is it its list lists " +
    "many me much my now of on or please return returns returned show so tell tells that the their them there these this to was were " +
    "what when where which who whose why will with you your one"
  ).split(" "),
)
