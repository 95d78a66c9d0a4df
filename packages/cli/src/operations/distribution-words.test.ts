import { expect, test } from "vitest"
import { distributionWords } from "./distribution-words.ts"

test("a layout names the tables that are not distributed, and the sizes of all", () => {
  expect(
    distributionWords({
      citus: "13.2-1",
      workers: 2,
      tables: [
        { name: "evm_block", column: "chain_id", bytes: 7_000_000, isDistributed: true },
        { name: "primary_block", column: "network_id", bytes: 5_000_000, isDistributed: false },
      ],
    }),
  ).toMatchInlineSnapshot(`
    "TABLE                           SIZE
    evm_block      by chain_id      7.0 MB
    primary_block  not distributed  5.0 MB
    Citus 13.2-1, 2 workers; 1 of 2 tables are distributed"
  `)
})

test("a coordinator without workers has all shards", () => {
  expect(distributionWords({ citus: "13.2-1", workers: 0, tables: [] })).toMatchInlineSnapshot(`
    "TABLE    SIZE
    Citus 13.2-1, no worker: the coordinator has all shards; 0 of 0 tables are distributed"
  `)
})
