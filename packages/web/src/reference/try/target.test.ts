import { expect, test } from "vitest"
import { detailsOf } from "../model/read-details.ts"
import { readReference } from "../model/read-reference.ts"
import { callForm, formValues } from "./call-form.ts"
import { callTarget, callTargets, chosenTarget, targetVariables } from "./target.ts"

test("variables and parameters that are called as what every object has are as empty as others", () => {
  const reference = readReference("odd", {
    openrpc: "1.3.2",
    servers: [{ url: "https://node.example/{constructor}/rpc", variables: { constructor: { default: "C" } } }],
    methods: [
      {
        name: "odd",
        params: [{ name: "toString", schema: { type: "string" } }],
        result: { name: "r", schema: {} },
        examples: [{ name: "none", params: [], result: { name: "r", value: 1 } }],
      },
    ],
  })
  const [operation] = reference.operations
  if (operation === undefined) throw new Error("no method was read")
  const document = { name: "odd", title: "Odd", url: "" }
  const target = callTarget(document)
  const place = chosenTarget(callTargets(document, reference, operation), target)
  expect(place && targetVariables(place, target)).toEqual({ constructor: "C" })
  const details = detailsOf(reference, operation)
  expect(formValues(callForm("odd", details, reference.lookup), details, reference.lookup)).toEqual({})
})
