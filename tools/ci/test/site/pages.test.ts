import { expect, test } from "vitest"
import { slugOf } from "../../src/docs/markdown/slug.ts"
import { clientDocuments, referenceKey, referenceUrl } from "../../src/site/client-document.ts"
import { restOf, sections } from "../../src/site/navigation.ts"
import { guidePages, sitePages } from "../../src/site/site-pages.ts"
import { siteUrl } from "../../src/site/site-url.ts"

const pages = sitePages()
const sidebar = [...sections, ...restOf(guidePages())].flatMap(({ entries }) => entries)
const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, "")

test("the sidebar names every page once, and no other", () => {
  const named = sidebar.map(({ source }) => siteUrl(source))
  const others = pages.map(({ url }) => url).filter((url) => url !== "")
  expect(named.toSorted()).toEqual(others.toSorted())
})

test("every link of a page leads to a page, a heading of it, or an operation of a document", () => {
  const headings = new Map(
    pages.map(({ url, text }) => {
      const slugs = [...withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => slugOf(heading))
      return [`/${url}`, slugs]
    }),
  )
  const references = new Set(
    clientDocuments().flatMap((client) => {
      const reference = `/reference/${client.api.name}/`
      const own = [reference, `${reference}#/${client.name}`, `${reference}#/${client.name}/errors`]
      return [...own, ...client.model.operations.map((operation) => referenceUrl(client, referenceKey(operation)))]
    }),
  )
  const links = pages.flatMap(({ url, text }) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|"link":"([^"]+)"/g)]
      .map(([, target, card]) => target ?? card ?? "")
      .filter((target) => !/^https?:/.test(target))
      .map((target) => ({ from: url, target: target.startsWith("#") ? `/${url}${target}` : target })),
  )
  const broken = links.filter(({ target }) => {
    const [page = "", anchor] = target.split("#")
    if (page.startsWith("/reference/")) return !references.has(target)
    return anchor === undefined ? !headings.has(page) : !headings.get(page)?.includes(anchor.replace(/-\d+$/, ""))
  })
  expect(links.length).toBeGreaterThan(500)
  expect(broken).toEqual([])
})

test.each(clientDocuments())("the page of $name has every operation and every error of its document", (client) => {
  const page = pages.find(({ url }) => url === `clients/${client.api.name}`)?.text ?? ""
  const missing = client.model.operations.flatMap((operation) => {
    const row = `| [\`${operation.name}\`](${referenceUrl(client, referenceKey(operation))}) |`
    const errors =
      "responses" in operation
        ? operation.responses.filter(({ isResult }) => !isResult).map(({ status }) => `| ${status} |`)
        : operation.errors.map(({ code, message }) => `| ${code} | \`${message.replaceAll("`", "'")}`)
    return [row, ...errors.filter((error) => !error.startsWith("| 3"))].filter((shown) => !page.includes(shown))
  })
  expect(page).toContain("## Address and key")
  expect(missing).toEqual([])
})
