import { expect, test } from "vitest"
import type { MethodObject, OpenRpcDocument } from "../document/openrpc.ts"
import type { SchemaOrReference } from "../document/schema.ts"
import { readOpenRpc } from "../model/read-openrpc.ts"
import { rpcSchemas } from "./rpc-schemas.ts"

function schemasOf(schemas: Readonly<Record<string, SchemaOrReference>>, more: Partial<MethodObject> = {}) {
  const document: OpenRpcDocument = {
    openrpc: "1.3.2",
    info: { title: "T", version: "0", "x-namespace": "avm" },
    servers: [{ url: "{nodeUrl}/ext" }],
    methods: [
      {
        name: "avm.getBlock",
        paramStructure: "by-name",
        params: [
          { name: "id", required: true, description: "Which.", schema: { $ref: "#/components/schemas/Id" } },
          { name: "encoding", schema: { type: "string" } },
        ],
        result: { name: "block", schema: { $ref: "#/components/schemas/Block" } },
        ...more,
      },
    ],
    components: { schemas },
  }
  return rpcSchemas(document, readOpenRpc(document), "Ledger")
}

const known = { Id: { type: "string" }, Block: { type: "object" } }

test("a method adds an object of its parameters, each with its own description, and its result", () => {
  expect(schemasOf(known).schemas).toEqual({
    ...known,
    GetBlockParams: {
      type: "object",
      description: "Parameters of `avm.getBlock`.",
      properties: {
        id: { $ref: "#/components/schemas/Id", description: "Which." },
        encoding: { type: "string" },
      },
      required: ["id"],
    },
    GetBlockResult: { $ref: "#/components/schemas/Block" },
  })
})

test("a result that is the document's own schema of that name is taken as it is", () => {
  const schemas = { ...known, GetBlockResult: { type: "string" } }
  const result = { name: "block", schema: { $ref: "#/components/schemas/GetBlockResult" } }
  expect(schemasOf(schemas, { result }).schemas.GetBlockResult).toEqual({ type: "string" })
})

test("another schema of that name is exported under another one", () => {
  const { schemas, names } = schemasOf({ ...known, GetBlockParams: { type: "object" } })
  expect(schemas.GetBlockParams).toEqual({ type: "object" })
  expect([...names]).toEqual([
    ["Id", "Id"],
    ["Block", "Block"],
    ["GetBlockParams", "GetBlockParamsSchema"],
    ["GetBlockParams_", "GetBlockParams"],
    ["GetBlockResult", "GetBlockResult"],
  ])
})
