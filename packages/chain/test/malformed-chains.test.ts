import { describe, expect, test } from "vitest"
import * as chain from "../src/index.ts"
import { fixture, fromHex } from "./vectors.ts"

interface Recipe {
  readonly prefix: string
  readonly suffix?: string
  readonly fill: string
  readonly totalLength: number
}

interface Input {
  readonly name: string
  readonly parser: string
  readonly bytes?: string
  readonly generate?: Recipe
}

const parsers: Record<string, (bytes: Uint8Array) => unknown> = {
  "x-tx": chain.decodeXChainTransaction,
  "x-block": chain.decodeXChainBlock,
  "x-utxo": chain.decodeXChainUtxo,
  "p-tx": chain.decodePChainTransaction,
  "p-block": chain.decodePChainBlock,
  "p-utxo": chain.decodePChainUtxo,
}

const generated = ({ prefix, suffix = "0x", fill, totalLength }: Recipe): Uint8Array => {
  const bytes = new Uint8Array(totalLength).fill(Number.parseInt(fill, 16))
  bytes.set(fromHex(prefix))
  bytes.set(fromHex(suffix), totalLength - fromHex(suffix).length)
  return bytes
}

const bytesOf = ({ bytes, generate }: Input): Uint8Array =>
  generate === undefined ? fromHex(bytes as string) : generated(generate)

const { rejected, accepted } = fixture<{ rejected: Input[]; accepted: Input[] }>("malformed")
const ours = ({ parser }: Input) => parser in parsers
const parse = (input: Input) => parsers[input.parser]?.(bytesOf(input))

const refusal = (input: Input): chain.CodecError => {
  try {
    parse(input)
  } catch (error) {
    if (error instanceof chain.CodecError) return error
    throw error
  }
  throw new Error(`${input.name} was accepted`)
}

describe("what the node refuses", () => {
  test("is refused by a CodecError that names the place, all 357 of it", () => {
    const inputs = rejected.filter(ours)
    expect(inputs).toHaveLength(357)
    for (const input of inputs) {
      const { code, path, offset, message } = refusal(input)
      const length = bytesOf(input).length
      expect(offset, input.name).toBeGreaterThanOrEqual(0)
      expect(offset, input.name).toBeLessThanOrEqual(length)
      const whole = ["unknown-version", "trailing-bytes", "too-large"].includes(code) || length < 6
      const root = input.parser.endsWith("-block") && code.endsWith("-type") && offset === 2
      if (!whole && !root) expect(message, input.name).toContain(`at ${path}, at byte ${offset}`)
    }
  })

  test.each([
    ["x-tx: cut after amount", "truncated", "unsigned.outputs", 42],
    ["x-tx: transaction type 99", "unknown-type", "unsigned", 2],
    ["x-tx: output type 6", "wrong-type", "unsigned.outputs[0].output", 78],
    ["x-tx: address count 4294967295", "invalid-count", "unsigned.outputs[0].output.addresses", 102],
    ["x-tx: signature count 2147483647", "truncated", "credentials[0].signatures", 230],
    ["x-tx: trailing four bytes", "trailing-bytes", "", 299],
    ["x-tx: codec version 65280", "unknown-version", "", 0],
    ["p-tx: stakeable output within a stakeable output", "nested-lock", "unsigned.outputs[2].output.output", 290],
    ["p-tx: signer of type 11", "wrong-type", "unsigned.signer", 466],
    ["p-block: transaction type 32 (a block)", "wrong-type", "transactions[0].unsigned", 58],
    ["p-block: padded with zeros to 262145 bytes", "too-large", "", 262144],
    ["p-utxo: nft output (not known on P)", "wrong-type", "output", 70],
  ])("%s: %s at «%s», byte %d", (name, code, path, offset) => {
    const error = refusal(rejected.find((input) => input.name === name) as Input)
    expect({ code: error.code, path: error.path, offset: error.offset }).toEqual({ code, path, offset })
  })

  test("what it accepts is accepted, odd as it is", () => {
    const inputs = accepted.filter(ours)
    expect(inputs).toHaveLength(8)
    for (const input of inputs) expect(() => parse(input), input.name).not.toThrow()
  })
})
