import type { DeploymentRow, Hex } from "@serac/store"
import { expect, test } from "vitest"
import { framesOf } from "./call-trace.ts"
import { decodeDeployments } from "./deployments.ts"

const address = (fill: number): Hex => `0x${fill.toString(16).padStart(40, "0")}`
const creator = {
  blockNumber: 7,
  transactionIndex: 1,
  transactionHash: `0x${"ab".repeat(32)}`,
  deployer: address(1),
  created: undefined,
} as const

/** The creation of contract `to` by contract `from`, with the constructor's calls. */
const creation = (from: number, to: number, ...calls: object[]) => ({
  type: to % 2 ? "CREATE" : "CREATE2",
  from: address(from),
  to: address(to),
  calls,
})
const call = (to: number, ...calls: object[]) => ({ type: "CALL", from: address(1), to: address(to), calls })

function deployed(trace: object, created?: Hex) {
  const rows: DeploymentRow[] = []
  decodeDeployments(rows, framesOf(trace, false), { ...creator, created })
  return rows
}

const row = (sequence: number, to: number, from: number) => {
  const { created: _, ...common } = creator
  return { ...common, sequence, address: address(to), deployerContract: address(from) }
}

test("contracts are in the order in which their creations began: siblings one after the other, each before its own", () => {
  const trace = call(
    10,
    creation(10, 20, creation(20, 21), creation(20, 22)),
    call(30, creation(30, 31)),
    creation(10, 40),
  )
  expect(deployed(trace)).toEqual([row(0, 20, 10), row(1, 21, 20), row(2, 22, 20), row(3, 31, 30), row(4, 40, 10)])
})

test("what the transaction itself created is the first, and is not told again by its trace", () => {
  const { created: _, ...common } = creator
  expect(deployed(creation(1, 19, creation(19, 21)), address(19))).toEqual([
    { ...common, sequence: 0, address: address(19) },
    row(1, 21, 19),
  ])
})

test("what failed created nothing, nor did anything beneath it", () => {
  const failed = { ...call(30, creation(30, 31)), error: "execution reverted" }
  expect(deployed(call(10, failed, creation(10, 20)))).toEqual([row(0, 20, 10)])
})
