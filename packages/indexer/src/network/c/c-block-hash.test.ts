import { parseHex } from "@serac/chain"
import { expect, test } from "vitest"
import { recordedChains } from "../../../test/network/recorded-chains.ts"
import { readContainer } from "../node/read-container.ts"
import { cBlockHash } from "./c-block-hash.ts"

const hexOf = (bytes: Uint8Array | undefined) => bytes && `0x${Buffer.from(bytes).toString("hex")}`

test("the blocks of recorded containers have the hashes that the node told", () => {
  const recorded = recordedChains.C.filter(({ container }) => container !== undefined)
  expect(recorded.length).toBe(9)
  expect(
    recorded.map(({ container }) => hexOf(cBlockHash(readContainer(parseHex(container as string, "hexnc")).block))),
  ).toEqual(recorded.map(({ hash }) => hash))
})

test.each(["", "00", "c0", "c101", "f90200f901", "f8", "f9", "c2c5", "ff".repeat(9)])("0x%s is no block", (hex) => {
  expect(cBlockHash(Buffer.from(hex, "hex"))).toBeUndefined()
})
