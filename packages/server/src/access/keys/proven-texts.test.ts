import { expect, test } from "vitest"
import { ProvenTexts } from "./proven-texts.ts"

const key = { keyId: "a", hash: new Uint8Array(32), name: "", tier: "free", scopes: [], createdAt: 1 }

test("the last text that was proven on a connection is known there, and no other text and nowhere else", () => {
  const proven = new ProvenTexts()
  const [connection, other] = [{}, {}]
  expect(proven.keyOf(connection, "abc")).toBeUndefined()
  proven.add(connection, key, "abc")
  for (const text of ["abc", "abd", "abc", "ab", "abcd", "abc", "ab\u00e9", "abc"])
    expect([text, proven.keyOf(connection, text)]).toEqual([text, text === "abc" ? key : undefined])
  expect(proven.keyOf(other, "abc")).toBeUndefined()
  proven.add(connection, { ...key, keyId: "b" }, "xyzw")
  expect([proven.keyOf(connection, "abc"), proven.keyOf(connection, "xyzw")?.keyId]).toEqual([undefined, "b"])
})
