import { expect, test } from "vitest"
import type { Model } from "../model/model.ts"
import { readOpenApi } from "../model/read-openapi.ts"
import { readOpenRpc } from "../model/read-openrpc.ts"
import { withOperationTable } from "./operation-table.ts"

const info = { title: "T", version: "0" }
const rest: Model = readOpenApi({
  openapi: "3.1.0",
  info,
  paths: { "/things": { get: { operationId: "listThings" } } },
})
const rpc: Model = readOpenRpc({
  openrpc: "1.3.2",
  info: { ...info, "x-namespace": "avm" },
  servers: [{ url: "{nodeUrl}/ext" }],
  methods: [
    {
      name: "avm.getThing",
      paramStructure: "by-name",
      params: [],
      result: { name: "r", schema: {} },
      deprecated: true,
      "x-deprecated-since": "v1.9.12",
      "x-replaced-by": "avm.getOther",
    },
  ],
})

test("the table of all documents of a package stands between the markers, and nothing else changes", () => {
  const readme = "# T\n\n<!-- operations -->\nold\n<!-- /operations -->\n\nMore.\n"
  const sources = [
    { model: rest, generated: "src/generated/openapi" },
    { model: rpc, generated: "src/generated/openrpc" },
  ]
  const table = `# T

<!-- operations -->
| Function                                             | Calls          | Deprecated                        |
| ---------------------------------------------------- | -------------- | --------------------------------- |
| [\`listThings\`](src/generated/openapi/list-things.ts) | \`GET /things\`  |                                   |
| [\`getThing\`](src/generated/openrpc/get-thing.ts)     | \`avm.getThing\` | since v1.9.12, use \`avm.getOther\` |
<!-- /operations -->

More.
`
  expect(withOperationTable("README.md", readme, sources)).toBe(table)
  expect(withOperationTable("README.md", table, sources)).toBe(table)
})

test("a README without the markers is refused", () => {
  expect(() => withOperationTable("packages/x/README.md", "# T\n", [])).toThrow(
    "packages/x/README.md: has no <!-- oper",
  )
})

test("a method that nobody serves is marked", () => {
  const model = readOpenRpc({
    openrpc: "1.3.2",
    info: { ...info, "x-namespace": "eth" },
    servers: [{ url: "{nodeUrl}/ext" }],
    methods: [
      {
        name: "eth_config",
        paramStructure: "by-position",
        params: [],
        result: { name: "r", schema: {} },
        "x-unserved": true,
      },
    ],
  })
  const readme = "<!-- operations -->\n<!-- /operations -->"
  expect(withOperationTable("README.md", readme, [{ model, generated: "src/generated" }])).toContain(
    "| [`config`](src/generated/config.ts) | `eth_config` (not served) |",
  )
})
