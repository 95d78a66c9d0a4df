import { expect, test } from "vitest"
import { ownReference } from "../../../test/reference/support/documents.ts"
import { detailsOf } from "../model/read-details.ts"
import { callForm, callId, fillIn, formValues } from "./call-form.ts"

function formOf(name: string, key: string) {
  const reference = ownReference(name)
  const operation = reference.operations.find((one) => one.key === key)
  if (operation === undefined) throw new Error(`no ${key}`)
  const details = detailsOf(reference, operation)
  const form = callForm(callId(reference, operation), details, reference.lookup)
  const cases = details.errors.flatMap((error) => error.cases)
  const { lookup } = reference
  return { details, form, cases, lookup, values: () => formValues(form, details, reference.lookup) }
}

test("a form begins with what the document requires, with its examples, and stays as it was left", () => {
  const { form, values } = formOf("data", "listL1Validators")
  expect(values()).toEqual({ network: "mainnet" })
  form.fields.value = { ...form.fields.value, pageSize: "5" }
  expect(formOf("data", "listL1Validators").values()).toEqual({ network: "mainnet", pageSize: 5 })
})

test("a method begins with the parameters of its first example", () => {
  expect(formOf("subnet-evm", "eth_getBalance").values()).toEqual({
    address: "0xbBBb37DB3c3318952bc89C4F85E91C30e729d920",
    block: "latest",
  })
})

test("what brings an error about is filled in, in the place of what was there", () => {
  const rest = formOf("data", "listValidators")
  rest.form.fields.value = { ...rest.form.fields.value, sortBy: "blockIndex" }
  const sortKey = rest.cases.find(({ message }) => message.startsWith("sortBy must be"))
  if (sortKey === undefined) throw new Error("no such case")
  fillIn(rest.form, rest.details, rest.lookup, sortKey)
  expect(rest.values()).toEqual({ network: "mainnet", sortBy: "name" })

  const rpc = formOf("subnet-evm", "eth_getBalance")
  const missing = rpc.cases.find(({ message }) => message === "missing value for required argument 1")
  if (missing === undefined) throw new Error("no such case")
  fillIn(rpc.form, rpc.details, rpc.lookup, missing)
  expect(rpc.values()).toEqual({ address: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC" })
})

test("a body that is JSON is sent as such, and what is not as it stands", () => {
  const { form, details, values, cases, lookup } = formOf("data", "getUtxosByAddressesV2")
  expect(values().body).toMatchObject({ addresses: expect.anything() })
  const notJson = cases.find(({ message }) => message === "body must be JSON")
  if (notJson === undefined) throw new Error("no such case")
  fillIn(form, details, lookup, notJson)
  expect(values().body).toBe(notJson.body)
})
