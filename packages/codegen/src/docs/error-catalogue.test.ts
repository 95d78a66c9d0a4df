import { expect, test } from "vitest"
import { CodegenError } from "../error.ts"
import { errorCatalogue } from "./error-catalogue.ts"

const statuses = {
  400: { cause: "It is wrong.", retry: "no", remedy: "Change it." },
  503: { cause: "Not now.", retry: "yes", remedy: "Wait." },
}
const error = (message: unknown, more: object = {}) => ({ summary: "It happens", value: { message }, ...more })
const response = (examples: object, more: object = {}) => ({
  description: "So it is.",
  content: { "application/json": { examples } },
  ...more,
})

function catalogueOf(paths: object, words: object = statuses): string {
  const document = {
    info: { title: "Books" },
    paths,
    components: {
      schemas: { ErrorBody: { "x-statuses": words } },
      examples: { wrong: error("size must be a number, not 'x'") },
    },
  }
  return errorCatalogue("/nowhere", new Map([["packages/clients/data/openapi.json", JSON.stringify(document)]]))
}

const operation = (operationId: string, responses: object) => ({ get: { operationId, responses } })
const wrong = { $ref: "#/components/examples/wrong" }
const paths = {
  "/a": operation("listA", {
    200: { description: "A." },
    503: response({
      late: error("No answer", { "x-retry": "later", "x-remedy": "Ask for less." }),
      down: error(["Down", "Really"], { "x-sent-by": "a gateway" }),
    }),
    400: response({ wrong }),
  }),
  "/b": operation("listB", { 400: response({ wrong }), 403: { description: "Not this host." } }),
  "/c": operation("check", { 503: response({ sick: { value: { healthy: false } } }, { "x-result": true }) }),
}

test("every error stands once, by status, with what its example says, else what its status does", () => {
  const [, sections = ""] = catalogueOf(paths).split(/(?=^## Statuses)/m)
  expect(sections).toBe(`## Statuses

| Status | Cause | Try again? | What to do |
| --- | --- | --- | --- |
| 400 | It is wrong. | no | Change it. |
| 503 | Not now. | yes | Wait. |

## Books

| Status | Message | When | Try again? | What to do | Operations |
| --- | --- | --- | --- | --- | --- |
| 400 | \`size must be a number, not 'x'\` | It happens | no | Change it. | \`listA\`, \`listB\` |
| 403 |  | Not this host. | no |  | \`listB\` |
| 503 | \`No answer\` | It happens | later | Ask for less. | \`listA\` |
| 503 | \`Down; Really\` | It happens; sent by a gateway | yes | Wait. | \`listA\` |
| 503 |  | So it is. | yes |  | \`check\` |
`)
})

test("an error of many operations tells how many", () => {
  const many = Object.fromEntries(
    ["a", "b", "c", "d"].map((id) => [`/${id}`, operation(id, { 400: response({ wrong }) })]),
  )
  expect(catalogueOf(many)).toContain("| Change it. | 4 operations |")
})

test("a status that the document does not explain is refused", () => {
  expect(() => catalogueOf(paths, { 400: statuses[400] })).toThrow(
    new CodegenError("data: ErrorBody has no x-statuses for 503 of listA"),
  )
})
