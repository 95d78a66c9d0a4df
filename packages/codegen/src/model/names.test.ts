import { join } from "node:path"
import ts from "typescript"
import { expect, test } from "vitest"
import { repository } from "../../test/support/program.ts"
import {
  derivedNameOf,
  freeNames,
  functionNameOf,
  functionNameOfId,
  kebabCase,
  prefixOf,
  singular,
  typeNameOf,
} from "./names.ts"
import { runtimeNames } from "./runtime-names.ts"

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
  expect(freeNames("index")).toEqual({ name: "index", typeName: "Index", file: "index-operation" })
})

test.each([
  ...["delete", "arguments"],
  ...["call", "pages", "transport", "then", "constructor", "__proto__"],
  ...["client", "core", "options", "parameters", "operation", "result"],
  ...["createRestCore", "writeText", "isSeracError"],
  ...["defaults", "operations", "writeExactJson", "rateLimitOf"],
  ...["timeout", "api", "rest", "rpc", "http"],
])("what is called %s otherwise, itself or by its types, has another name", (name) => {
  const typeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}Operation`
  expect(freeNames(name)).toMatchObject({ name: `${name}Operation`, typeName })
})

test("an operationId gives its words in camelCase, if ASCII holds them", () => {
  const ids = ["get-user", "users.list", "meta/root", "data-health-check", "GetUser", "get_user", "3d-secure", "Ünï-a"]
  expect(ids.map(functionNameOfId)).toEqual([
    ...["getUser", "usersList", "metaRoot", "dataHealthCheck", "getUser", "getUser", "_3dSecure", ""],
  ])
  const acronyms = ["DNSRecords_List", "listUTXOs", "APIKeys.get", "URL", "UTXOs", "_private", "$ref"]
  expect(acronyms.map(functionNameOfId)).toEqual([
    ...["dnsRecordsList", "listUTXOs", "apiKeysGet", "url", "utxos", "private", "$ref"],
  ])
})

test("the name of a schema gives its words in PascalCase", () => {
  const schemas = ["payment_intent", "simple-user", "pageToken", "io.k8s.Pod", "URL", "BLOCK_ID", "3d", "Ünï"]
  expect(schemas.map(typeNameOf)).toEqual([
    ...["PaymentIntent", "SimpleUser", "PageToken", "IoK8sPod", "URL", "BlockId", "_3d", ""],
  ])
})

test("an operation without an id is named after its method and path", () => {
  const places = [
    ["get", "/"],
    ["get", "/v1/users/{userId}/posts"],
    ["post", "/a-b:c"],
  ] as const
  expect(places.map(([method, path]) => derivedNameOf(method, path))).toEqual([
    ...["get", "getV1UsersByUserIdPosts", "postABC"],
  ])
})

test("the names that are the runtimes' are those that they export", () => {
  const entries = ["rest", "rpc"].map((name) => join(repository, "packages/client/src", name, "index.ts"))
  const program = ts.createProgram(entries, {
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const exported = entries.flatMap((entry) => {
    const file = program.getSourceFile(entry)
    const symbol = file && checker.getSymbolAtLocation(file)
    return symbol === undefined ? [] : checker.getExportsOfModule(symbol).map(({ name }) => name)
  })
  expect([...runtimeNames].sort()).toEqual([...new Set(exported)].sort())
})

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
