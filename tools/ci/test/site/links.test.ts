import { expect, test } from "vitest"
import { linkedText, type Targets } from "../../src/site/links.ts"

const targets: Targets = {
  pageAt: (path) =>
    new Map([
      ["docs/errors.md", "/errors"],
      ["packages/store/README.md", "/packages/store"],
    ]).get(path),
  exists: (path) => ["docs/errors.md", "packages/store", "packages/store/src/a.ts"].includes(path),
}
const linked = (text: string) => linkedText("docs/guide.md", text, targets)

test("links lead to pages of the site, and those to other files are their words alone", () => {
  expect(
    linked("[all](errors.md), [`x`](errors.md#a-b), [store](../packages/store), [code](../packages/store/src/a.ts)"),
  ).toBe("[all](/errors), [`x`](/errors#a-b), [store](/packages/store), code")
})

test("links to other hosts and within a page stay", () => {
  const text = "[one](https://example.org/a.md) and [two](#two)"
  expect(linked(text)).toBe(text)
})

test("code stays as it is, and comments are left out", () => {
  const code = "`[a](nowhere.md)`\n\n```md\n[b](nowhere.md)\n<!-- c -->\n```\n"
  expect(linked(`<!-- not run: no server -->\n${code}`)).toBe(code)
})

test("a link to nothing is an error that names the page", () => {
  expect(() => linked("[lost](lost.md)")).toThrow("docs/guide.md: lost.md leads to nothing")
})
