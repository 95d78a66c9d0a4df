import { parseId } from "@serac/chain"
import { beforeAll, expect, test } from "vitest"
import { recordedNetwork } from "../../../test/network/primary-fixtures.ts"
import { recordedChains } from "../../../test/network/recorded-chains.ts"
import { type Keccak, loadKeccak } from "../../core/header/index.ts"
import { NodeFault } from "../../core/index.ts"
import { readCBlock, readCHeader } from "./c-block.ts"

const place = { networkId: 1337, blockchainId: parseId(recordedNetwork.cChainId) }
const { container: _, ...recorded } = recordedChains.C[1] as unknown as Readonly<Record<string, string>>
let keccak: Keccak
beforeAll(async () => {
  keccak = await loadKeccak()
})

const faultOf = (answer: unknown): string => {
  try {
    readCBlock(answer, place, keccak)
  } catch (error) {
    if (error instanceof NodeFault) return error.kind
    throw error
  }
  return "none"
}

test("every recorded block of the C-Chain is read, and its header has its hash", () => {
  for (const [height, block] of recordedChains.C.entries())
    expect(readCBlock(block, place, keccak)).toMatchObject({
      height,
      id: new Uint8Array(Buffer.from(block.hash.slice(2), "hex")),
    })
})

/** Another value of the same form. */
const changed = (value: string) => `${value.slice(0, -1)}${value.endsWith("1") ? "2" : "1"}`

test.each(Object.keys(recorded).filter((name) => name !== "size"))("a block whose %s is another is refused", (name) => {
  expect(faultOf(recorded)).toBe("none")
  expect(faultOf({ ...recorded, [name]: changed(recorded[name] as string) })).toBe("nonsense")
})

test.each(Object.keys(recorded).filter((name) => recorded[name] !== "0x0"))("a block without %s is refused", (name) => {
  const { [name]: _, ...rest } = recorded
  expect(faultOf(rest)).toBe("nonsense")
})

test("a member that is in no header of the C-Chain is refused", () => {
  expect(faultOf({ ...recorded, withdrawalsRoot: `0x${"1".repeat(64)}` })).toBe("nonsense")
})

test("a header is believed of any network, by its hash", () => {
  const height = Number(recorded.number)
  const id = new Uint8Array(Buffer.from((recorded.hash as string).slice(2), "hex"))
  expect(readCHeader(recorded, keccak)).toEqual({ height, id })
  expect(() => readCHeader({ ...recorded, hash: changed(recorded.hash as string) }, keccak)).toThrow(
    "its header hashes to",
  )
})
