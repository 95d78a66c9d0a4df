import { expect, test } from "vitest"
import { readOperations } from "./operations.ts"

test("an operation has its path's parameters, but its own of the same name and place instead", () => {
  const parameter = (name: string, place: string, type: string) => ({ name, in: place, schema: { type } })
  const [operation] = readOperations({
    openapi: "3.1.0",
    info: { title: "Books", version: "1.0.0" },
    paths: {
      "/books": {
        parameters: [
          parameter("size", "query", "string"),
          parameter("page", "query", "string"),
          parameter("kind", "query", "string"),
        ],
        get: {
          operationId: "listBooks",
          parameters: [parameter("page", "query", "integer")],
          responses: { 200: { description: "Books." } },
        },
      },
    },
  })
  expect(operation?.parameters).toEqual(
    [
      ["size", "string"],
      ["page", "integer"],
      ["kind", "string"],
    ].map(([name, type]) => ({
      name,
      in: "query",
      required: false,
      schema: { type },
      list: undefined,
      notAbove: undefined,
    })),
  )
})
