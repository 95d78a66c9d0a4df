import { render } from "preact-render-to-string"
import { expect, test } from "vitest"
import { readReference } from "../../src/reference/model/read-reference.ts"
import { OperationPage } from "../../src/reference/page/operation-page.tsx"
import { OverviewPage } from "../../src/reference/page/overview-page.tsx"
import { SchemaPage } from "../../src/reference/page/schema-page.tsx"
import { pageState } from "../../src/reference/page/state.ts"
import { htmlOf } from "../../src/reference/site/html.ts"
import { Markdown } from "../../src/ui/markdown.tsx"
import { ownReference, realDocument } from "./support/documents.ts"

const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(2)> [a](javascript:alert(3)) ![b](http://x.example/c.png) "'>`

/** Tags and attributes that could run or load something. */
const harmful = /<script|<img|<iframe|<svg|<object|<style|\son\w+=|(?:href|src)="(?!#|https?:)/i

const everywhere = {
  openapi: "3.1.0",
  info: { title: hostile, version: hostile, description: hostile },
  tags: [{ name: hostile, description: hostile }],
  servers: [{ url: "javascript:alert(4)", description: hostile }],
  paths: {
    "/<b>{id}": {
      post: {
        operationId: hostile,
        tags: [hostile],
        summary: hostile,
        description: hostile,
        parameters: [
          {
            name: hostile,
            in: "query",
            description: hostile,
            schema: { type: hostile, enum: [hostile], "x-rule": hostile },
          },
        ],
        requestBody: {
          description: hostile,
          content: { "application/json": { schema: { $ref: "#/components/schemas/A" } } },
        },
        responses: {
          200: { description: hostile, content: { "text/html": { schema: { title: hostile }, example: hostile } } },
          400: {
            description: hostile,
            content: { "a/b": { examples: { [hostile]: { summary: hostile, value: { message: hostile } } } } },
          },
        },
      },
    },
  },
  components: {
    schemas: { A: { description: hostile, properties: { [hostile]: { default: hostile } } }, [hostile]: {} },
  },
}

const shown = (value: unknown) => {
  const reference = readReference("d", value)
  const document = { name: "d", title: reference.title, url: "d.json" }
  const state = pageState([document], async () => "{}", "")
  return [
    render(<OverviewPage document={document} reference={reference} missing="" />),
    ...reference.operations.map((operation) =>
      render(<OperationPage state={state} document={document} reference={reference} operation={operation} />),
    ),
    ...reference.schemas.map((name) => render(<SchemaPage reference={reference} name={name} />)),
  ]
}

test("hostile texts are shown as they are, wherever a document has them", () => {
  const pages = shown(everywhere)
  expect(pages.flatMap((page) => (page.match(/<\w[^<]*?>/g) ?? []).filter((tag) => harmful.test(tag)))).toEqual([])
  expect(pages.filter((page) => page.includes("&lt;script>alert(1)"))).toHaveLength(pages.length)
})

test("the HTML of a page is not ended by what a document says", () => {
  const document = { name: "d", title: hostile, url: hostile }
  const html = htmlOf({
    title: hostile,
    documents: [document],
    script: "a.js",
    styles: "a.css",
    texts: [JSON.stringify(everywhere)],
  })
  expect(html.match(/<script|<img/g)).toEqual(["<script", "<script", "<script"])
  const [, block = ""] = /<script type="application\/json" id="document-0">(.*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(block)).toEqual(everywhere)
})

test("Markdown becomes elements, and its HTML text", () => {
  expect(
    render(<Markdown text={"A `b` **c** [d](https://d.example)\n\n- e\n- <u>f</u>\n\n| g |\n|---|\n| h |"} />),
  ).toBe(
    '<div class="prose"><p>A <code>b</code> <strong>c</strong> <a href="https://d.example" rel="noreferrer noopener">d</a></p>' +
      "<ul><li>e</li><li>&lt;u>f&lt;/u></li></ul>" +
      '<div class="table"><table><thead><tr><th scope="col">g</th></tr></thead><tbody><tr><td>h</td></tr></tbody></table></div></div>',
  )
})

test("an operation tells its parameters with their rules, its errors with what to do, and how it is called", () => {
  const reference = ownReference("data")
  const operation = reference.operations.find(({ key }) => key === "listErc20Transactions")
  if (operation === undefined) throw new Error("no such operation")
  const document = { name: "data", title: "Data", url: "", client: { packageName: "@serac/data", prefix: "Data" } }
  const page = render(
    <OperationPage
      state={pageState([document], async () => "", "")}
      document={document}
      reference={reference}
      operation={operation}
    />,
  )
  const text = page.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")
  for (const part of [
    "chainId string path required EVM chain ID or blockchain ID of a supported chain.",
    "pageSize integer query Maximum number of items per page, 10 by default. 1 to 100 Default 10",
    "200 application/json Erc20TransferPage One page of transfers.",
    "pageSize must be an integer from 1 to 100, not 0",
    "Wait for the seconds of Retry-After . Try again: yes.",
    "Weighs 20 compute units where the rate of calls is limited.",
  ])
    expect(text).toContain(part)
})

test.each([
  ["schemas that contain themselves", { A: { properties: { a: { $ref: "#/components/schemas/A" } } } }],
  ["lists of their own kind", { A: { type: "array", items: { $ref: "#/components/schemas/A" } } }],
  [
    "what inherits from itself",
    { A: { allOf: [{ $ref: "#/components/schemas/B" }] }, B: { allOf: [{ $ref: "#/components/schemas/A" }] } },
  ],
  ["a union of itself", { A: { oneOf: [{ $ref: "#/components/schemas/A" }, { type: "string" }] } }],
  ["a reference to itself", { A: { $ref: "#/components/schemas/A" } }],
  ["references that lead nowhere", { A: { properties: { a: { $ref: "#/x/y" }, b: { $ref: "other.yaml#/b" } } } }],
  ["no schema at all", { A: null, B: 7, C: true, D: { properties: [], enum: "no", items: 3, oneOf: {} } }],
])("%s end a page as they end a thought", (_, schemas) => {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/A" } } }
  const paths = { "/a": { get: { responses: { 200: { content } } } } }
  const pages = shown({ openapi: "3.1.0", info: {}, paths, components: { schemas } })
  expect(pages.filter((page) => !page.includes("</article>"))).toEqual([])
})

test.each([
  [null],
  ["text"],
  [{}],
  [
    {
      openapi: 3,
      info: 4,
      paths: { "/": 5, "/a": { get: 6, post: { parameters: 7, responses: 8, tags: 9 } } },
      tags: {},
    },
  ],
  [{ openrpc: "1", methods: [null, 1, {}, { name: "a", params: {}, errors: 1, examples: "x" }] }],
])("a malformed document has a page: %j", (document) => {
  expect(shown(document).filter((page) => !page.includes("</article>"))).toEqual([])
})

test.each([
  ["quotes", ">".repeat(20_000)],
  ["quotes that are read and not shown", "> ".repeat(1_500)],
  ["emphasis without an end, which takes six seconds to read", "_a*".repeat(6_000)],
])("a text of %s is shown as it stands", (_, text) => {
  expect(render(<Markdown text={text} />)).toBe(`<pre class="fence">${text}</pre>`)
})

test("documents of others are rendered", () => {
  const files = [
    "@scalar/galaxy/dist/3.1.json",
    "@metamask/api-specs/dist/build/openrpc.json",
    "@readme/oas-examples/3.1/json/train-travel.json",
  ]
  for (const file of files) expect(shown(realDocument(file)).filter((page) => !page.includes("<h1"))).toEqual([])
})
