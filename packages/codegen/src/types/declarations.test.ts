import { expect, test } from "vitest"
import type { JsonObject } from "../document/json.ts"
import { declarationsOf } from "./declarations.ts"

const content = { "application/json": { schema: { $ref: "#/components/schemas/Book" } } }
const document: JsonObject = {
  paths: {
    "/books/{id}": {
      parameters: [
        { name: "id", in: "path", required: true, schema: { type: "string" } },
        { name: "lang", in: "query", schema: { type: "string" } },
      ],
      put: {
        operationId: "putBook",
        summary: "Replace a book",
        parameters: [{ name: "lang", in: "query", required: true, schema: { enum: ["de", "en"] } }],
        requestBody: { required: true, description: "The book.", content },
        responses: { 200: { description: "Done.", content }, default: { $ref: "#/components/responses/Failed" } },
      },
    },
  },
  components: {
    schemas: { Book: { type: "object", properties: { title: { type: "string", readOnly: true } } } },
    responses: { Failed: { headers: { "x-id": { $ref: "#/components/headers/Id" } } } },
    headers: { Id: { schema: { type: "integer" } } },
  },
}

test("operations have their parameters over those of their path, their body and their responses", () => {
  const declared = declarationsOf(document)
  expect([...declared.keys()]).toEqual(["paths", "webhooks", "components", "$defs", "operations"])
  expect(declared.get("webhooks")).toBe("export type webhooks = Record<string, never>")
  expect(declared.get("paths")).toMatch(
    /^export interface paths \{\n {2}"\/books\/\{id\}": \{\n[\s\S]*\/\*\* Replace a book \*\/\n {4}put: operations\["putBook"\]\n/,
  )
  expect(declared.get("operations")).toBe(`export interface operations {
  putBook: {
    parameters: {
      query: {
        lang: "de" | "en"
      }
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    /** The book. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["Book"]
      }
    }
    responses: {
      /** Done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Book"]
        }
      }
      default: components["responses"]["Failed"]
    }
  }
}`)
  expect(declared.get("components")).toBe(`export interface components {
  schemas: {
    Book: {
      readonly title?: string
    }
  }
  responses: {
    Failed: {
      headers: {
        "x-id"?: components["headers"]["Id"]
        [name: string]: unknown
      }
      content?: never
    }
  }
  parameters: never
  requestBodies: never
  headers: {
    Id: number
  }
  pathItems: never
}`)
})

test("members that only another part of allOf requires are required by a helper type", () => {
  const schemas = {
    A: { type: "object", properties: { a: { type: "string" } } },
    B: { allOf: [{ $ref: "#/components/schemas/A" }], required: ["a"] },
  }
  const declared = declarationsOf({ components: { schemas } })
  expect(declared.get("components")).toContain('B: WithRequired<components["schemas"]["A"], "a">\n')
  expect([...declared.keys()].at(-1)).toBe("WithRequired")
})

test.each<[string, JsonObject, string]>([
  ["null beside an enumeration", { nullable: true, enum: ["a"] }, '"a" | null'],
  [
    "a nullable union",
    { nullable: true, oneOf: [{ type: "string" }, { type: "integer" }] },
    "(string | number) | null",
  ],
  [
    "alternatives beside members",
    { properties: { b: {} }, oneOf: [{ enum: ["a"] }] },
    '{\n      b?: unknown\n    } & "a"',
  ],
  ["a list of lists", { type: "array", items: { type: "array", items: {} } }, "unknown[][]"],
  [
    "members and others",
    { properties: { b: true }, additionalProperties: { type: "null" } },
    "{\n      b?: unknown\n    } & {\n      [key: string]: null\n    }",
  ],
  ["a value that is an object", { const: { a: [1, "x"] } }, '{\n      a: [1, "x"]\n    }'],
  ["types of which a branch covers one", { type: ["string", "null"], oneOf: [{ type: "null" }] }, "string | null"],
  ["members by patterns", { patternProperties: { "^x": { type: "string" } } }, "{\n      [key: string]: string\n    }"],
])("%s", (_, schema, type) => {
  const text = declarationsOf({ components: { schemas: { A: schema } } }).get("components") ?? ""
  expect(text.slice(text.indexOf("    A: ") + 7, text.indexOf("\n  }\n  responses"))).toBe(type)
})
