import { expect, test } from "vitest"
import { Lookup } from "./lookup.ts"
import { skeletonOf } from "./skeleton.ts"

test("a body to begin with has what is required, with examples where there are some", () => {
  const person = {
    type: "object",
    required: ["name", "age", "tags", "friend"],
    properties: {
      name: { type: "string", examples: ["Ida"] },
      age: { type: "integer" },
      tags: { type: "array", items: { enum: ["a", "b"] } },
      friend: { $ref: "#/components/schemas/Person" },
      note: { type: "string" },
    },
  }
  const lookup = new Lookup({ components: { schemas: { Person: person } } })
  expect(skeletonOf(lookup, { $ref: "#/components/schemas/Person" })).toEqual({
    name: "Ida",
    age: 0,
    tags: ["a"],
    friend: null,
  })
})
