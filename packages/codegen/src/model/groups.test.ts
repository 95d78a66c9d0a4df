import { describe, expect, test } from "vitest"
import type { OpenApiDocument } from "../document/openapi.ts"
import { withGroups } from "./groups.ts"
import { readOpenApi } from "./read-openapi.ts"

type Operation = readonly [id: string, tag?: string, more?: object]

function grouped(operations: readonly Operation[], isByTag = true) {
  const paths = operations.map(([operationId, tag, more]) => [
    `/${operationId}`,
    { get: { operationId, ...(tag !== undefined && { tags: [tag] }), responses: { 204: {} }, ...more } },
  ])
  const document = { openapi: "3.1.0", info: { title: "T", version: "0" }, paths: Object.fromEntries(paths) }
  const model = withGroups(readOpenApi(document as unknown as OpenApiDocument), isByTag)
  return Object.fromEntries(model.operations.map(({ name, group }) => [name, group && `${group.name}.${group.member}`]))
}

describe("the name of an operation in its group", () => {
  test.each([
    ["listFiles", "Files", "files.list"],
    ["getFile", "Files", "files.get"],
    ["files/get", "files", "files.get"],
    ["get_files_id", "Files", "files.getId"],
    ["deleteFile", "Files", "files.delete"],
    ["listFileVersions", "File Versions", "fileVersions.list"],
    ["getCompany", "Companies", "companies.get"],
    ["GetApiKeys", "API keys", "apiKeys.get"],
    ["listMembers", "Files", "files.listMembers"],
  ])("of %s in %s is %s", (id, tag, wanted) => {
    expect(Object.values(grouped([[id, tag]]))).toEqual([wanted])
  })

  test("is that of its function where nothing would be left, where a module or a promise has another use for it, or where two would have one", () => {
    expect(
      grouped([
        ["files", "Files"],
        ["thenFiles", "Files"],
        ["getFile", "Files"],
        ["getFiles", "Files"],
        ["listFiles", "Files"],
      ]),
    ).toEqual({
      files: "filesGroup.files",
      thenFiles: "filesGroup.thenFiles",
      getFile: "filesGroup.getFile",
      getFiles: "filesGroup.getFiles",
      listFiles: "filesGroup.list",
    })
  })

  test("does not depend on the order of operations", () => {
    const operations: readonly Operation[] = [
      ["getFile", "Files"],
      ["getFiles", "Files"],
      ["listFiles", "Files"],
    ]
    expect(grouped(operations.toReversed())).toEqual(grouped(operations))
  })
})

test("no operation is lost where a name of one's own is another's short name, or the document's name", () => {
  expect(
    grouped([
      ["getFile", "Files"],
      ["getFiles", "Files"],
      ["filesGetFile", "Files"],
    ]),
  ).toEqual({ getFile: "files.getFile", getFiles: "files.getFiles", filesGetFile: "files.filesGetFile" })
  expect(
    grouped([
      ["listFiles", "Files"],
      ["allFiles", "Files", { "x-group": "files.list" }],
      ["list", "Files"],
    ]),
  ).toEqual({ listFiles: "files.listFiles", allFiles: "files.allFiles", list: "files.list" })
  expect(
    grouped([
      ["listFiles", "Files"],
      ["allFiles", "Files", { "x-group": "files.list" }],
    ]),
  ).toEqual({ listFiles: "files.listFiles", allFiles: "files.list" })
})

test("no operation is lost where two groups would have one module or one name", () => {
  expect(
    grouped([
      ["getFile", "", { "x-group": "HTTPFiles.get" }],
      ["dropFile", "", { "x-group": "httpFiles.drop" }],
    ]),
  ).toEqual({ getFile: "HTTPFiles.get", dropFile: "HTTPFiles.drop" })
  expect(
    grouped([
      ["files", "Files"],
      ["getOne", "Files", { "x-group": "files.get" }],
      ["filesGroupGet", "Files Group"],
    ]),
  ).toEqual({ files: "filesGroup.files", getOne: "filesGroup.get", filesGroupGet: "filesGroup.filesGroupGet" })
})

test("a group of the document's comes before the tag, and is one also where tags are not", () => {
  const operations: readonly Operation[] = [
    ["getFile", "Files", { "x-group": "documents.read" }],
    ["listFiles", "Files", { "x-group": "documents" }],
    ["getUser", "Users"],
    ["ping"],
  ]
  const own = { getFile: "documents.read", listFiles: "documents.listFiles" }
  expect(grouped(operations)).toEqual({ ...own, getUser: "users.get", ping: undefined })
  expect(grouped(operations, false)).toEqual({ ...own, getUser: undefined, ping: undefined })
  expect(() => grouped([["getFile", "Files", { "x-group": "a.b.c" }]])).toThrow(
    'getFile: x-group is "a.b.c"; it can be "group" or "group.name"',
  )
})

test("a tag without letters of ASCII makes no group, and a group that the client has a member of gets another name", () => {
  expect(grouped([["getFile", "文件"]])).toEqual({ getFile: undefined })
  expect(grouped([["getPage", "Pages"]])).toEqual({ getPage: "pagesGroup.get" })
})
