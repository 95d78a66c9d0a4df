import { expect, test } from "vitest"
import type { Hex } from "../../src/evm/codec/hex.ts"
import { type TraceOptions, traceBlock, traceCall, traceTransaction } from "../../src/evm/trace/trace.ts"
import { localChain, rich, signed } from "./support/local-chain.ts"

const from = rich.address.toLowerCase() as Hex
const [caller, callee, broken, heir] = ["ca", "ce", "b0", "4e"].map((digits) => `0x${digits.repeat(20)}` as Hex) as [
  Hex,
  Hex,
  Hex,
  Hex,
]
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.slice(2), "hex"))
const push20 = (address: Hex) => `73${address.slice(2)}`

/** Traces a call of code, with the input `0x12345678aabb` and a value of 7 wei. */
async function trace(tracer: string, code: string, options: TraceOptions = {}, gas = 500_000n): Promise<unknown> {
  // The limit is generous, since a few thousand steps take a while on a loaded machine.
  const { chain } = await localChain({ timeLimit: 20_000 })
  const request = { from, to: caller, data: bytes("0x12345678aabb"), gas, value: 7n }
  const overrides = {
    [caller]: { code: bytes(code) },
    [callee]: { code: bytes("0x602a60005260206000f3") },
    [broken]: { code: bytes("0xfe") },
    [heir]: { code: bytes(`0x${push20(caller)}ff`), balance: 5n },
  }
  return traceCall(chain, chain.tip, request, { ...options, tracer, overrides })
}

/** A tracer with a list to which its functions write. */
const writer = (functions: string, more = "") =>
  `{ list: [], write(...what) { this.list.push(what.length === 1 ? what[0] : what) }, fault(log, db) {}, ${functions}, result(ctx, db) { ${more} return this.list } }`

test("a step tells what it costs, what it works upon, and whose code it is of", async () => {
  const tracer = writer(`step(log) {
    this.write(log.op.toString(), log.op.toNumber(), log.op.isPush(), log.getPC(), log.getGas(), log.getCost(), log.getDepth(),
      log.getRefund(), log.getError() === undefined, log.stack.length(), log.memory.length())
    if (log.stack.length() === 20 && log.op.toString() === "STOP") this.write(toHex(log.contract.getCaller()), toHex(log.contract.getAddress()),
      log.contract.getValue(), toHex(log.contract.getInput()), toHex(log.memory.slice(30, 34)), log.memory.getUint(0),
      toHex(log.memory.slice(3, 3)), log.stack.peek(0), log.stack.peek(18))
  }`)
  const pushes = Array.from({ length: 20 }, (_, at) => `60${(at + 1).toString(16).padStart(2, "0")}`).join("")
  const list = (await trace(tracer, `0x60ff60005200`)) as unknown[]
  expect(list.slice(0, 4)).toEqual([
    ["PUSH1", 0x60, true, 0, 478_904, 3, 1, 0, true, 0, 0],
    ["PUSH1", 0x60, true, 2, 478_901, 3, 1, 0, true, 1, 0],
    ["MSTORE", 0x52, false, 4, 478_898, 6, 1, 0, true, 2, 0],
    ["STOP", 0, false, 5, 478_892, 0, 1, 0, true, 0, 32],
  ])
  const deep = (await trace(tracer, `0x60ff600052${pushes}00`)) as unknown[]
  expect(deep.at(-1)).toEqual([from, caller, "7", "0x12345678aabb", "0x00ff0000", "255", "0x", "20", "2"])
})

test("the state is told as it is at each step, and in the end with what was paid", async () => {
  const tracer = writer(
    `step(log, db) {
      const slot = toWord("0x01")
      this.write(toHex(db.getState(log.contract.getAddress(), slot)).slice(-2), db.getBalance(log.contract.getAddress()))
    }`,
    `this.write(db.getNonce(ctx.from), toHex(db.getCode(ctx.to)), db.exists(ctx.to), db.exists(toAddress("0xdead")), db.getBalance(ctx.to))
     this.write(ctx.type, toHex(ctx.from), toHex(ctx.to), toHex(ctx.input), ctx.gas, ctx.gasUsed, ctx.gasPrice, ctx.value, ctx.block,
       toHex(ctx.output), ctx.error, ctx.blockHash, ctx.txHash, ctx.txIndex);`,
  )
  expect(await trace(tracer, "0x602a60015500")).toEqual([
    ["00", "7"],
    ["00", "7"],
    ["00", "7"],
    ["2a", "7"],
    [1, "0x602a60015500", true, false, "7"],
    ["CALL", from, caller, "0x12345678aabb", 500_000, 43_202, "0", "7", 0, "0x", null, null, null, null],
  ])
})

