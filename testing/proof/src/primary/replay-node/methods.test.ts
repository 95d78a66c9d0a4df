import { isDeepStrictEqual } from "node:util"
import { recordedNetwork } from "@serac/recordings"
import { describe, expect, it } from "vitest"
import { readUtxo } from "../oracle/read-utxo.ts"
import { utxoKey } from "../oracle/utxo.ts"
import { workOut } from "../oracle/world.ts"
import { parseExact } from "../recording/exact-json.ts"
import type { RecordedCall } from "../recording/recorded-calls.ts"
import { readPrimaryRecording } from "../recording/recording.ts"
import { fromHex, toAddress } from "../recording/text.ts"
import { Arguments } from "./arguments.ts"
import { createIndex } from "./index-api.ts"
import { createMethods, type Methods } from "./methods.ts"
import { createState } from "./state.ts"

const world = workOut(await readPrimaryRecording(recordedNetwork))
const state = createState(world)
const methods: Record<string, Methods | undefined> = {
  ...createMethods(state),
  "index/P/block": createIndex(state, "P"),
  "index/X/block": createIndex(state, "X"),
}

function compute({ endpoint, method, params }: RecordedCall): unknown {
  try {
    return parseExact(`{"result":${methods[endpoint]?.[method]?.(new Arguments(params))}}`)
  } catch (error) {
    const { code, message } = error as { code: number; message: string }
    return { error: { code, message, data: null } }
  }
}

/** The real node lists the UTXOs of one block in random order, so pages cannot be equal. */
const isPage = ({ method, params }: RecordedCall) => method.endsWith("getUTXOs") && (params.limit ?? params.startIndex)

/** The error text of Go's library for a wrong address is not replicated. */
const isAddressFault = ({ answer }: RecordedCall) => /"message":"couldn't parse (start index )?address/.test(answer)

function settled(answer: unknown): unknown {
  const { result, error } = answer as { result?: { utxos?: readonly string[] }; error?: { message: string } }
  if (error) return { error: { ...error, message: error.message.replace(/encode UTXO \w+/, "encode UTXO") } }
  if (!result?.utxos) return answer
  return { ...result, utxos: [...result.utxos].sort(), endIndex: undefined }
}

describe("what is computed from the recordedNetwork", () => {
  const computed = world.recording.calls.all.filter(({ endpoint, method }) => methods[endpoint]?.[method])

  it("is what the real node answered, for every call that was recorded", () => {
    const judged = computed.filter((call) => !isPage(call) && !isAddressFault(call))
    const wrong = judged.flatMap((call) => {
      const [expected, found] = [settled(parseExact(`{${call.answer}}`)), settled(compute(call))]
      return isDeepStrictEqual(expected, found) ? [] : [{ name: call.name, params: call.params, expected, found }]
    })
    expect(wrong).toEqual([])
    expect(new Set(judged.map(({ method }) => method)).size).toBeGreaterThan(20)
  })

  it("lists UTXOs in the node's order: newest block first", () => {
    const lists = computed.filter((call) => call.method.endsWith("getUTXOs") && /"numFetched":"\d\d/.test(call.answer))
    const single = lists.filter((call) => !isPage(call) && !call.params.sourceChain && !call.name.includes("all"))
    const orders = single.map((call) => [heightsOf(parseExact(`{${call.answer}}`)), heightsOf(compute(call))])
    expect(orders.length).toBeGreaterThan(10)
    expect(orders.map(([, found]) => found)).toEqual(orders.map(([expected]) => expected))
  })

  it("has pages that make up the whole", () => {
    const { P } = createMethods(state)
    const owned = [...world.utxos.values()].flatMap(({ output, consumedOn }) =>
      consumedOn === "P" ? output.owners : [],
    )
    const addresses = [...new Set(owned)].map(
      (owner) => `P-${toAddress(Buffer.from(owner, "hex"), world.recording.hrp)}`,
    )
    const whole = page(P, { addresses })
    for (const limit of [1, 7]) {
      const utxos: string[] = []
      let startIndex: unknown
      for (;;) {
        const one = page(P, { addresses, limit, startIndex })
        utxos.push(...one.utxos)
        if (one.utxos.length < limit) break
        startIndex = one.endIndex
      }
      expect([...new Set(utxos)].sort()).toEqual([...whole.utxos].sort())
    }
  })
})

it("knows less while it is not as far", () => {
  const early = createState(world, { P: 100, X: 20, C: 0 })
  const { P, X } = createMethods(early)
  const ask = (methodsOf: Methods | undefined, method: string, params: object) => {
    try {
      return methodsOf?.[method]?.(new Arguments(params))
    } catch (error) {
      return String(error)
    }
  }
  const late = world.transactions.find(({ event }) => event.chain === "P" && event.height === 109)?.json.id
  expect([
    ask(P, "platform.getHeight", {}),
    ask(X, "avm.getHeight", {}),
    ask(P, "platform.getBlockByHeight", { height: 101 }),
    ask(P, "platform.getTxStatus", { txID: late }),
    ask(P, "platform.getTx", { txID: late }),
  ]).toEqual([
    '{"height":"100"}',
    '{"height":"20"}',
    "RpcError: couldn't get block at height 101: not found",
    '{"status":"Unknown"}',
    "RpcError: couldn't get tx: not found",
  ])
})

function heightsOf(answer: unknown): readonly (number | undefined)[] {
  const { utxos, encoding } = (answer as { result: { utxos: readonly string[]; encoding: string } }).result
  return utxos.map((text) => {
    const utxo = world.utxos.get(utxoKey(readUtxo(fromHex(text).subarray(0, encoding === "hexnc" ? undefined : -4))))
    return utxo?.stake?.returned?.height ?? utxo?.made.height
  })
}

function page(own: Methods | undefined, params: object) {
  return JSON.parse(own?.["platform.getUTXOs"]?.(new Arguments(params)) ?? "") as {
    utxos: readonly string[]
    endIndex: unknown
  }
}
