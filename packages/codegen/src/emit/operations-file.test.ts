import { expect, test } from "vitest"
import type { OpenApiDocument } from "../document/openapi.ts"
import { readOpenApi } from "../model/read-openapi.ts"
import { restOperations } from "./operations-file.ts"

test("a descriptor has the constant query of its path and not the fragment", () => {
  const answers = { responses: { 204: { description: "Done." } } }
  const document: OpenApiDocument = {
    openapi: "3.1.0",
    info: { title: "T", version: "0" },
    paths: {
      "/files?beta=true": { get: { operationId: "listFiles", ...answers } },
      "/files#add": { post: { operationId: "addFile", ...answers } },
    },
  }
  const target = { packageName: "@me/api", prefix: "Api", source: "api.yaml", command: "generate" }
  const paths = [...restOperations(target, readOpenApi(document)).matchAll(/path: "(.*?)"/g)].map(([, path]) => path)
  expect(paths).toEqual(["/files?beta=true", "/files"])
})