test("calls within are entered and left, with what they bring and give back", async () => {
  const tracer = writer(`
    enter(frame) { this.write(frame.getType(), toHex(frame.getFrom()), toHex(frame.getTo()), toHex(frame.getInput()), frame.getGas(), frame.getValue() === undefined ? "none" : frame.getValue()) },
    exit(frame) { this.write(frame.getGasUsed(), toHex(frame.getOutput()), frame.getError() === undefined ? "none" : frame.getError()) }`)
  const call = (opcode: string, to: Hex, value = "") => `6000600060006000${value}${push20(to)}61ffff${opcode}50`
  const code = `0x${call("f1", callee, "6001")}${call("fa", callee)}${call("f4", callee)}${call("f1", broken, "6000")}${call("f1", heir, "6000")}6000600060fef05000`
  const word = `0x${"2a".padStart(64, "0")}`
  expect(await trace(tracer, code)).toEqual([
    ["CALL", caller, callee, "0x", 67_835, "1"],
    [18, word, "none"],
    ["STATICCALL", caller, callee, "0x", 65_535, "none"],
    [18, word, "none"],
    ["DELEGATECALL", caller, callee, "0x", 65_535, "7"],
    [18, word, "none"],
    ["CALL", caller, broken, "0x", 65_535, "0"],
    [65_535, "0x", "invalid opcode: INVALID"],
    ["CALL", caller, heir, "0x", 65_535, "0"],
    ["SELFDESTRUCT", heir, caller, "0x", 0, "5"],
    [0, "0x", "none"],
    [5_003, "0x", "none"],
  ])
})

test("a contract that is made is told with its address, which toContract and toContract2 give too", async () => {
  const tracer = writer(
    `enter(frame) { this.write(frame.getType(), toHex(frame.getTo()), toHex(frame.getInput())) }, exit(frame) { this.write(toHex(frame.getOutput())) }`,
    `this.write(toHex(toContract(ctx.to, 0)), toHex(toContract2(ctx.to, "0x05", "0x00")), toHex(toContract("${caller}", 1)));`,
  )
  // CREATE with one byte of memory, which is zero, and CREATE2 with the same byte and a salt.
  const list = (await trace(tracer, "0x600160006000f0506005600160006000f55000")) as string[][]
  const [first, salted, second] = list.at(-1) as string[]
  expect(list.slice(0, 4)).toEqual([["CREATE", first, "0x00"], "0x", ["CREATE2", salted, "0x00"], "0x"])
  expect(second).toMatch(/^0x[0-9a-f]{40}$/)
  expect(second).not.toBe(first)
})

test("code that fails is a fault where its opcode fails, and a step with an error where it cannot begin", async () => {
  const tracer = `{ list: [], step(log) { if (log.getError()) this.list.push(["step", log.op.toString(), log.getError()]) },
    fault(log) { this.list.push(["fault", log.op.toString(), log.getError()]) },
    result(ctx) { return [...this.list, ctx.error, toHex(ctx.output)] } }`
  expect(await trace(tracer, "0x0c")).toEqual([
    ["fault", "opcode 0xc not defined", "invalid opcode: opcode 0xc not defined"],
    "invalid opcode: opcode 0xc not defined",
    "0x",
  ])
  expect(await trace(tracer, "0x600056")).toEqual([
    ["fault", "JUMP", "invalid jump destination"],
    "invalid jump destination",
    "0x",
  ])
  expect(await trace(tracer, "0x60016000fd")).toEqual([
    ["fault", "REVERT", "execution reverted"],
    "execution reverted",
    "0x00",
  ])
  expect(await trace(tracer, "0x600101")).toEqual([
    ["step", "ADD", "stack underflow (1 <=> 2)"],
    "stack underflow (1 <=> 2)",
    "0x",
  ])
  expect(await trace(tracer, "0x6001600155", {}, 22_000n)).toEqual([
    ["step", "SSTORE", "out of gas"],
    "out of gas",
    "0x",
  ])
  expect(await trace(tracer, "0x5b5f600056")).toEqual([
    ["step", "PUSH1", "stack limit reached 1024 (1023)"],
    "stack limit reached 1024 (1023)",
    "0x",
  ])
})

