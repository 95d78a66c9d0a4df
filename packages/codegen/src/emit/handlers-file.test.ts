import { expect, test } from "vitest"
import { readOpenApi } from "../model/read-openapi.ts"
import { handlersFile } from "./handlers-file.ts"

const operation = (operationId: string, ...tags: string[]) => ({ operationId, tags, responses: { 200: {} } })

test("an index imports each handler from the folder of its first tag, and must have them all", () => {
  const model = readOpenApi({
    openapi: "3.1.0",
    info: { title: "Library", version: "1.0.0" },
    paths: {
      "/v1/utxos": { get: operation("listUtxos", "UTXOs", "Assets") },
      "/v1/usage": { get: operation("getApiUsageMetrics", "Usage metrics") },
      "/v1/transfers": { get: operation("listErc721Transfers", "Transfers"), post: operation("client", "NFTs") },
      "/v1/plain": { get: operation("getPlain") },
    },
  })
  const target = {
    packageName: "@serac/library",
    prefix: "Library",
    source: "specs/library/openapi.yaml",
    command: "x",
  }
  expect(handlersFile(target, model)).toBe(`// Made by \`x\` from specs/library/openapi.yaml. Do not edit.
import type { operations } from "@serac/library/types"
import type { Handlers } from "@serac/server/http"
import { getPlain } from "../get-plain.ts"
import { clientOperation } from "../nfts/client-operation.ts"
import type { Services } from "../services.ts"
import { listErc721Transfers } from "../transfers/list-erc721-transfers.ts"
import { getApiUsageMetrics } from "../usage-metrics/get-api-usage-metrics.ts"
import { listUtxos } from "../utxos/list-utxos.ts"

/** What answers each operation of the document, by operationId. */
export const handlers = {
  listUtxos,
  getApiUsageMetrics,
  listErc721Transfers,
  clientOperation,
  getPlain,
} satisfies Handlers<operations, Services>
`)
})
