import { describe, expect, test } from "vitest"
import { documentedAnswers, documentedExamples } from "./documented.ts"
import { type AnyJson, type Client, restClients, rpcClients } from "./documents.ts"
import { planRestCases } from "./rest-cases.ts"
import { planRpcCases } from "./rpc-cases.ts"

/** A client with an edited document. */
const edited = (client: Client | undefined, edit: (document: AnyJson) => void): Client => {
  if (client === undefined) throw new Error("no client")
  const document = structuredClone(client.document)
  edit(document)
  return { ...client, document }
}

const missing = (documented: readonly string[], planned: readonly { id: string }[]) => {
  const ids = new Set(planned.map(({ id }) => id))
  return documented.filter((id) => !ids.has(id))
}

describe("the meta-test is not blind", () => {
  const [data] = restClients

  test("it misses nothing in the documents as they are", () => {
    expect(restClients.flatMap((client) => missing(documentedAnswers(client), planRestCases(client)))).toEqual([])
    expect(rpcClients.flatMap((client) => missing(documentedExamples(client), planRpcCases(client)))).toEqual([])
  })

  test("it names a case that is gone", () => {
    const client = edited(data, () => {})
    const cases = planRestCases(client).filter(({ id }) => !id.startsWith("data getBlock 502"))
    expect(missing(documentedAnswers(client), cases)).toEqual([expect.stringMatching(/^data getBlock 502/)])
  })

  test("it names a response body that nobody can ask for, since it has no named example", () => {
    const client = edited(data, (document) => {
      document.paths["/v1/chains/{chainId}/blocks"].get.responses["200"].content["application/json"].examples = {}
    })
    expect(missing(documentedAnswers(client), planRestCases(client))).toEqual([
      "data listLatestBlocks 200 (no named example)",
    ])
  })

  test("it names a method without an error example", () => {
    const client = edited(rpcClients[1], (document) => {
      document.methods[0]["x-error-examples"] = {}
    })
    expect(missing(documentedExamples(client), planRpcCases(client))).toEqual([
      expect.stringMatching(/^x-chain avm\..* \(no error example\)$/),
    ])
  })

  test("a new operation in a document has its cases at once", () => {
    const client = edited(data, (document) => {
      const blocks = document.paths["/v1/chains/{chainId}/blocks"]
      document.paths["/v1/chains/{chainId}/uncles"] = { get: { ...blocks.get, operationId: "listUncles" } }
    })
    const added = planRestCases(client).filter(({ operationId }) => operationId === "listUncles")
    expect(missing(documentedAnswers(client), planRestCases(client))).toEqual([])
    expect(new Set(added.map(({ status }) => status))).toEqual(
      new Set([200, 304, 400, 401, 403, 404, 429, 500, 502, 503]),
    )
  })
})