test("setup is told the configuration, and a call that runs no code has a result too", async () => {
  const tracer = "{ setup(config) { this.config = config }, fault() {}, result(ctx) { return this.config + ctx.type } }"
  expect(await trace(tracer, "0x")).toBe("{}CALL")
  expect(await trace(tracer, "0x", { tracerConfig: { json: '{"a": 1}' } })).toBe('{"a": 1}CALL')
})

test("helpers take texts, lists and bytes, and numbers of any size count on", async () => {
  const result = (expression: string) => trace(`{ fault() {}, result() { return ${expression} } }`, "0x")
  expect(
    await result(
      "[toHex([1, 256, -1]), toHex(toWord('0xabc')).slice(-6), toHex(toAddress('ff'.repeat(21))), toHex(slice([1, 2, 3], 1, 3))]",
    ),
  ).toEqual(["0x0100ff", "000abc", `0x${"ff".repeat(20)}`, "0x0203"])
  expect(await result("[isPrecompiled(toAddress('0x04')), isPrecompiled('0xdead')]")).toEqual([true, false])
  expect(
    await result(`[bigInt("ff", 16), bigInt(2).pow(70), bigInt(7).divmod(-2), bigInt(5).plus("3").times(2).minus(1).eq(15),
      bigInt(10).mod(3), bigInt(-8).shiftRight(1), bigInt(5).compare(7), bigInt(12).and(10).toString(2), bigInt.gcd(12, 18),
      bigInt.lcm(4, 6), bigInt.max(3, 9), bigInt(3).modPow(200, 13), bigInt(3).modInv(11), bigInt().isZero(), bigInt(9).next() + 1,
      bigInt(10).not(), bigInt(-20).toJSNumber(), bigInt.isInstance(bigInt.one), bigInt(255).bitLength(), bigInt.fromArray([1, 2], 16)]`),
  ).toEqual([
    "255",
    "1180591620717411303424",
    { quotient: "-3", remainder: "1" },
    true,
    "1",
    "-4",
    -1,
    "1000",
    "6",
    "12",
    "9",
    "9",
    "4",
    true,
    11,
    "-11",
    -20,
    true,
    "8",
    "18",
  ])
  expect(await result("[null, undefined, NaN]")).toEqual([null, null, null])
  // The node's results for values that are not objects.
  expect([await result("null"), await result("undefined"), await result("(() => 1)")]).toEqual([{}, {}, null])
})

