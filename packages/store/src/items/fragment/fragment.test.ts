import fc from "fast-check"
import { expect, test } from "vitest"
import { transactionForms } from "../transaction/transaction-text.ts"
import { transferForm } from "../transfer/transfer-text.ts"
import { expandFragment, fillHoles, hole } from "./index.ts"
import { joinValues } from "./template.ts"

const blockHash = "b".repeat(64)
const txHash = "7".repeat(64)
const [from, to] = [`0xF${"1".repeat(39)}`, `0xE${"2".repeat(39)}`] as const
const place = joinValues(43, 1_700_000_000, "", blockHash)
const placeSince = joinValues(43, 1_700_000_000, 1_700_000_000_123, blockHash)
const own = [5, txHash, 1, 2, 80_000, 51_000, 25, 9, from, to] as const

const placeJson = `"blockNumber":"43","blockTimestamp":1700000000,"blockHash":"0x${blockHash}"`
const partiesJson = `"from":{"address":"${from}"${hole.party}},"to":{"address":"${to}"${hole.party}}`
const transactionJson = (method: string, place = placeJson, excess = "") =>
  `{${place},"chainId":"43114"${excess},"blockIndex":5,"txHash":"0x${txHash}","txStatus":"1","txType":2,"gasLimit":"80000"` +
  `,"gasUsed":"51000","gasPrice":"25","nonce":"9",${partiesJson},"method":{${method}},"value":"77"}`
const call = `"callType":"CONTRACT_CALL","methodHash":"0xa9059cbb"${hole.method}`

test.each([
  ["methodCall", [...own, "0xa9059cbb", 77], call],
  ["bareCall", [...own, 77], '"callType":"CONTRACT_CALL","methodHash":""'],
  ["nativeTransfer", [...own, 77], '"callType":"NATIVE_TRANSFER","methodHash":"","methodName":"Native Transfer"'],
  ["creation", [...own, 77], '"callType":"CONTRACT_CREATION","methodHash":"","methodName":"Contract Created"'],
] as const)("a short transaction is JSON with holes: %s", (name, values, method) => {
  expect(expandFragment(transactionForms[name].write(joinValues(place, 43114, ""), ...values))).toBe(
    transactionJson(method),
  )
})

test("members that not every block has are there where they have a value", () => {
  const milliseconds = ',"blockTimestampMilliseconds":1700000000123'
  const placeSinceJson = placeJson.replace(',"blockHash"', `${milliseconds},"blockHash"`)
  const short = transactionForms.methodCall.write(joinValues(placeSince, 43114, 7970124), ...own, "0xa9059cbb", 77)
  expect(expandFragment(short)).toBe(transactionJson(call, placeSinceJson, ',"blockMinDelayExcess":7970124'))
  expect(expandFragment(transferForm.write(placeSince, txHash, from, to, 3, ""))).toBe(
    `{${placeSinceJson},"txHash":"0x${txHash}",${partiesJson},"logIndex":3${hole.token}}`,
  )
})

test("a short transfer is JSON with holes, and that of an ERC-721 token has no value", () => {
  const json = (value: string) =>
    `{${placeJson},"txHash":"0x${txHash}",${partiesJson},"logIndex":3${value}${hole.token}}`
  expect(expandFragment(transferForm.write(place, txHash, from, to, 3, 391))).toBe(json(',"value":"391"'))
  expect(expandFragment(transferForm.write(place, txHash, from, to, 3, ""))).toBe(json(""))
})

test("holes are filled by kind and by what they are about, the same of a short fragment and of its JSON", () => {
  const short = transactionForms.methodCall.write(joinValues(place, 43114, ""), ...own, "0xa9059cbb", 77)
  const asked = (fragment: string) => {
    const holes: string[] = []
    const json = fillHoles(fragment, (kind, about) => {
      holes.push(`${kind} ${about}`)
      return `,"${kind}":${holes.length}`
    })
    return { holes, json }
  }
  expect(asked(short).holes).toEqual([`a ${from}`, `a ${to}`, "m 0xa9059cbb"])
  expect(asked(short)).toEqual(asked(expandFragment(short)))
})

test("items of several blocks tell each its own", () => {
  const short = (number: number) => transferForm.write(joinValues(number, 10, "", blockHash), txHash, from, to, 3, 1)
  const numbers = [1, 2, 1, 1, 30, 3]
  expect(numbers.map((number) => JSON.parse(fillHoles(short(number), () => "")).blockNumber)).toEqual(
    numbers.map(String),
  )
})

test("whatever the values are, they are told", () => {
  const digits = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String)
  const small = fc.nat()
  fc.assert(
    fc.property(small, small, fc.option(fc.nat(), { nil: undefined }), small, digits, digits, digits, (...all) => {
      const [number, timestamp, excess, index, gasLimit, nonce, value] = all
      const head = joinValues(number, timestamp, "", blockHash, 43114, excess ?? "")
      const short = transactionForms.nativeTransfer.write(
        head,
        index,
        txHash,
        0,
        0,
        gasLimit,
        3,
        4,
        nonce,
        from,
        to,
        value,
      )
      expect(JSON.parse(fillHoles(short, () => ""))).toEqual({
        blockNumber: String(number),
        blockTimestamp: timestamp,
        blockHash: `0x${blockHash}`,
        chainId: "43114",
        ...(excess !== undefined && { blockMinDelayExcess: excess }),
        blockIndex: index,
        txHash: `0x${txHash}`,
        txStatus: "0",
        txType: 0,
        gasLimit,
        gasUsed: "3",
        gasPrice: "4",
        nonce,
        from: { address: from },
        to: { address: to },
        method: { callType: "NATIVE_TRANSFER", methodHash: "", methodName: "Native Transfer" },
        value,
      })
    }),
  )
})

test("what was stored as JSON stays it", () => {
  const json = `{"to":{"address":"${to}"${hole.party}}}`
  expect(expandFragment(json)).toBe(json)
  expect(fillHoles(json, (kind, about) => `,"${kind}":"${about}"`)).toBe(`{"to":{"address":"${to}","a":"${to}"}}`)
  expect(fillHoles("{}", () => "never")).toBe("{}")
})

test("a form of a later version is refused and not served", () => {
  expect(() => fillHoles("\u0008later", () => "")).toThrow("of the form 8, which this software does not know")
  expect(() => expandFragment("\u0008later")).toThrow("of the form 8")
})
