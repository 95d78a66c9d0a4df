/**
 * The program that creates the environment of a tracer: the functions `toHex`, `toWord`, `toAddress`, `toContract`, `toContract2`,
 * `isPrecompiled` and `slice`, and the objects `log`, `db`, `frame` and `ctx`. It evaluates to a function of `ask` and
 * `bigInt`, which returns the functions that the thread calls. Each of them returns a text: empty, an error after a `!`, or a result
 * in JSON after a `=`.
 */
export const environmentProgram = String.raw`
(function (ask, bigInt) {
  "use strict"
  let [tracer, functions, fatal, precompiles] = [undefined, {}, undefined, new Set()]
  /** The index of the running task. */
  let current = 0

  // A position in the tracer's source: that of its innermost function.
  const placeOf = (stack) => {
    const found = /at (.*) \(<eval>(:\d+:\d+)\)/.exec(String(stack))
    if (found === null) return ""
    const name = found[1].replace(/^<(?:eval|anonymous)>$/, "")
    return name === "" ? " at <eval>" + found[2] : " at " + name + " (<eval>" + found[2] + ")"
  }
  // The node aborts a script here; this script may catch the error, and counts as failed nevertheless.
  const fail = (text) => {
    const error = new Error(text)
    if (fatal === undefined) fatal = text + placeOf(error.stack)
    throw error
  }
  const question = (...given) => {
    try {
      return ask(current, ...given)
    } catch (error) {
      return fail(error.message)
    }
  }
  // Replaces QuickJS's messages that differ from those of the node's interpreter.
  const textOf = (error) =>
    String(error)
      .replace(/'(.+)' is not defined$/, "$1 is not defined")
      .replace(/: cannot (read|set) property/, ": Cannot $1 property")
  const failure = (error) => {
    if (fatal !== undefined) return fatal
    try {
      return textOf(error) + (error instanceof Error ? placeOf(error.stack) : "")
    } catch {
      return "the tracer threw what has no text"
    }
  }
  const guarded = (work) => {
    fatal = undefined
    try {
      const value = work()
      return fatal === undefined ? value : "!" + fatal
    } catch (error) {
      return "!" + failure(error)
    }
  }

  const integer = (value) => Math.trunc(Number(value)) || 0
  const digitsOf = (bytes) => {
    let text = ""
    for (const byte of bytes) text += (byte < 16 ? "0" : "") + byte.toString(16)
    return text
  }
  const bytesOfHex = (given) => {
    const digits = given.replace(/^0[xX]/, "")
    const whole = /^(?:[0-9a-fA-F]{2})*/.exec(digits.length % 2 === 0 ? digits : "0" + digits)[0]
    const bytes = new Uint8Array(whole.length / 2)
    for (let at = 0; at < bytes.length; at++) bytes[at] = parseInt(whole.slice(2 * at, 2 * at + 2), 16)
    return bytes
  }
  const bytesOf = (value, allowsText) => {
    if (value === undefined || value === null) throw new TypeError("Cannot convert undefined or null to object")
    if (allowsText && (typeof value === "string" || value instanceof String)) return bytesOfHex(String(value))
    if (Array.isArray(value)) return Uint8Array.from(value, (one) => integer(one))
    if (value.constructor === Uint8Array) return new Uint8Array(value.buffer)
    return fail("invalid buffer type")
  }
  const sized = (bytes, size) => {
    if (bytes.length >= size) return bytes.slice(bytes.length - size)
    const padded = new Uint8Array(size)
    padded.set(bytes, size - bytes.length)
    return padded
  }
  const addressOf = (value, allowsText = false) => "0x" + digitsOf(sized(bytesOf(value, allowsText), 20))
  const wordOf = (bytes) => "0x" + digitsOf(sized(bytes, 32))

  Object.assign(globalThis, {
    bigInt,
    toHex: (value) => "0x" + digitsOf(bytesOf(value, false)),
    toWord: (value) => sized(bytesOf(value, true), 32),
    toAddress: (value) => sized(bytesOf(value, true), 20),
    toContract: (from, nonce) => bytesOfHex(question("created", addressOf(from, true), integer(nonce))),
    toContract2: (from, salt, initCode) => {
      const sender = addressOf(from, true)
      const code = bytesOf(initCode, true)
      return bytesOfHex(question("created2", sender, wordOf(bytesOfHex(String(salt))), "0x" + digitsOf(code)))
    },
    isPrecompiled: (value) => precompiles.has(addressOf(value, true)),
    slice: (value, from, to) => {
      const bytes = bytesOf(value, false)
      const [start, end] = [integer(from), integer(to)]
      if (start < 0 || start > end || end > bytes.length)
        fail("Tracer accessed out of bound memory: available " + bytes.length + ", offset " + start + ", size " + (end - start))
      return bytes.slice(start, end)
    },
  })

  let step = {}
  let [stack, contract] = [undefined, undefined]
  const contractPart = (at) => (contract ??= question("contract").split(","))[at]
  const log = {
    getPC: () => step.pc,
    getGas: () => step.gas,
    getCost: () => step.cost,
    getDepth: () => step.depth,
    getRefund: () => step.refund,
    getError: () => step.error,
    op: {
      toNumber: () => step.opcode,
      toString: () => step.opcodeName,
      isPush: () => step.opcode >= 0x5f && step.opcode <= 0x7f,
    },
    stack: {
      peek: (place) => {
        const at = integer(place)
        if (at < 0 || at >= step.stackSize)
          fail("tracer accessed out of bound stack: size " + step.stackSize + ", index " + at)
        stack ??= step.top.split(",")
        if (at >= stack.length) stack = question("stack").split(",")
        return bigInt(BigInt(stack[at]))
      },
      length: () => step.stackSize,
    },
    memory: {
      slice: (from, to) => {
        const [begin, end] = [integer(from), integer(to)]
        if (begin === end) return new Uint8Array(0)
        if (end < begin || begin < 0) fail("tracer accessed out of bound memory: offset " + begin + ", end " + end)
        return new Uint8Array(question("memory", begin, end))
      },
      getUint: (place) => {
        const at = integer(place)
        if (at < 0 || at + 32 > step.memorySize)
          fail("tracer accessed out of bound memory: available " + step.memorySize + ", offset " + at + ", size 32")
        return bigInt(BigInt("0x" + digitsOf(new Uint8Array(question("memory", at, at + 32)))))
      },
      length: () => step.memorySize,
    },
    contract: {
      getCaller: () => bytesOfHex(contractPart(0)),
      getAddress: () => bytesOfHex(contractPart(1)),
      getValue: () => bigInt(BigInt(contractPart(2))),
      getInput: () => bytesOfHex(contractPart(3)),
    },
  }
  const db = {
    getBalance: (address) => bigInt(question("balance", addressOf(address))),
    getNonce: (address) => Number(question("nonce", addressOf(address))),
    getCode: (address) => new Uint8Array(question("code", addressOf(address))),
    getState: (address, slot) => bytesOfHex(question("state", addressOf(address), wordOf(bytesOf(slot, false)))),
    exists: (address) => question("exists", addressOf(address)) === "true",
  }
  let frame = {}
  const frameObject = {
    getType: () => frame.type,
    getFrom: () => bytesOfHex(frame.from),
    getTo: () => bytesOfHex(frame.to),
    getInput: () => bytesOfHex(frame.input),
    getGas: () => frame.gas,
    getValue: () => (frame.value === undefined ? undefined : bigInt(frame.value)),
  }
  let ended = {}
  const endObject = {
    getGasUsed: () => ended.gasUsed,
    getOutput: () => bytesOfHex(ended.output),
    getError: () => ended.error,
  }

  const bytesOfContext = new Set(["blockHash", "txHash", "from", "to", "input", "output"])
  const weiOfContext = new Set(["gasPrice", "value"])
  const contextOf = (context) => {
    for (const name of Object.keys(context)) {
      if (bytesOfContext.has(name)) context[name] = bytesOfHex(context[name])
      if (weiOfContext.has(name)) context[name] = bigInt(context[name])
    }
    return context
  }
  const jsonOf = (value) => {
    // The node's text for undefined, null and symbols.
    if (value === undefined || value === null || typeof value === "symbol") return "{}"
    if (typeof value === "number" && !Number.isFinite(value))
      return fail("json: unsupported value: " + String(value).replace(/^(-?)Infinity$/, (_, sign) => (sign || "+") + "Inf"))
    if (typeof value !== "object" && typeof value !== "function") return JSON.stringify(value)
    try {
      return JSON.stringify(value) ?? "null"
    } catch (error) {
      fatal ??= "json: error calling MarshalJSON for type *goja.Object: " + failure(error)
      throw error
    }
  }
  const call = (name, ...given) => functions[name].apply(tracer, given)
  const tasksByKind = {
    step: (task) => {
      if (step.call !== task.call) contract = undefined
      step = task
      stack = undefined
      call("step", log, db)
    },
    fault: ({ error }) => {
      step.error = error
      call("fault", log, db)
    },
    enter: (task) => {
      frame = task
      call("enter", frameObject)
    },
    exit: (task) => {
      ended = task
      call("exit", endObject)
    },
    result: ({ context }) => {
      const value = call("result", contextOf(context), db)
      return fatal === undefined ? "=" + jsonOf(value) : ""
    },
  }

  return {
    begin: (given, config) =>
      guarded(() => {
        tracer = given
        const has = (name) => typeof given?.[name] === "function"
        if (!has("result")) return "!trace object must expose a function result()"
        if (!has("fault")) return "!trace object must expose a function fault()"
        if (has("enter") !== has("exit")) return "!trace object must expose either both or none of enter() and exit()"
        for (const name of ["result", "fault", "step", "enter", "exit"]) if (has(name)) functions[name] = given[name]
        if (has("setup")) given.setup(config)
        return (has("step") ? "s" : "") + (has("enter") ? "f" : "")
      }),
    run: (text) => {
      const tasks = JSON.parse(text)
      for (current = 0; current < tasks.length; current++) {
        const said = guarded(() => tasksByKind[tasks[current].kind](tasks[current]) ?? "")
        if (said !== "") return said
      }
      return ""
    },
    place: () => String(current),
    prepare: (list) => {
      precompiles = new Set(list.split(","))
      return ""
    },
    failure,
  }
})
`
