import { expect, test } from "vitest"
import type { RestModel, RestOperationModel } from "../model/model.ts"
import { clientResults, supportMatrix } from "./support-matrix.ts"

const operation = (name: string, more: Partial<RestOperationModel>): RestOperationModel => ({
  name,
  file: name,
  typeName: name,
  id: name,
  method: "GET",
  path: `/${name}`,
  parameters: [],
  responses: [],
  ...more,
})
const model = (...operations: RestOperationModel[]): RestModel => ({ kind: "openapi", title: "Shelf", operations })
const support = {
  unserved: { lend: "lend books" },
  requiredSettings: ({ id }: { id: string }) => (id === "list" ? ["chains", "nft.metadata"] : []),
}
const rowsOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| ["))
    .map((line) => line.split(/\s*\|\s*/).slice(1, -1))

test("an operation is served by whom, on which kinds of chains, with which settings", () => {
  const served = model(
    operation("list", { chains: ["evm"], isHosted: true }),
    operation("lend", { chains: ["p", "c"], isHosted: true }),
    operation("own", { chains: [] }),
    operation("nobody", { chains: ["x"], id: "lend" }),
  )
  const text = supportMatrix("pnpm generate", [{ model: served, reference: "shelf", support }])
  expect(rowsOf(text)).toEqual([
    ["[`list`](shelf/list.md)", "`GET /list`", "hosted, own", "", "", "", "", expect.any(String)],
    ["[`lend`](shelf/lend.md)", "`GET /lend`", "", "hosted", "", "hosted", "", "not served: does not lend books"],
    ["[`own`](shelf/own.md)", "`GET /own`", "", "", "", "", "own", ""],
    ["[`nobody`](shelf/nobody.md)", "`GET /nobody`", "", "", "not served", "", "", "not served: does not lend books"],
  ])
  expect(rowsOf(text)[0]?.at(-1)).toBe("`chains`, or `node` for its C-Chain; `nft.metadata` on")
})

test("of a node's interface it tells what no node of today serves", () => {
  const text = supportMatrix("pnpm generate", [
    { model: model(operation("get", {}), operation("config", { isUnserved: true })), reference: "node" },
  ])
  expect(rowsOf(text)).toEqual([["[Shelf](node/README.md)", "2", "1", "`config`"]])
})

test("clients of others stand with their results, as their own page has them", () => {
  const page = [
    "| client | version | licence | steps | before Helicon | after Helicon |",
    "| ------ | ------- | ------- | ----- | -------------- | ------------- |",
    "| viem   | 2.57.20 | MIT     | a; b  | yes            | no: a fault   |",
  ]
  const text = supportMatrix("pnpm generate", [], clientResults(page.join("\n")))
  expect(text.split("\n").filter((line) => line.startsWith("| viem"))).toEqual([
    "| viem   | 2.57.20 | yes            | no: a fault   |",
  ])
})

test("an operation that does not say which chains it is about is refused by name", () => {
  const source = { model: model(operation("list", {})), reference: "shelf", support }
  expect(() => supportMatrix("pnpm generate", [source])).toThrow("GET /list: has no x-chains")
})
