import { beforeAll, expect, test } from "vitest"
import { restClients } from "./documents.ts"
import { crawl } from "./promises/crawl.ts"
import { judged, undocumented, unsent } from "./promises/report.ts"
import { Seen } from "./promises/seen.ts"
import { Words } from "./promises/words.ts"
import { promisesVariable, readTargets, targetsVariable } from "./targets.ts"

const targets = readTargets(process.env[targetsVariable])
const asked = restClients.flatMap(({ api, document }) => {
  const url = targets.get(api)
  return url === undefined ? [] : [{ api, url, seen: new Seen(document) }]
})
const linesOf = (report: (seen: Seen) => readonly string[]) =>
  asked.flatMap(({ api, seen }) => report(seen).map((line) => `${api} ${line}`))

beforeAll(async () => {
  const words = new Words()
  for (const { seen, url } of asked) await crawl(seen, url, words)
}, 120_000)

test("nothing is sent that is not documented: no status, no header, no field", () => {
  expect(linesOf(undocumented)).toEqual([])
})

if (process.env[promisesVariable] === "all")
  test("nothing is documented that is never sent, but for what is listed with a reason", () => {
    expect(judged(linesOf(unsent))).toEqual({ unexplained: [], idle: [] })
  })