test("a script that is none, or fails, is refused in the node's words", async () => {
  const refusals: readonly (readonly [tracer: string, refusal: string])[] = [
    ["nopeTracer", "ReferenceError: nopeTracer is not defined at <eval>:1:2(0)"],
    ["nope.foo", "ReferenceError: nope is not defined at <eval>:1:2"],
    ["{}", "trace object must expose a function result()"],
    ["{ result() {} }", "trace object must expose a function fault()"],
    ["null", "trace object must expose a function result()"],
    ["{ result() {}, fault() {}, enter() {} }", "trace object must expose either both or none of enter() and exit()"],
    ["{ result() {}, fault() {}, setup() { throw 'no' } }", "no"],
    [
      "{ result() { return this.a.b }, fault() {} }",
      "TypeError: Cannot read property 'b' of undefined at result (<eval>:1:28)    in server-side tracer function 'result'",
    ],
    ["{ result() { return NaN }, fault() {} }", "json: unsupported value: NaN"],
    ["{ result() { return -1 / 0 }, fault() {} }", "json: unsupported value: -Inf"],
    [
      "{ step(log) { try { log.stack.peek(-1) } catch {} }, result() {}, fault() {} }",
      "tracer accessed out of bound stack: size 0, index -1 at step (<eval>:1:36)    in server-side tracer function 'step'",
    ],
    [
      "{ step(log) { log.memory.slice(-1, -2) }, result() {}, fault() {} }",
      "tracer accessed out of bound memory: offset -1, end -2 at step (<eval>:1:32)    in server-side tracer function 'step'",
    ],
    [
      "{ step(log) { log.memory.getUint(-64) }, result() {}, fault() {} }",
      "tracer accessed out of bound memory: available 0, offset -64, size 32 at step (<eval>:1:34)    in server-side tracer function 'step'",
    ],
    [
      "{ step(log) { log.memory.slice(5, 1025 * 1024) }, result() {}, fault() {} }",
      "reached limit for padding memory slice: 1049600 at step (<eval>:1:32)    in server-side tracer function 'step'",
    ],
    [
      "{ result() { return slice([1], 0, 2) }, fault() {} }",
      "Tracer accessed out of bound memory: available 1, offset 0, size 2 at result (<eval>:1:15)    in server-side tracer function 'result'",
    ],
    [
      "{ result() { return toHex('0x00') }, fault() {} }",
      "invalid buffer type at result (<eval>:1:15)    in server-side tracer function 'result'",
    ],
  ]
  const said: (readonly [string, unknown])[] = []
  for (const [tracer] of refusals)
    said.push([tracer, await trace(tracer, "0x600100").catch((error: Error) => error.message)])
  expect(said).toEqual(refusals)
  await expect(trace("{ result() {}, fault() {} }", "0x", { timeout: "soon" })).rejects.toThrow(
    'time: invalid duration "soon"',
  )
  await expect(trace("{", "0x")).rejects.toThrow("SyntaxError")
  await expect(trace("prestateTracerLegacy", "0x")).rejects.toThrow(
    "there is no prestateTracerLegacy here; there are callTracer,",
  )
})

test("scripts watch together with each other and with what is built in, each with its configuration", async () => {
  const counting = "{ count: 0, step() { this.count++ }, fault() {}, result() { return this.count } }"
  const looking = `{ setup(config) { this.slots = [config] }, fault() {}, result() { return this.slots },
    step(log, db) { this.slots.push(toHex(db.getState(log.contract.getAddress(), toWord("0x01"))).slice(-2)) } }`
  const tracers = { [counting]: {}, opcountTracer: {}, [looking]: { json: '{"a":1}' }, prestateTracer: {} }
  const together = (await trace("muxTracer", "0x602a60015500", { tracerConfig: { tracers } })) as Record<
    string,
    unknown
  >
  expect(Object.keys(together)).toEqual(Object.keys(tracers))
  expect([together[counting], together.opcountTracer, together[looking]]).toEqual([
    4,
    4,
    ['{"a":1}', "00", "00", "00", "2a"],
  ])
  const many = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`${counting}${" ".repeat(at)}`, {}]))
  await expect(trace("muxTracer", "0x00", { tracerConfig: { tracers: many } })).rejects.toThrow(
    "more than 4 tracers in JavaScript cannot watch together",
  )
})

test("a script has nothing of the process around it", async () => {
  const names = [
    "process",
    "require",
    "fetch",
    "setTimeout",
    "Worker",
    "performance",
    "console",
    "WebAssembly",
    "Buffer",
    "std",
    "os",
  ]
  const tracer = `{ fault() {}, result() { return ${JSON.stringify(names)}.map((name) => typeof globalThis[name]) } }`
  expect(await trace(tracer, "0x")).toEqual(names.map(() => "undefined"))
  await expect(trace("{ fault() {}, result() { return import('node:fs') } }", "0x")).resolves.toEqual({})
})

