import { readFileSync } from "node:fs"
import { expect, expectTypeOf, test } from "vitest"
import * as chain from "../src/index.ts"
import {
  type PChainUnsignedTransaction,
  type PTransactionKind,
  type PTransactionType,
  pTransactionKinds,
  pTransactionTypesThatChange,
} from "../src/index.ts"

test("each type of transaction of the P-Chain has a schema", () => {
  expectTypeOf<PChainUnsignedTransaction["type"]>().toEqualTypeOf<PTransactionType>()
})

test("each type that users can still issue has a builder, and no other has", () => {
  const issued = Object.entries<PTransactionKind>(pTransactionKinds).flatMap(([type, { cost }]) =>
    cost === null ? [] : [type],
  )
  const hasBuilder = (type: string) => `build${type}` in chain || `buildPChain${type}` in chain
  expect(Object.keys(pTransactionKinds).filter(hasBuilder)).toEqual(issued)
})

test("each type is exported under its name, or as that of the P-Chain where other chains have one of the name", () => {
  const index = readFileSync(new URL("../src/index.ts", import.meta.url), "utf8")
  const isExported = (type: string) => new RegExp(`\\b(?:PChain)?${type}\\b`).test(index)
  expect(Object.keys(pTransactionKinds).filter((type) => !isExported(type))).toEqual([])
})

test("types are told by what they change", () => {
  expect({
    stakers: pTransactionTypesThatChange("staker"),
    permissioned: pTransactionTypesThatChange("permissioned validator"),
    l1Validators: pTransactionTypesThatChange("L1 validator"),
  }).toEqual({
    stakers: [
      "AddValidatorTx",
      "AddDelegatorTx",
      "AddPermissionlessValidatorTx",
      "AddPermissionlessDelegatorTx",
      "AddAutoRenewedValidatorTx",
    ],
    permissioned: ["AddSubnetValidatorTx"],
    l1Validators: [
      "ConvertSubnetToL1Tx",
      "RegisterL1ValidatorTx",
      "SetL1ValidatorWeightTx",
      "IncreaseL1ValidatorBalanceTx",
      "DisableL1ValidatorTx",
    ],
  })
})
