import { describe, expect, test } from "vitest"
import { realCalls } from "./real/calls.ts"
import { realDocument } from "./real/documents.ts"
import { generateReal, typeErrorsOf } from "./real/generate.ts"
import { roundTrips } from "./real/round-trip.ts"

// A subset of what `pnpm generate:real` does with all documents.
describe.each(realCalls.map((calls) => ({ name: calls.document.name, calls })))("the client of $name", ({ calls }) => {
  test("sends what the document says, and reads what its mock answers", async () => {
    const trips = await roundTrips(calls)
    expect(trips.map(({ call, sent, answer }) => ({ what: call.what, sent, answer }))).toEqual(
      calls.calls.map(({ what, sent, answer }) => ({ what, sent, answer })),
    )
  })
})

test("packages of real documents compile under the strict options", async () => {
  const documents = [
    ...realCalls.map(({ document }) => document),
    ...["3.0/json/circular-paths", "3.0/json/petstore", "3.1/json/train-travel", "3.1/json/webhooks"].map((file) =>
      realDocument(`@readme/oas-examples/${file}.json`),
    ),
  ]
  const packages = await Promise.all(documents.map((document) => generateReal(document, "compile")))
  expect(typeErrorsOf(packages)).toEqual([])
})