test("a script is ended that takes too long, wherever it is, too much memory, or is too large; the next one runs", async () => {
  const { chain } = await localChain()
  const run = (tracer: string, timeout = "200ms") =>
    traceCall(chain, chain.tip, { from, to: caller }, { tracer, timeout })
  // The error contains the location if the code can be interrupted.
  const late = /^execution timeout( at .*)?( {4}in server-side tracer function 'result')?$/
  const result = (body: string) => `{ fault() {}, result() { ${body} } }`
  for (const body of [
    "for (;;) {}",
    "for (;;) try { for (;;) {} } catch {}",
    "/(a+)+$/.test('a'.repeat(40) + '!')",
    // Operations during which interpreters do not check the time limit.
    "[].indexOf.call({ length: 2 ** 52 }, 1)",
  ])
    await expect(run(result(body))).rejects.toThrow(late)
  const unbounded = [
    "const list = []; for (;;) list.push(new Uint8Array(2 ** 20))",
    "let text = 'a'; for (;;) text += text",
    "(function f() { f() })()",
    "return JSON.parse('['.repeat(1e5) + ']'.repeat(1e5))",
  ]
  for (const body of unbounded)
    await expect(run(result(body), "5s")).rejects.toThrow(/in server-side tracer function 'result'$|^json: error/)
  const deep = "let text = '1'; for (let i = 0; i < 1001; i++) text = '[' + text + ']'; return JSON.parse(text)"
  await expect(run(result(deep), "5s")).rejects.toThrow("the result is deeper than 1000 lists and objects")
  await expect(run(result(" ".repeat(2 ** 18)))).rejects.toThrow("the tracer is longer than 262144 characters")
  const large = await localChain({ traceLimit: 1_000 })
  await expect(
    traceCall(large.chain, large.chain.tip, { from, to: caller }, { tracer: result("return 'a'.repeat(1000)") }),
  ).rejects.toThrow("the trace is larger than 1000 characters")
  expect(await run(result("return 1"), "5s")).toBe(1)
})

test("a block tells of each transaction what the tracer made of it, also where it failed at one before", async () => {
  const { chain } = await localChain()
  const code = "0x600a600c600039600a6000f3602a60005260206000f3"
  const hashes = [
    await chain.issue(await signed({ nonce: 0, to: undefined as never, data: code, gas: 300_000n })),
    await chain.issue(await signed({ nonce: 1, to: heir, gas: 21_000n })),
  ]
  await chain.build()
  const { block } = chain.transaction(hashes[0] as Hex) as { block: Parameters<typeof traceBlock>[1] }
  const tracer = `{ step(log, db) { if (log.op.toString() === "RETURN") throw "enough" }, fault() {},
    result(ctx, db) { return [ctx.type, ctx.txIndex, toHex(ctx.txHash), toHex(ctx.blockHash), db.getNonce(ctx.from), ctx.gasUsed] } }`
  expect(await traceBlock(chain, block, { tracer })).toEqual([
    { txHash: hashes[0], error: "enough    in server-side tracer function 'step'" },
    { txHash: hashes[1], result: ["CALL", 1, hashes[1], block.hash, 2, 21_000] },
  ])
  const whole = tracer.replace('"RETURN"', "0")
  expect(await traceTransaction(chain, hashes[0] as Hex, { tracer: whole })).toEqual([
    "CREATE",
    0,
    hashes[0],
    block.hash,
    1,
    Number(block.receipts[0]?.gasUsed),
  ])
  expect(await traceBlock(chain, block, { tracer: "nope" })).toEqual(
    hashes.map((txHash) => ({ txHash, error: "ReferenceError: nope is not defined at <eval>:1:2(0)" })),
  )
})

test("tracers of a node that count opcodes count them", async () => {
  const code = `0x${"6001".repeat(2)}0150${"6000".repeat(5)}${push20(callee)}5af100`
  expect(await trace("opcountTracer", code)).toBe(19)
  expect(await trace("unigramTracer", "0x600160010100")).toEqual({ PUSH1: 2, ADD: 1, STOP: 1 })
  expect(await trace("bigramTracer", "0x600160010100")).toEqual({ "PUSH1-PUSH1": 1, "PUSH1-ADD": 1, "ADD-STOP": 1 })
  expect(await trace("trigramTracer", "0x600160010100")).toEqual({ "--PUSH1": 1, "-PUSH1-ADD": 1, "PUSH1-ADD-STOP": 1 })
  expect(await trace("noopTracerLegacy", code)).toEqual({})
})
