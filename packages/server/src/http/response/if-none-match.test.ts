import { expect, test } from "vitest"
import { matches } from "./if-none-match.ts"

const etag = '"abc-1_"'

test.each([
  [etag],
  [`W/${etag}`],
  ["*"],
  [" * "],
  [`"other", ${etag}`],
  [`"other",${etag}`],
  [`${etag}, "other"`],
  [`W/"other" , W/${etag}`],
  [`, ,\t${etag}`],
  [`"a,b", ${etag}`],
  [`"", ${etag}`],
  [`${etag} "not separated"`],
])("%s is what would be sent", (header) => {
  expect(matches(header, etag)).toBe(true)
})

test.each([
  [undefined],
  [""],
  ["abc-1_"],
  ['"abc-1"'],
  ['"ABC-1_"'],
  ['"other"'],
  ['W/"other", "another"'],
  [`w/${etag}`],
  [`"other" ${etag}`],
  [`other, ${etag}`],
  [`"unclosed, ${etag.slice(1)}`],
  ['"*"'],
  [`*, ${etag}`],
  [`"with space in", "x"`],
])("%s is not", (header) => {
  expect(matches(header, etag)).toBe(false)
})

test("a long header costs no more than its length", () => {
  expect(matches(`${'"x",'.repeat(4_000)}${etag}`, etag)).toBe(true)
  expect(matches('"'.repeat(16_000), etag)).toBe(false)
})
