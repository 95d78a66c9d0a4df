import { expect, test } from "vitest"
import type { CommonModel } from "../model/model.ts"
import { boundDoc } from "./operation-doc.ts"

const names = { name: "getThing", typeName: "GetThing", file: "get-thing" }

test.each<[string, Partial<CommonModel>, readonly string[]]>([
  ["its summary as a sentence", { summary: "Get a thing", description: "Long." }, ["/** Get a thing. */"]],
  ["its description where it has no summary", { description: "Gets\na thing." }, ["/** Gets a thing. */"]],
  ["its name where it has neither", {}, ["/** Calls `getThing`. */"]],
  [
    "since when it is deprecated and what to use",
    { summary: "Get a thing", deprecated: { since: "v1.9.12", replacedBy: "getOther" } },
    ["/**", " * Get a thing.", " *", " * @deprecated since v1.9.12; use `getOther`", " */"],
  ],
])("a bound method is described by %s", (_, described, lines) => {
  expect(boundDoc({ ...names, ...described }, "")).toEqual(lines)
})
