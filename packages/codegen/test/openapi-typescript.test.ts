import { join } from "node:path"
import { expect, test } from "vitest"
import { apis } from "../src/apis.ts"
import { bundleSpec, isOpenRpc } from "../src/bundle/bundle.ts"
import type { JsonObject } from "../src/document/json.ts"
import { type Selection, select } from "../src/document/select.ts"
import { servedDocument } from "../src/document/served-document.ts"
import { readOpenApi } from "../src/model/read-openapi.ts"
import { readOpenRpc } from "../src/model/read-openrpc.ts"
import { declarationsOf } from "../src/types/declarations.ts"
import { asServed } from "../src/types/rest-document.ts"
import { asOpenApi, rpcSchemas } from "../src/types/rpc-schemas.ts"
import { nodeModules, realDocuments } from "./real/documents.ts"
import { comparable, declarationsOfPackage } from "./support/openapi-typescript.ts"

const root = join(import.meta.dirname, "../../..")
const own = apis.flatMap((api) =>
  api.documents.map(
    ({ spec }) => ({ name: spec, file: join(root, spec) }) as { name: string; file: string } & Selection,
  ),
)

// The document of a peculiarity each; GitHub's, of 12 MB, take the package ten seconds.
const others = realDocuments()
  .filter(({ file }) => /json$/.test(file) && !file.startsWith("@octokit"))
  // The package fails on discriminators whose mapping has bare names; a client cannot send what the second one wants.
  .filter(({ name }) => !/-(discriminators|security-multiple)$/.test(name))
  .map(({ file, ...document }) => ({ ...document, file: join(nodeModules, file) }))

test.each([...own, ...others])("types of $name are those that openapi-typescript makes of it", async (document) => {
  const { file, ...selection } = document
  const described = await describedTypes(file, selection)
  const declared = [...declarationsOf(described).values()].join("\n")
  expect(comparable(declared)).toBe(comparable(await declarationsOfPackage(described)))
})

/** The document whose types are generated. */
async function describedTypes(file: string, selection: Selection): Promise<JsonObject> {
  const bundle = select(await bundleSpec(file, () => undefined), selection)
  if (isOpenRpc(bundle)) return asOpenApi(bundle, rpcSchemas(bundle, readOpenRpc(bundle), "Api").schemas)
  const served = servedDocument(bundle, { isLenient: true })
  return { components: {}, ...asServed(served, readOpenApi(served)) }
}
