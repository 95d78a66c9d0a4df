import { expect, test } from "vitest"
import { compareMachines } from "../src/beside-anvil/compare-machines.ts"

// `pnpm prove:anvil` sends 800.
test("80 signed transactions come to the same on anvil and on a chain of ours with its rules", async () => {
  const { differences, executed, refused, failed, logs, calls, accounts } = await compareMachines("anvil", 80)
  expect(differences).toEqual([])
  const count = (some: Readonly<Record<string, number>>) => Object.values(some).reduce((sum, one) => sum + one, 0)
  expect({
    total: count(executed) + count(refused),
    executed,
    refused,
    failed,
    logs,
    calls,
    accounts,
  }).toMatchInlineSnapshot(`
    {
      "accounts": 23,
      "calls": 56,
      "executed": {
        "call": 38,
        "deployment": 8,
        "failedDeployment": 2,
        "forbiddenCode": 2,
        "largeCode": 3,
        "littleGas": 6,
        "transfer": 17,
      },
      "failed": 20,
      "logs": 22,
      "refused": {
        "newcomer": 1,
        "noGas": 2,
        "tooMuch": 1,
      },
      "total": 80,
    }
  `)
})
