import { ServiceError } from "@serac/http"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { type GatewayOptions, type RunningGateway, startGateway } from "../src/index.ts"
import { FakeNode } from "./node.ts"

const l1 = "2oBDXc3noWjgvAdUuXpKkCHhXuowcuPGGzSnCuiSk6vH5izYq7"

let node: FakeNode
let second: FakeNode
const gateways: RunningGateway[] = []

beforeEach(async () => {
  node = await new FakeNode().start()
  second = await new FakeNode().start()
})
afterEach(async () => {
  await Promise.all([node.stop(), second.stop()])
  await Promise.all(gateways.splice(0).map((one) => one.close()))
})

async function gateway(options: Partial<GatewayOptions> = {}) {
  const one = await startGateway({
    nodes: [node.url],
    chains: [
      { chainId: "43112", rpcUrls: [`${node.url}/ext/bc/C/rpc`, `${second.url}/ext/bc/C/rpc`], isCChain: true },
      { chainId: "99123", platformChainId: l1, rpcUrls: [`${node.url}/ext/bc/${l1}/rpc`] },
    ],
    network: "testnet",
    port: 0,
    ...options,
  })
  gateways.push(one)
  const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const response = await fetch(one.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  const told = async (path: string, body: string) => {
    const { status, text } = await post(path, body)
    return [status, text]
  }
  return { ...one, post, told, evm: (body: string) => told("/ext/bc/C/rpc", body) }
}

const call = (method: string, params: unknown = [], id: string | number = 1) =>
  JSON.stringify({ jsonrpc: "2.0", id, method, params })
const refusal = (code: number, message: string, id = "1") =>
  `{"jsonrpc":"2.0","id":${id},"error":{"code":${code},"message":"${message}"}}`

describe("what is asked goes to a node, and its answer back, byte for byte", () => {
  test("of every interface by each of its names", async () => {
    const { told } = await gateway()
    const paths = {
      "/ext/bc/P": "platform.getHeight",
      "/ext/bc/platform": "platform.getHeight",
      "/ext/bc/X": "avm.getHeight",
      "/ext/bc/C/avax": "avax.getUTXOs",
      "/ext/info": "info.getNodeID",
      "/ext/health": "health.health",
      "/ext/bc/C/rpc": "eth_blockNumber",
      "/ext/bc/43112/rpc": "eth_blockNumber",
      "/ext/bc/99123/rpc": "eth_blockNumber",
      [`/ext/bc/${l1}/rpc`]: "eth_blockNumber",
      [`/ext/bc/${l1}/validators`]: "validators.getCurrentValidators",
    }
    for (const [path, method] of Object.entries(paths))
      expect(await told(path, call(method))).toEqual([
        200,
        `{"jsonrpc":"2.0","id":1,"result":{"method":"${method}","params":[]}}\n`,
      ])
    const evm = ["/ext/bc/C/rpc", "/ext/bc/C/rpc", `/ext/bc/${l1}/rpc`, `/ext/bc/${l1}/rpc`]
    expect(node.asked.map(({ url }) => url)).toEqual([
      ...["/ext/bc/P", "/ext/bc/P", "/ext/bc/X", "/ext/bc/C/avax", "/ext/info", "/ext/health"],
      ...evm,
      `/ext/bc/${l1}/validators`,
    ])
  })

  test("with ids, numbers and spaces as they are", async () => {
    const { evm } = await gateway()
    const body = '{ "method":"eth_gasPrice", "id" : 1.50, "params":[12345678901234567890] }'
    node.reply = () => '{"id":1.50,"jsonrpc":"2.0","result" : 12345678901234567890}\n'
    expect(await evm(body)).toEqual([200, '{"id":1.50,"jsonrpc":"2.0","result" : 12345678901234567890}\n'])
    expect(node.bodies).toEqual([body])
  })

  test("also errors, statuses below 500, and health in a browser", async () => {
    const { evm, url } = await gateway()
    node.reply = ({ method }) =>
      method === "GET" ? { status: 503, text: '{"healthy":false}' } : { status: 415, text: "no" }
    expect(await evm(call("eth_gasPrice"))).toEqual([415, "no"])
    const response = await fetch(`${url}/ext/health/readiness?tag=a`)
    expect([response.status, await response.text()]).toEqual([503, '{"healthy":false}'])
    expect(node.asked.at(-1)).toMatchObject({ method: "GET", url: "/ext/health/readiness?tag=a", body: "" })
  })
})

test("credentials and keys in a node's URL go to the node, and nowhere else", async () => {
  const own = node.url.replace("http://", "http://me:secret@")
  const { url } = await gateway({ nodes: [`${own}/base?key=word`] })
  node.reply = () => "{}"
  const response = await fetch(`${url}/ext/health?tag=a`)
  expect(await response.text()).toBe("{}")
  expect(node.asked.map(({ url, authorization }) => [url, authorization])).toEqual([
    ["/base/ext/health?key=word&tag=a", `Basic ${Buffer.from("me:secret").toString("base64")}`],
  ])
})

describe("what may not be asked is refused, and no node hears of it", () => {
  test("methods that administer, debug, sign or keep state, and those of another interface", async () => {
    const { told } = await gateway()
    const methods = {
      "/ext/bc/C/rpc": ["debug_traceTransaction", "personal_sign", "admin_nodeInfo", "eth_newFilter", "eth_sign", ""],
      "/ext/bc/P": ["platform.createAddress", "avm.getHeight", "admin.lockProfile"],
      "/ext/info": ["admin.getConfig"],
    }
    for (const [path, names] of Object.entries(methods))
      for (const name of names)
        expect(await told(path, call(name))).toEqual([
          200,
          refusal(-32601, `the method ${name} does not exist/is not available`),
        ])
    expect(node.asked).toEqual([])
  })

  test("other methods, and fewer, where the operator says so", async () => {
    const { evm } = await gateway({ allowedMethods: ["debug_traceTransaction"], deniedMethods: ["eth_getLogs"] })
    expect((await evm(call("debug_traceTransaction")))[1]).toContain('"result"')
    expect((await evm(call("eth_getLogs")))[1]).toContain("-32601")
  })

  test("what is no call", async () => {
    const { evm, told, url } = await gateway({ maxBodyBytes: 2_000, maxBatch: 3 })
    expect(await evm("{")).toEqual([400, refusal(-32700, "parse error", "null")])
    expect(await evm("[]")).toEqual([400, refusal(-32600, "empty batch", "null")])
    expect(await evm('{"id":"a"}')).toEqual([200, refusal(-32600, "invalid request", '"a"')])
    expect(await evm("5")).toEqual([200, refusal(-32600, "invalid request", "null")])
    expect(await evm(`[${Array(4).fill(call("eth_chainId"))}]`)).toEqual([
      400,
      refusal(-32600, "the batch has more than 3 calls", "null"),
    ])
    expect(await told("/ext/bc/P", `[${call("platform.getHeight")}]`)).toEqual([
      400,
      refusal(-32600, "this interface has no batches", "null"),
    ])
    expect(await evm(call("eth_call", ["x".repeat(2_000)]))).toEqual([
      413,
      refusal(-32600, "the body is longer than 2000 bytes", "null"),
    ])
    expect((await fetch(`${url}/ext/bc/C/rpc`)).status).toBe(405)
    for (const path of ["/ext/admin", "/ext/bc/C/admin", "/ext/keystore", "/ext/bc/nobody/rpc", "/ext/bc/C/rpc/"])
      expect(await told(path, call("eth_chainId"))).toEqual([404, "404 page not found\n"])
    expect(node.asked).toEqual([])
  })
})

describe("a batch", () => {
  test("is answered in its order, whatever ids it has and whatever the node's order is", async () => {
    const { evm } = await gateway()
    const calls = [
      '{"id":7,"method":"eth_gasPrice"}',
      '{"id":7,"method":"personal_sign"}',
      "5",
      '{"id":"é","method":"eth_getBalance","params":[1.0]}',
      '{"method":"eth_gasPrice","params":["nobody waits"]}',
      '{"id":{"a":[1]},"method":"eth_gasPrice"}',
    ]
    expect(await evm(`[${calls}]`)).toEqual([
      200,
      `[${[
        '{"jsonrpc":"2.0","id":7,"result":{"method":"eth_gasPrice","params":[]}}',
        refusal(-32601, "the method personal_sign does not exist/is not available", "7"),
        refusal(-32600, "invalid request", "null"),
        '{"jsonrpc":"2.0","id":"é","result":{"method":"eth_getBalance","params":[1]}}',
        '{"jsonrpc":"2.0","id":{"a":[1]},"result":{"method":"eth_gasPrice","params":[]}}',
      ]}]`,
    ])
    // What is asked twice is asked once.
    expect(node.bodies).toEqual([
      '[{"id":0,"method":"eth_gasPrice"},{"id":1,"method":"eth_getBalance","params":[1.0]},{"method":"eth_gasPrice","params":["nobody waits"],"id":2}]',
    ])
  })

  test("of notifications alone has no answer", async () => {
    const { evm } = await gateway()
    expect(await evm('[{"method":"eth_gasPrice"}]')).toEqual([200, ""])
  })

  test("of which a node answers a part has errors for the rest", async () => {
    const { evm } = await gateway()
    node.reply = () => '[{"id":1,"result":"0x1"}]'
    const calls = [call("eth_gasPrice", [], 8), call("eth_blockNumber", [], 9)]
    expect(await evm(`[${calls}]`)).toEqual([
      200,
      `[${refusal(-32603, "the node did not answer this call", "8")},{"id":9,"result":"0x1"}]`,
    ])
  })
})

describe("answers that never change are kept", () => {
  const finalBlock = async () => 16
  const asks = async (body: string, options: Partial<GatewayOptions> = {}) => {
    const { evm } = await gateway({ finalBlock, ...options })
    const before = node.asked.length
    await evm(body)
    const again = body.replace('"id":1', '"id":"other"')
    const [, text] = await evm(again)
    expect(JSON.parse(String(text)).id).toBe("other")
    return node.asked.length - before
  }
  const answering = (result: unknown) => {
    node.reply = ({ body }) => JSON.stringify({ jsonrpc: "2.0", id: JSON.parse(body).id, result })
  }

  test("by a number of a block that is final, and not by a later one, a tag or a hash that may come to mean something else", async () => {
    expect(await asks(call("eth_getBlockByNumber", ["0x10", true]))).toBe(1)
    expect(await asks(call("eth_getBlockByNumber", ["0x11", true]))).toBe(2)
    expect(await asks(call("eth_getBlockByNumber", ["latest", true]))).toBe(2)
    expect(await asks(call("eth_getBalance", ["0xa", "0x3"]))).toBe(1)
    expect(await asks(call("eth_getBalance", ["0xa"]))).toBe(2)
    expect(await asks(call("eth_call", [{}, "latest"]))).toBe(2)
    expect(await asks(call("eth_getLogs", [{ fromBlock: "0x1", toBlock: "0x10" }]))).toBe(1)
    expect(await asks(call("eth_getLogs", [{ fromBlock: "0x1" }]))).toBe(2)
    expect(await asks(call("eth_gasPrice"))).toBe(2)
    expect(await asks(call("eth_chainId"))).toBe(1)
  })

  test("by a hash where the answer is about a block that is final", async () => {
    answering({ blockNumber: "0x10" })
    expect(await asks(call("eth_getTransactionReceipt", ["0xab"]))).toBe(1)
    answering({ blockNumber: "0x11" })
    expect(await asks(call("eth_getTransactionReceipt", ["0xab"]))).toBe(2)
    answering({ blockNumber: null })
    expect(await asks(call("eth_getTransactionByHash", ["0xab"]))).toBe(2)
    answering({ number: "0x2" })
    expect(await asks(call("eth_getBlockByHash", ["0xab", false]))).toBe(1)
  })

  test("neither nothing nor errors, and nothing where nobody tells what is final", async () => {
    answering(null)
    expect(await asks(call("eth_getBlockByNumber", ["0x1", true]))).toBe(2)
    node.reply = ({ body }) => JSON.stringify({ id: JSON.parse(body).id, error: { code: -32000, message: "pruned" } })
    expect(await asks(call("eth_getBalance", ["0xa", "0x3"]))).toBe(2)
    answering({})
    expect(await asks(call("eth_getBlockByNumber", ["0x1", true]), { finalBlock: async () => undefined })).toBe(2)
    expect(
      await asks(call("eth_getBlockByNumber", ["0x1", true]), { finalBlock: () => Promise.reject(new Error()) }),
    ).toBe(2)
  })

  test("no more than fit", async () => {
    const { evm } = await gateway({ finalBlock, cacheSize: 0 })
    for (let time = 0; time < 2; time++) await evm(call("eth_chainId"))
    expect(node.asked).toHaveLength(2)
  })
})

test("what several ask at the same time is asked once, and each has its own id; what is sent is sent each time", async () => {
  let read = 0
  const caller = { address: "10.0.0.1", keyId: undefined, orgId: undefined, tier: "free", scopes: [] }
  const admit = () => {
    read++
    return { caller }
  }
  const { evm } = await gateway({ access: { admit } })
  const answers: (() => void)[] = []
  node.reply = ({ body }) =>
    new Promise((resolve) => {
      answers.push(() => resolve(`{"id":${/"id":([^,]+)/.exec(body)?.[1]},"result":"0x7"}`))
    })
  const asking = ["1", "2.0", '"c"'].map((id) => evm(`{"id":${id},"method":"eth_gasPrice","params":[]}`))
  const sending = [5, 6].map((id) => evm(call("eth_sendRawTransaction", ["0x01"], id)))
  await expect.poll(() => [read, answers.length], { timeout: 30_000 }).toEqual([5, 3])
  for (const answer of answers) answer()
  const answered = (id: string) => [200, `{"id":${id},"result":"0x7"}`]
  expect(await Promise.all([...asking, ...sending])).toEqual(["1", "2.0", '"c"', "5", "6"].map(answered))
  expect(node.asked).toHaveLength(3)
})

describe("where a node fails another one is asked", () => {
  test.each([429, 500, 503])("by status %i", async (status) => {
    const { evm } = await gateway()
    node.reply = () => ({ status, text: "no" })
    second.reply = () => '{"id":1,"result":"0x2"}'
    expect(await evm(call("eth_gasPrice"))).toEqual([200, '{"id":1,"result":"0x2"}'])
    // The one that failed rests.
    await evm(call("eth_blockNumber"))
    expect([node.asked.length, second.asked.length]).toEqual([1, 2])
  })

  test("by silence, a cut connection or an answer that is too long", async () => {
    const { evm } = await gateway({ asking: { timeout: 300, maxAnswerBytes: 1_000, pause: 0 } })
    second.reply = () => '{"id":1,"result":"0x2"}'
    for (const reply of ["hang", "drop", "x".repeat(2_000)] as const) {
      node.reply = () => reply
      expect(await evm(call("eth_gasPrice"))).toEqual([200, '{"id":1,"result":"0x2"}'])
    }
  })

  test("but a transaction that one may have taken is not sent to another", async () => {
    const { evm } = await gateway()
    node.reply = () => "drop"
    expect(await evm(call("eth_sendRawTransaction", ["0x01"], 5))).toEqual([
      503,
      refusal(-32603, "no node can be reached", "5"),
    ])
    expect(second.asked).toEqual([])
  })

  test("and where none answers that is said, by what they did", async () => {
    const { evm } = await gateway()
    for (const one of [node, second]) one.reply = () => ({ status: 500, text: "no" })
    expect(await evm(call("eth_gasPrice"))).toEqual([502, refusal(-32603, "no node answered as it should")])
    await Promise.all([node.stop(), second.stop()])
    expect(await evm(call("eth_gasPrice"))).toEqual([503, refusal(-32603, "no node can be reached")])
    expect(await evm(`[${call("eth_gasPrice")}]`)).toEqual([503, refusal(-32603, "no node can be reached", "null")])
    node = await new FakeNode().start()
    second = await new FakeNode().start()
  })
})

test("who may not ask is told so before any node is asked, with what is told of limits", async () => {
  const weights: number[] = []
  const refusals = [
    new ServiceError(429, "The rate limit is exceeded", { retryAfter: 7 }),
    new ServiceError(401, "An API key is required"),
  ]
  const caller = { address: "10.0.0.1", keyId: "k", orgId: "o", tier: "free", scopes: ["read"] as const }
  const { post } = await gateway({
    access: {
      admit: async (_, { weight }) => {
        weights.push(weight)
        return { caller, headers: { "ratelimit-limit": "5" }, refusal: refusals.shift() }
      },
    },
  })
  const answers = []
  for (const id of [3, 4, 5]) answers.push(await post("/ext/bc/C/rpc", call("eth_getLogs", [], id)))
  await post("/ext/bc/C/rpc", `[${call("eth_chainId")},${call("eth_gasPrice")},${call("nobody_knows")}]`)
  expect(
    answers.map(({ status, text, headers }) => [
      status,
      text.trim(),
      headers.get("retry-after"),
      headers.get("ratelimit-limit"),
    ]),
  ).toEqual([
    [429, refusal(-32005, "The rate limit is exceeded", "3"), "7", "5"],
    [401, refusal(-32000, "An API key is required", "4"), null, "5"],
    [200, '{"jsonrpc":"2.0","id":5,"result":{"method":"eth_getLogs","params":[]}}', null, "5"],
  ])
  expect(weights).toEqual([200, 200, 200, 12])
  expect(node.asked).toHaveLength(2)
})

test("more requests than may be answered at a time are a 503", async () => {
  const { evm } = await gateway({ maxRequests: 1 })
  let answer = () => {}
  node.reply = () =>
    new Promise((resolve) => {
      answer = () => resolve('{"id":1,"result":1}')
    })
  const first = evm(call("eth_gasPrice"))
  await expect.poll(() => node.asked.length, { timeout: 30_000 }).toBe(1)
  expect(await evm(call("eth_gasPrice"))).toEqual([503, refusal(-32603, "the gateway is too busy", "null")])
  answer()
  expect((await first)[0]).toBe(200)
})

test("pages of any origin may call", async () => {
  const { url } = await gateway()
  const { status, headers } = await fetch(`${url}/ext/bc/C/rpc`, { method: "OPTIONS" })
  expect([status, headers.get("access-control-allow-origin"), headers.get("access-control-allow-methods")]).toEqual([
    204,
    "*",
    "GET, POST",
  ])
})
