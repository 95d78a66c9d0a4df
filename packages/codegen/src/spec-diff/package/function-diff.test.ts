import { expect, test } from "vitest"
import { Document } from "../document.ts"
import { diffFunction } from "./function-diff.ts"
import type { Surface, SurfaceOperation } from "./surface.ts"

const operation = {
  id: "getThing",
  name: "getThing",
  typeName: "GetThing",
  place: "/paths/~1thing/get",
  responses: [{ status: 200, isResult: true, schema: { type: "string" }, examples: {} }],
} as Partial<SurfaceOperation> as SurfaceOperation

/** The generator's result for a document, with this text for the function. */
const surface = (text: string): Surface => ({
  document: new Document({}),
  operations: [operation],
  exports: new Map([["getThing", { kind: "function", file: "get-thing.ts", text }]]),
})

const diff = (before: string, after: string) => diffFunction(surface(before), operation, surface(after), operation)

test("a signature that differs for no reason that is known is breaking, with both", () => {
  const plain = "export function getThing(client: Core, parameters: P): Promise<string>;"
  const generic = "export function getThing<Full>(client: Core, parameters: P & { full: Full }): Promise<string>;"
  expect(diff(plain, generic)).toEqual([
    {
      severity: "breaking",
      path: "/paths/~1thing/get",
      message:
        "the signature of getThing changed from `(client: Core, parameters: P): Promise<string>;` " +
        "to `<Full>(client: Core, parameters: P & { full: Full }): Promise<string>;`",
    },
  ])
})

test("whether the parameters may be left out is said of the parameters, not of the signature", () => {
  const [given, optional] = ["", "?"].map((mark) => `export function getThing(parameters${mark}: P): void;`)
  expect([diff(given as string, optional as string), diff(given as string, given as string)]).toEqual([[], []])
})
