import fc from "fast-check"
import { expect, test } from "vitest"
import { checks } from "./checks.ts"

const id = "2SnqcUB8Xx2etpaYsRyVDdC8HR2r6mUcnAJ39Raw9x8Rf4YrKn"
const brokenId = `${id.slice(0, -1)}m`
const hash = `0x${"Ab".repeat(32)}`
const nodeId = "NodeID-C7dTGTDB4xq33YbBX8CVFUyXBUQZ8aTPQ"
const address = "avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5"

test.each<[keyof typeof checks, readonly string[], readonly string[]]>([
  ["cb58", [id], [brokenId, "1".repeat(40), hash, ""]],
  ["node-id", [nodeId], [`${nodeId.slice(0, -1)}R`, id]],
  [
    "address",
    [address, `P-${address}`, "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915"],
    [`${address.slice(0, -1)}6`, "0x12", "avax1"],
  ],
  ["decimal-or-cb58", ["0", "43114", "1".repeat(40), id], [brokenId, "C"]],
  ["alias-or-cb58", ["p-chain", id], [brokenId]],
  ["hex-or-cb58", [hash, hash.slice(2), id], [brokenId, "0x12"]],
  ["height-hash-or-cb58", ["22", hash, id], [brokenId]],
  ["uint256", ["0", String(2n ** 256n - 1n)], [String(2n ** 256n), "9".repeat(79), "-1", "0x1", ""]],
])("%s takes what it should and nothing else", (name, right, wrong) => {
  const check = checks[name] as (text: string) => boolean
  expect([right.filter((text) => !check(text)), wrong.filter(check)]).toEqual([[], []])
})

test("no check throws, whatever the text is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const check of Object.values(checks)) expect(typeof check(text)).toBe("boolean")
    }),
  )
})
