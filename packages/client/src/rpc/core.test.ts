import { afterEach, expect, test, vi } from "vitest"
import { fakeNode, plain, resultOf } from "../../test/rpc/fake-node.ts"
import { batching } from "./batching.ts"
import { createRpcCore } from "./core.ts"
import { positional } from "./positional.ts"

afterEach(() => {
  vi.unstubAllGlobals()
})

const url = "http://127.0.0.1:9650"
const getBlock = { method: "avm.getBlock", path: "/ext/bc/{blockchainID}", bigints: ["amount"] }
const getLogs = { method: "eth_getLogs", path: "/ext/bc/{blockchainID}/rpc", positions: ["filter", "block", "full"] }
const echo = resultOf(({ params }) => params ?? null)

test("by-name parameters are one object, with bigints as decimal strings and nothing that is left out", async () => {
  const node = fakeNode(echo)
  const core = createRpcCore({ baseUrl: url, fetch: node.fetch }, { variables: { blockchainID: "X" } })
  await core.call(getBlock, { height: 18446744073709551615n, encoding: undefined, list: [1n] })
  await core.call(getBlock)
  expect(node.sent.map(({ url }) => url)).toStrictEqual([`${url}/ext/bc/X`, `${url}/ext/bc/X`])
  expect(node.sent.map(({ body }) => body)).toStrictEqual([
    '{"jsonrpc":"2.0","id":1,"method":"avm.getBlock","params":{"height":"18446744073709551615","list":["1"]}}',
    '{"jsonrpc":"2.0","id":2,"method":"avm.getBlock","params":{}}',
  ])
})

test("a bigint in a parameter that is a quantity is hexadecimal at any depth, named or by position; elsewhere bare", async () => {
  const node = fakeNode(echo)
  const core = createRpcCore(
    { baseUrl: url, fetch: node.fetch },
    { variables: { blockchainID: "C" }, dialect: batching },
  )
  const described = { ...getLogs, quantities: [0, 1] }
  const { positions, ...asGiven } = described
  const filter = { fromBlock: 0n, topics: [null, 255n], address: "0x1" }
  await core.call(described, { filter, block: 18446744073709551615n, full: 5n })
  await core.call(asGiven, [filter, "latest"])
  const written = '{"fromBlock":"0x0","topics":[null,"0xff"],"address":"0x1"}'
  expect(node.sent.map(({ body }) => body.slice(body.indexOf('"params"')))).toStrictEqual([
    `"params":[${written},"0xffffffffffffffff",5]}`,
    `"params":[${written},"latest"]}`,
  ])
})

test.each([
  [{}, "[]"],
  [{ filter: { a: 1 } }, '[{"a":1}]'],
  [{ filter: "0x1", full: undefined }, '["0x1"]'],
  [{ block: 18446744073709551615n }, "[null,18446744073709551615]"],
  [{ full: false, filter: 1n }, "[1,null,false]"],
  [{ filter: null }, "[null]"],
])("the named parameters %o become the array %s", async (parameters, params) => {
  const node = fakeNode(echo)
  const core = createRpcCore(
    { baseUrl: url, fetch: node.fetch },
    { variables: { blockchainID: "C" }, dialect: batching },
  )
  await core.call(getLogs, parameters)
  expect(node.sent.map(({ body }) => body)).toStrictEqual([
    `{"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":${params}}`,
  ])
})

test("a positional method needs a dialect, and a batch one with batches: the error says so", async () => {
  const node = fakeNode(echo)
  const core = createRpcCore({ baseUrl: url, fetch: node.fetch }, { variables: { blockchainID: "C" } })
  await expect(core.call(getLogs)).rejects.toThrow('eth_getLogs: "dialect" is needed')
  await expect(core.batch([])).rejects.toThrow('batch: "dialect" does not batch')
  expect(node.sent).toHaveLength(0)
})

test("members that are named are bigint, all other safe integers numbers, and no digit is lost", async () => {
  const node = fakeNode(
    ({ body }) =>
      `{"jsonrpc":"2.0","result":{"amount":1,"outputs":[{"amount":18446744073709551615}],"height":7,"supply":9007199254740993},"id":${JSON.parse(body).id}}\n`,
  )
  const core = createRpcCore({ endpoint: url, fetch: node.fetch })
  await expect(core.call(getBlock)).resolves.toStrictEqual({
    amount: 1n,
    outputs: [{ amount: 18446744073709551615n }],
    height: 7,
    supply: 9007199254740993n,
  })
})

