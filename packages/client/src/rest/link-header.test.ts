import { expect, test } from "vitest"
import { nextLink } from "./link-header.ts"

test.each([
  ["none", "", undefined],
  ["one", '<https://a.example/?page=2>; rel="next"', "https://a.example/?page=2"],
  ["others before and after it", '</1>; rel="prev", </3>; rel="next", </9>; rel="last"', "/3"],
  ["a relation without quotes", "</2>; rel=next", "/2"],
  ["several relations", '</2>; rel="last NEXT"', "/2"],
  [
    "other parameters before it, with commas, brackets and escaped quotes",
    '</2>; title="a, <b>; \\"rel=x\\""; REL="next"',
    "/2",
  ],
  ["commas in its target", "<https://a.example/?ids=1,2>; rel=next", "https://a.example/?ids=1,2"],
  ["a parameter without a value", "</2>; crossorigin; rel=next", "/2"],
  ["a relation that only resembles it", '</2>; rel="nextish", </3>; hreflang="next"', undefined],
  [
    "a next page that the server marks as having no results",
    '</2>; rel="next"; results="false"; cursor="0:2:0"',
    undefined,
  ],
  ["a next page that the server marks as having results", '</2>; rel="next"; results="true"', "/2"],
  ["spaces around what separates", '</2>  ;  title = "a"  ;  rel = next  ', "/2"],
  ["a bracket that is not closed before it", "</1, </2>; rel=next", "/2"],
  ["no brackets", "/2; rel=next", undefined],
])("of a header with %s", (_, header, expected) => {
  expect(nextLink(header)).toBe(expected)
})
