import { beforeAll, expect, test } from "vitest"
import { restClients } from "./documents.ts"
import { unconfiguredOperations, unservedOperations } from "./errors/unserved.ts"
import { crawl } from "./promises/crawl.ts"
import { judged, undocumented, unsent, unserved } from "./promises/report.ts"
import { Seen } from "./promises/seen.ts"
import { HarvestedWords } from "./promises/words.ts"
import { promisesVariable, readTargets, targetsVariable } from "./targets.ts"

const targets = readTargets(process.env[targetsVariable])
const asked = restClients.flatMap(({ api, document }) => {
  const url = targets.get(api)
  return url === undefined ? [] : [{ api, url, seen: new Seen(document) }]
})
const linesOf = (report: (seen: Seen) => readonly string[]) =>
  asked.flatMap(({ api, seen }) => report(seen).map((line) => `${api} ${line}`))

beforeAll(async () => {
  const words = new HarvestedWords()
  for (const { seen, url } of asked) await crawl(seen, url, words)
}, 300_000)

test("what is sent and not documented is named, and what is documented and was not sent", () => {
  const properties = { name: { type: "string" }, color: { type: "string" } }
  const content = { "application/json": { schema: { type: "object", properties } } }
  const responses = { 200: { headers: { etag: {} }, content }, 404: {} }
  const seen = new Seen({ paths: { "/books/{id}": { get: { operationId: "getBook", responses } } } })
  const answer = { method: "GET", url: "http://127.0.0.1/books/7", headers: new Headers({ "x-shelf": "3" }) }
  seen.add({ ...answer, status: 200, text: '{"name":"Ice","size":5}' })
  seen.add({ ...answer, status: 418, text: "" })
  expect([undocumented(seen), unsent(seen)]).toEqual([
    ["getBook 200: the field size", "getBook 200: the header x-shelf", "getBook 418: the status"],
    ["any 404: the status", "getBook 200: the header etag", "the field body.color"],
  ])
})

if (asked.length > 0)
  test("nothing is sent that is not documented: no status, no header, no field", () => {
    expect(linesOf(undocumented)).toEqual([])
  })

if (process.env[promisesVariable] === "all") {
  test("the operations of which nothing is sent are those that the service is not configured for", () => {
    const expected = [...unservedOperations, ...unconfiguredOperations].map((name) => `data ${name}`)
    expect(linesOf(unserved).sort()).toEqual(expected.sort())
  })

  test("nothing is documented that is never sent, but for what is listed with a reason", () => {
    expect(judged(linesOf(unsent))).toEqual({ unexplained: [], idle: [] })
  })
}