test("variables of the call win over the client's, and those over the API's", async () => {
  const node = fakeNode(echo)
  const defaults = { path: "/ext/bc/{blockchainID}", variables: { blockchainID: "X" } }
  const core = createRpcCore({ baseUrl: url, fetch: node.fetch, variables: { blockchainID: "client" } }, defaults)
  await core.request({ method: "m" })
  await core.request({ method: "m" }, { variables: { blockchainID: "call" } })
  await createRpcCore({ baseUrl: url, fetch: node.fetch }, defaults).request({ method: "m" })
  expect(node.sent.map((sent) => sent.url)).toStrictEqual([
    `${url}/ext/bc/client`,
    `${url}/ext/bc/call`,
    `${url}/ext/bc/X`,
  ])
})

test("a missing variable is an error that names it, and nothing is sent", async () => {
  const node = fakeNode(echo)
  const core = createRpcCore({ baseUrl: url, fetch: node.fetch })
  await expect(core.call(getBlock)).rejects.toThrow('avm.getBlock: "variables.blockchainID" is missing')
  expect(node.sent).toHaveLength(0)
})

test("without a path a request goes to the base URL itself", async () => {
  const node = fakeNode(echo)
  await createRpcCore({ baseUrl: `${url}/`, fetch: node.fetch }).request({ method: "m" })
  expect(node.sent.map((sent) => sent.url)).toStrictEqual([`${url}/`])
})

test("a call may go to other base URLs, also from a client with an exact endpoint", async () => {
  const node = fakeNode(({ url, body }) => (url.includes("down") ? plain(503) : echo({ body } as never, 0)))
  const core = createRpcCore({
    endpoint: "http://exact.example/x",
    fetch: node.fetch,
    variables: { blockchainID: "X" },
  })
  await core.call(getBlock, {}, { baseUrl: ["http://down.example", "http://up.example"] })
  await core.call(getBlock)
  expect(node.sent.map((sent) => sent.url)).toStrictEqual([
    "http://down.example/ext/bc/X",
    "http://up.example/ext/bc/X",
    "http://exact.example/x",
  ])
})

test("a call with fewer base URLs than the client is not misled by what worked for that", async () => {
  const down = new Set(["a.example", "b.example"])
  const node = fakeNode((sent, index) => (down.has(new URL(sent.url).hostname) ? plain(503) : echo(sent, index)))
  const urls = ["http://a.example", "http://b.example", "http://c.example"]
  const core = createRpcCore({ baseUrl: urls, fetch: node.fetch, variables: { blockchainID: "X" } })
  await core.call(getBlock)
  down.clear()
  await core.call(getBlock, {}, { baseUrl: ["http://a.example"] })
  expect(node.sent.map((sent) => new URL(sent.url).hostname)).toStrictEqual([
    "a.example",
    "b.example",
    "c.example",
    "a.example",
  ])
})

test("which node works is remembered for each path", async () => {
  const node = fakeNode((sent, index) => (sent.url === "http://a.example/ext/bc/L1" ? plain(404) : echo(sent, index)))
  const core = createRpcCore({ baseUrl: ["http://a.example", "http://b.example"], fetch: node.fetch })
  for (const blockchainID of ["L1", "X", "L1"]) await core.call(getBlock, {}, { variables: { blockchainID } })
  expect(node.sent.map((sent) => sent.url)).toStrictEqual([
    "http://a.example/ext/bc/L1",
    "http://b.example/ext/bc/L1",
    "http://a.example/ext/bc/X",
    "http://b.example/ext/bc/L1",
  ])
})

test("a client without a valid URL is not made", () => {
  expect(() => createRpcCore({} as { baseUrl: string })).toThrow('client: "endpoint" must have a URL')
  expect(() => createRpcCore({ baseUrl: [url, "nonsense"] })).toThrow('client: "baseUrl" must be an http(s) URL')
})

test.each([
  [{ method: "avm.getTx", params: { txID: "x", n: 1n } }, '"params":{"txID":"x","n":"1"}'],
  [{ method: "avm.getTx", params: [{ txID: "x" }] }, '"params":[{"txID":"x"}]'],
  [{ method: "avm.getTx", params: "x" }, '"params":"x"'],
  [{ method: "avm.getTx", params: null }, '"params":null'],
  [{ method: "avm.getTx" }, undefined],
])("request sends %o with its params as they are", async (request, params) => {
  const node = fakeNode(echo)
  await createRpcCore({ endpoint: url, fetch: node.fetch }).request(request)
  const member = params === undefined ? "" : `,${params}`
  expect(node.sent.map(({ body }) => body)).toStrictEqual([`{"jsonrpc":"2.0","id":1,"method":"avm.getTx"${member}}`])
})

