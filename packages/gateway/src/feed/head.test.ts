import { expect, test } from "vitest"
import { headOfBlock, readHead } from "./head.ts"

test("a header is one with a number and hashes, in the node's own text", () => {
  const text = '{"number":"0x1f","hash":"0xa","parentHash":"0xb","baseFee":1.0}'
  expect(readHead(text)).toEqual({ number: 31, hash: "0xa", parentHash: "0xb", text })
  for (const none of [
    "null",
    "7",
    '{"hash":"0xa","parentHash":"0xb"}',
    '{"number":31,"hash":"0xa","parentHash":"0xb"}',
    '{"number":"31","hash":"0xa","parentHash":"0xb"}',
    `{"number":"0x${"f".repeat(14)}","hash":"0xa","parentHash":"0xb"}`,
    '{"number":"0x1fg","hash":"0xa","parentHash":"0xb"}',
    '{"number":"0x1f","parentHash":"0xb"}',
    '{"number":"0x1f","hash":"0xa","parentHash":null}',
  ])
    expect([none, readHead(none), headOfBlock(none)]).toEqual([none, undefined, undefined])
})

test("of a block its header is told: the members of its body are left out", () => {
  const head = '{"number":"0x1","hash":"0xa","parentHash":"0xb","nonce":1.50}'
  const body =
    '"transactions":["0x1"],"uncles":[],"size":"0x1","totalDifficulty":"0x1","version":1,"blockExtraData":"0x"'
  expect(headOfBlock(`{${body}, ${head.slice(1)}`)?.text).toBe(head)
})
