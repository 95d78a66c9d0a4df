import { expect, test } from "vitest"
import { writtenPages } from "../../src/docs/markdown/pages.ts"
import { oldWordUses } from "../../src/docs/words/old-words.ts"

/** The pages that users read: those of the repository's root, of docs/, and the READMEs of the packages. */
const userPages = /^(?:README|SECURITY)\.md$|^docs\/(?:guides\/)?[\w-]+\.md$|^packages\/.+\/README\.md$/

/** Programs write the texts of limits and errors; the benchmarks are a log of measurements. */
const others = ["docs/limits.md", "docs/errors.md", "docs/benchmarks.md"]

test("words that do not come back", () => {
  const pages = writtenPages().filter(({ path }) => userPages.test(path) && !others.includes(path))
  expect(pages.length).toBeGreaterThan(40)
  const uses = pages.flatMap((page) => oldWordUses(page))
  expect(uses.map(({ place, word, instead }) => `${place}: "${word}", write: ${instead}`)).toEqual([])
})

test("an old word is found in prose with its line, also across a line break, and not in code, links or comments", () => {
  const text = [
    "# A page",
    "Callers are told so.",
    "`is told` and [x](is told) <!-- is told -->",
    "```text",
    "is told",
    "```",
    "The list is",
    "told twice.",
  ].join("\n")
  const instead = "reports"
  expect(oldWordUses({ path: "a.md", text }, [{ pattern: /\b(?:is|are) told\b/i, instead }])).toEqual([
    { place: "a.md:2", word: "are told", instead },
    { place: "a.md:7", word: "is told", instead },
  ])
})