test("request sends bigints of an array as bare integers where the client is positional", async () => {
  const node = fakeNode(echo)
  const core = createRpcCore({ endpoint: url, fetch: node.fetch }, { dialect: batching })
  await core.request({ method: "eth_getActiveRulesAt", params: [18446744073709551615n] })
  await core.request({ method: "validators.getCurrentValidators", params: { n: 18446744073709551615n } })
  expect(node.sent.map(({ body }) => body)).toStrictEqual([
    '{"jsonrpc":"2.0","id":1,"method":"eth_getActiveRulesAt","params":[18446744073709551615]}',
    '{"jsonrpc":"2.0","id":2,"method":"validators.getCurrentValidators","params":{"n":"18446744073709551615"}}',
  ])
})

test.each([
  ["eth_sendRawTransaction", false],
  ["eth_sendTransaction", false],
  ["platform.issueTx", false],
  ["eth_newFilter", false],
  ["eth_getFilterChanges", false],
  ["eth_call", true],
  ["net_version", true],
  ["avm.getTx", false],
  ["evm_mine", false],
  ["evm_snapshot", false],
])("request takes %s as idempotent: %s", async (method, idempotent) => {
  const node = fakeNode((sent, index) => (index ? echo(sent, index) : plain(502, "", { "retry-after": "0" })))
  const core = createRpcCore({ endpoint: url, fetch: node.fetch }, { dialect: positional })
  await core.request({ method }).catch(() => {})
  expect(node.sent).toHaveLength(idempotent ? 2 : 1)
})

test("of a described method only the description says whether it is idempotent", async () => {
  const node = fakeNode((sent, index) => (index ? echo(sent, index) : plain(502, "", { "retry-after": "0" })))
  const core = createRpcCore({ endpoint: url, fetch: node.fetch }, { dialect: batching })
  await expect(
    core.call({ method: "eth_getFilterLogs", path: "", positions: ["id"] }, { id: "0x1" }),
  ).resolves.toStrictEqual(["0x1"])
  expect(node.sent).toHaveLength(2)
})

test("the global fetch is looked up at each request", async () => {
  const core = createRpcCore({ endpoint: url })
  for (const result of [1, 2]) {
    vi.stubGlobal("fetch", fakeNode(resultOf(() => result)).fetch)
    await expect(core.request({ method: "m" })).resolves.toBe(result)
  }
})

test("a fetch that minds its `this` is called without one", async () => {
  const node = fakeNode(echo)
  const strict = function (this: unknown, ...args: Parameters<typeof fetch>) {
    if (this !== undefined) throw new TypeError("Illegal invocation")
    return node.fetch(...args)
  }
  await expect(createRpcCore({ endpoint: url, fetch: strict }).request({ method: "m" })).resolves.toBeNull()
})

test("identical calls in flight share one request and its result", async () => {
  const node = fakeNode(resultOf(() => ({ height: "57" })))
  const core = createRpcCore({ baseUrl: url, fetch: node.fetch, variables: { blockchainID: "X" } })
  const [one, two] = await Promise.all([core.call(getBlock, { n: 1 }), core.call(getBlock, { n: 1 })])
  expect(two).toBe(one)
  expect(node.sent).toHaveLength(1)
  await core.call(getBlock, { n: 1 })
  expect(node.sent).toHaveLength(2)
})

test("an error is shared too, and forgotten with the request", async () => {
  const node = fakeNode((sent, index) => (index ? echo(sent, index) : plain(400, "no")))
  const core = createRpcCore({ baseUrl: url, fetch: node.fetch, variables: { blockchainID: "X" } })
  const [one, two] = await Promise.allSettled([core.call(getBlock), core.call(getBlock)])
  expect(one).toStrictEqual(two)
  expect(one.status).toBe("rejected")
  await expect(core.call(getBlock)).resolves.toStrictEqual({})
})

