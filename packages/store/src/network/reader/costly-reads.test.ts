import { expect, test } from "vitest"
import { type CostlyRead, isCostly } from "./costly-reads.ts"

const one = new Uint8Array(20)

test.each<[string, CostlyRead, readonly unknown[], boolean]>([
  ["transactions", "transactions", [{ chain: "P" }, { limit: 1 }], true],
  ["UTXOs of an address", "utxos", [{ addresses: [one] }, { limit: 101 }], false],
  ["a large page of UTXOs of an address", "utxos", [{ addresses: [one] }, { limit: 1_025 }], true],
  ["UTXOs of two addresses", "utxos", [{ addresses: [one, one] }, { limit: 101 }], true],
  ["UTXOs of an amount", "utxos", [{ addresses: [one], minAmount: 1n }, { limit: 101 }], true],
  ["balances", "balances", ["P", [one]], true],
  ["validators", "validators", [{}, { limit: 1 }], true],
  ["L1 validators of a subnet", "l1Validators", [{ subnetId: one }, { limit: 101 }], false],
  ["L1 validators of a subnet and a node", "l1Validators", [{ subnetId: one, nodeId: one }, { limit: 101 }], true],
  ["a page of subnets", "subnets", ["asc", { limit: 101 }], false],
  ["all subnets", "subnets", ["asc", { limit: 10_001 }], true],
  ["rewards of an address", "rewards", [{ addresses: [one] }, { limit: 101 }], false],
  ["rewards of an address and a node", "rewards", [{ addresses: [one], nodeIds: [one] }, { limit: 101 }], true],
])("%s: costly or not is declared", (_, read, args, expected) => {
  expect(isCostly({ networkId: 1, read, args })).toBe(expected)
})
