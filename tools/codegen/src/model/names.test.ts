import { expect, test } from "vitest"
import { functionNameOf, kebabCase, namesOf, prefixOf, singular } from "./names.ts"

test("the primary namespace falls away, every other stays in front", () => {
  const methods = ["avm.getBlock", "index.getContainerRange", "net_version", "web3_clientVersion", "rpc_modules"]
  expect(methods.map((method) => functionNameOf(method, "avm"))).toEqual([
    "getBlock",
    "indexGetContainerRange",
    "netVersion",
    "web3ClientVersion",
    "rpcModules",
  ])
})

test("a method that would hide a member of the core, or is a word of the language, keeps its namespace", () => {
  const methods = ["eth_call", "eth_request", "eth_delete", "eth_getBlockByNumber"]
  expect(methods.map((method) => functionNameOf(method, "eth"))).toEqual([
    "ethCall",
    "ethRequest",
    "ethDelete",
    "getBlockByNumber",
  ])
})

test("a method without a namespace is its own function", () => {
  expect(functionNameOf("ping", "eth")).toBe("ping")
})

test("file names split words and keep acronyms whole", () => {
  const names = ["getUTXOs", "listErc721Transfers", "getL1Validator", "infoGetVMs", "getBlockchainIDs", "indexGetIndex"]
  expect(names.map(kebabCase)).toEqual([
    "get-utxos",
    "list-erc721-transfers",
    "get-l1-validator",
    "info-get-vms",
    "get-blockchain-ids",
    "index-get-index",
  ])
})

test("an operation named like a file that holds none gets a file of its own", () => {
  expect(namesOf("index")).toEqual({ name: "index", typeName: "Index", file: "index-operation" })
})

test.each(["delete", "call", "pages", "transport", "two words", "1st", "a-b"])(
  '"%s" cannot name a function',
  (name) => {
    expect(() => namesOf(name)).toThrow(`"${name}" cannot name a function`)
  },
)

test("the item of a list is its singular, and never a word of the language", () => {
  expect(["blocks", "deliveries", "addresses", "data", "cases"].map(singular)).toEqual([
    "block",
    "delivery",
    "address",
    "item",
    "item",
  ])
})

test("a package's name gives the stem of its client, without the scope", () => {
  expect(["@serac/x-chain", "my-api", "data"].map(prefixOf)).toEqual(["XChain", "MyApi", "Data"])
})