test("calls that differ in anything share nothing", async () => {
  const node = fakeNode(echo)
  const core = createRpcCore({ baseUrl: url, fetch: node.fetch, variables: { blockchainID: "X" } })
  const { signal } = new AbortController()
  await Promise.all([
    core.call(getBlock, { n: 1 }),
    core.call(getBlock, { n: "1" }),
    core.call(getBlock, { n: 1 }, { timeout: 1000 }),
    core.call(getBlock, { n: 1 }, { headers: { a: "1" } }),
    core.call(getBlock, { n: 1 }, { headers: { a: "2" } }),
    core.call(getBlock, { n: 1 }, { baseUrl: "http://other.example" }),
    core.call(getBlock, { n: 1 }, { variables: { blockchainID: "Y" } }),
    core.call({ ...getBlock, path: "/ext/{blockchainID}" }, { n: 1 }),
    core.call({ ...getBlock, bigints: [] }, { n: 1 }),
    core.call({ ...getBlock, method: "avm.getTx" }, { n: 1 }),
    core.call(getBlock, { n: 1 }, { signal }),
    core.call(getBlock, { n: 1 }, { signal }),
    core.call(getBlock, { n: 1 }, { dedupe: false }),
    core.call(getBlock, { n: 1 }, { dedupe: false }),
    core.call({ ...getBlock, idempotent: false }, { n: 1 }),
    core.call({ ...getBlock, idempotent: false }, { n: 1 }),
  ])
  expect(node.sent).toHaveLength(16)
})

test("sharing may be off for a client", async () => {
  const node = fakeNode(echo)
  const core = createRpcCore({ endpoint: url, fetch: node.fetch, dedupe: false })
  await Promise.all([core.call(getBlock), core.call(getBlock)])
  expect(node.sent).toHaveLength(2)
})

test("an abort concerns the caller who aborts, not another one with the same call", async () => {
  let answer = (_: string) => {}
  const node = fakeNode(() => new Promise((resolve) => (answer = resolve)))
  const core = createRpcCore({ endpoint: url, fetch: node.fetch })
  const caller = new AbortController()
  const gone = core.call(getBlock, {}, { signal: caller.signal })
  const staying = core.call(getBlock)
  caller.abort("left")
  await expect(gone).rejects.toBe("left")
  answer('{"jsonrpc":"2.0","id":2,"result":57}')
  await expect(staying).resolves.toBe(57)
})

test.each([null, undefined, 0, "left"])("a call aborted by %j rejects with what its signal says", async (reason) => {
  const signal = AbortSignal.abort(reason)
  const core = createRpcCore({ endpoint: url, fetch: fakeNode(echo).fetch })
  await expect(core.call(getBlock, {}, { signal })).rejects.toBe(signal.reason)
})

test("an answer to nobody is no answer", async () => {
  const node = fakeNode(() => '{"jsonrpc":"2.0","id":99,"result":"0x1"}')
  const core = createRpcCore({ endpoint: url, fetch: node.fetch })
  await expect(core.request({ method: "m" })).rejects.toMatchObject({ name: "MissingResponseError", id: 1 })
})

test("two calls of a method that nobody describes are two requests", async () => {
  const node = fakeNode(echo)
  const core = createRpcCore({ endpoint: url, fetch: node.fetch })
  await Promise.all([core.request({ method: "evm_mine" }), core.request({ method: "evm_mine" })])
  expect(node.sent).toHaveLength(2)
})

test("a method that a client describes is asked where it is served, with its bigints, and shared", async () => {
  const node = fakeNode(resultOf(() => ({ amount: 1 })))
  const operations = { getBlock: { ...getBlock, path: "/ext/bc/X" } }
  const core = createRpcCore({ baseUrl: url, fetch: node.fetch }, { operations })
  const results = await Promise.all([
    core.request({ method: "avm.getBlock" }),
    core.request({ method: "avm.getBlock" }),
  ])
  expect(results).toStrictEqual([{ amount: 1n }, { amount: 1n }])
  expect(node.sent.map((sent) => [sent.url, JSON.parse(sent.body).params])).toStrictEqual([[`${url}/ext/bc/X`, {}]])
})

test("a name that is no parameter is refused by its name, before one that is missing", async () => {
  const node = fakeNode(echo)
  const core = createRpcCore({ endpoint: url, fetch: node.fetch }, { dialect: batching })
  const getBalance = { method: "eth_getBalance", path: "", positions: ["address", "block"] }
  await expect(core.call(getBalance, { adress: "0x1" })).rejects.toMatchObject({
    name: "InvalidParameterError",
    message: 'eth_getBalance: "adress" is not a parameter',
    parameter: "adress",
  })
  expect(node.sent).toHaveLength(0)
})

