import { expect, test } from "vitest"
import { NodeFault } from "../fault.ts"
import { classify } from "./classify.ts"
import { ValueCount } from "./value-count.ts"

const mebibyte = 1024 * 1024

/** Counts this many bytes of a repeated text, in chunks of 64 KiB. */
function count(text: string, bytes: number): void {
  const chunk = new TextEncoder().encode(text.repeat(Math.ceil(65_536 / text.length)))
  const values = new ValueCount()
  for (let read = 0; read < bytes; read += chunk.length) values.add(chunk)
}

test.each(["[],", "{},", "1,", "[[", '"",'])("60 MiB of %s are refused while they come", (text) => {
  expect(() => count(text, 60 * mebibyte)).toThrow(
    new NodeFault("too-large", "the answer has more than 4000000 values"),
  )
})

test("a small answer may be made of anything", () => {
  expect(() => count("[],", 4 * mebibyte - 65_536)).not.toThrow()
})

test.each([
  [
    "receipts",
    `{"logIndex":"0x1f","address":"0x${"ab".repeat(20)}","topics":["0x${"cd".repeat(32)}"],"data":"0x","removed":false},`,
  ],
  [
    "the smallest transactions",
    `{"hash":"0x${"ab".repeat(32)}","blockHash":"0x${"cd".repeat(32)}","blockNumber":"0x1","transactionIndex":"0x0","from":"0x${"ef".repeat(20)}","to":null,"nonce":"0x0","gas":"0x5208","gasPrice":"0x0","value":"0x0","input":"0x","type":"0x0","v":"0x0","r":"0x1","s":"0x1"},`,
  ],
])("64 MiB of %s are read", (_, text) => {
  expect(() => count(text, 64 * mebibyte)).not.toThrow()
})

test("what is refused while it comes is known for what it is, whatever the client makes of it", () => {
  const fault = new NodeFault("too-large", "the answer has more than 4000000 values")
  const wrapped = new Error("no connection", { cause: new TypeError("terminated", { cause: fault }) })
  expect(classify(wrapped, (text) => text, 0)).toBe(fault)
})
