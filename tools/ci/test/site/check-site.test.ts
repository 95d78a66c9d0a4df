import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { problemsOf } from "../../src/site/check-site.ts"

function site(pages: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "serac-site-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, "reference/data"), { recursive: true })
  writeFileSync(join(folder, "reference/data/index.html"), "")
  for (const [path, html] of Object.entries(pages)) writeFileSync(join(folder, path), html)
  return folder
}

test("a site whose links all lead somewhere has no problem", () => {
  const links = [
    "/a.html",
    "/a.html#one",
    "#two",
    "/",
    "/reference/data/#/data/operations/listChains",
    "https://a.test/",
  ]
  const index = `<h2 id="two"></h2>${links.map((link) => `<a class="x" href="${link}">x</a>`).join("")}<link href="/a.html">`
  expect(problemsOf(site({ "index.html": index, "a.html": '<h1 id="one"></h1>' }))).toEqual([])
})

test("links to no page, place or operation are problems, as is what another host would serve", () => {
  const links = ["/b.html", "/a.html#none", "/reference/data/#/data/operations/listNothing"]
  const loaded = '<script src="https://cdn.test/x.js"></script><img alt="" src="//cdn.test/x.png">'
  const html = `${links.map((link) => `<a href="${link}">x</a>`).join("")}${loaded}`
  expect(problemsOf(site({ "index.html": html, "a.html": "" }))).toEqual([
    "index.html: /b.html leads to nothing",
    "index.html: /a.html#none leads to nothing",
    "index.html: /reference/data/#/data/operations/listNothing leads to nothing",
    "index.html: loads https://cdn.test/x.js",
    "index.html: loads //cdn.test/x.png",
  ])
})

test("below a path of its host a link must begin with it", () => {
  const folder = site({ "index.html": '<a href="/serac/a.html">x</a><a href="/a.html">x</a>', "a.html": "" })
  expect(problemsOf(folder, "/serac/")).toEqual(["index.html: /a.html leads to nothing"])
})