test("an option that is undefined says nothing", async () => {
  const node = fakeNode((sent, index) => (index ? echo(sent, index) : plain(502, "", { "retry-after": "0" })))
  const core = createRpcCore({ endpoint: url, fetch: node.fetch, retry: { attempts: 2 }, timeout: undefined })
  await core.call(getBlock, {}, { idempotent: undefined, baseUrl: undefined, retry: { delay: 1 }, batch: undefined })
  expect(node.sent).toHaveLength(2)
})

test("a call's retry options are added to the client's", async () => {
  const node = fakeNode(() => plain(503, "", { "retry-after": "0" }))
  const core = createRpcCore({ endpoint: url, fetch: node.fetch, retry: { attempts: 5 } })
  await core.call(getBlock, {}, { retry: { delay: 1 } }).catch(() => {})
  expect(node.sent).toHaveLength(5)
})

test("headers may be given in any form that fetch takes", async () => {
  const node = fakeNode(echo)
  const core = createRpcCore({ endpoint: url, fetch: node.fetch, headers: new Headers({ "x-client": "1" }) })
  await core.call(getBlock, {}, { headers: [["x-call", "2"]] })
  expect(node.sent[0]?.headers).toStrictEqual({ "content-type": "application/json", "x-call": "2", "x-client": "1" })
})

test("a bearer token that a function gives is asked for before every request", async () => {
  const tokens = ["first", "second"]
  const node = fakeNode(echo)
  const core = createRpcCore({ endpoint: url, fetch: node.fetch, bearerToken: () => tokens.shift() ?? "" })
  for (const n of [1, 2]) await core.call(getBlock, { n })
  expect(node.sent.map(({ headers }) => headers.authorization)).toStrictEqual(["Bearer first", "Bearer second"])
})

test("hooks see attempts, answers, waits and failures", async () => {
  const events: unknown[] = []
  const record = (name: string) => (event: { operation: string; attempts: number }) =>
    void events.push([name, event.operation, event.attempts])
  const node = fakeNode((_, index) => plain(index ? 400 : 503, "", { "retry-after": "0" }))
  const hooks = {
    onRequest: record("request"),
    onResponse: record("response"),
    onRetry: record("retry"),
    onError: record("error"),
  }
  const core = createRpcCore({ endpoint: url, fetch: node.fetch, hooks })
  await core.call(getBlock).catch(() => {})
  expect(events).toStrictEqual([
    ["request", "avm.getBlock", 1],
    ["response", "avm.getBlock", 1],
    ["retry", "avm.getBlock", 1],
    ["request", "avm.getBlock", 2],
    ["response", "avm.getBlock", 2],
    ["error", "avm.getBlock", 2],
  ])
})

test("an endpoint that answers 200 with garbage is not kept", async () => {
  const node = fakeNode((sent, index) => (sent.url.includes("bad") ? "<html>" : echo(sent, index)))
  const core = createRpcCore({ endpoint: ["http://bad.example", "http://good.example"], fetch: node.fetch })
  await core.call(getBlock)
  await core.call(getBlock)
  expect(node.sent.map((sent) => new URL(sent.url).hostname)).toStrictEqual([
    "bad.example",
    "good.example",
    "good.example",
  ])
})

test("a JSON-RPC error inside an answer that is not 2xx keeps code, message, data and the status", async () => {
  const text = '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"limit exceeded","data":{"see":"plan"}}}'
  const node = fakeNode(() => plain(400, text))
  await expect(createRpcCore({ endpoint: url, fetch: node.fetch }).call(getBlock)).rejects.toMatchObject({
    ...{ name: "RpcError", code: -32005, message: "limit exceeded", data: { see: "plan" }, status: 400 },
  })
})

test("a JSON-RPC error with status 429 is repeated when Retry-After says", async () => {
  const text = '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"limit exceeded"}}'
  const node = fakeNode((sent, index) => (index ? echo(sent, index) : plain(429, text, { "retry-after": "0" })))
  await expect(createRpcCore({ endpoint: url, fetch: node.fetch }).call(getBlock, { a: 1 })).resolves.toStrictEqual({
    a: 1,
  })
})

test("a message names method, place, attempts and cause", async () => {
  const refused = new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "ECONNREFUSED" }) })
  const core = createRpcCore({
    endpoint: url,
    fetch: fakeNode(() => refused).fetch,
    retry: { delay: 0 },
    dialect: positional,
  })
  await expect(core.request({ method: "eth_chainId" })).rejects.toThrow(
    "eth_chainId: no answer from http://127.0.0.1:9650 after 3 attempts: ECONNREFUSED",
  )
})
