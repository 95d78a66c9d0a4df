import { describe, expect, test } from "vitest"
import type { PagingModel } from "../model/paging/paging-model.ts"
import { pagesMembers, pagingFunctions, pagingNote } from "./paging.ts"

type Ruled = Exclude<PagingModel, { readonly by: "token" }>

const cases: readonly (readonly [Ruled, string, string])[] = [
  [
    { by: "cursor", parameter: "body/cursor", member: "paging/next", more: "has_more" },
    'nextByCursor({ parameter: "body/cursor", member: "paging/next", more: "has_more" })',
    "`body.cursor` takes the `paging.next` of the page before, while `has_more` is true.",
  ],
  [
    { by: "item", parameter: "after", member: "id" },
    'nextByItem({ parameter: "after", member: "id" })',
    "`after` takes the `id` of the last item before.",
  ],
  [
    { by: "offset", parameter: "offset", first: 1, total: "total" },
    'nextByOffset({ parameter: "offset", first: 1, total: "total" })',
    "`offset` grows by the number of items, up to `total`.",
  ],
  [{ by: "number", parameter: "page" }, 'nextByNumber({ parameter: "page" })', "`page` is the next number."],
  [{ by: "url", member: "next" }, 'nextByUrl({ member: "next" })', "the next page has the URL in `next`."],
  [{ by: "link" }, "nextByLink()", "the next page has the URL in the header `Link`."],
]

describe.each(cases)("%j", (paging, rule, note) => {
  test("is a rule in the descriptor", () => {
    expect(pagesMembers({ items: "data/rows", paging })).toEqual([
      `pages: /* @__PURE__ */ pagesBy("data/rows", /* @__PURE__ */ ${rule})`,
    ])
    expect(pagingFunctions({ items: "data/rows", paging })).toEqual(["pagesBy", rule.split("(")[0]])
  })

  test("is a sentence of the comment", () => {
    expect(pagingNote({ items: "data/rows", paging })).toEqual([`A listing of \`data.rows\`, page by page: ${note}`])
  })
})

test("a listing by token and an operation without pages need no rule", () => {
  expect(pagesMembers({ items: "blocks" })).toEqual(['items: "blocks"', "pages: createPages"])
  expect([pagesMembers({}), pagingFunctions({}), pagingNote({ items: "blocks" })]).toEqual([[], [], []])
})
