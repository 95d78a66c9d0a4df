import { createPublicClient, createTestClient, http, testActions } from "viem"
import { foundry } from "viem/chains"
import { afterEach, beforeEach, expect, test } from "vitest"
import { refusals } from "../src/cheats/evm/refused-cheats.ts"
import { type RunningDevnet, startDevnet } from "../src/start-devnet.ts"
import { testAccounts } from "../src/wallet/test-accounts.ts"

let running: RunningDevnet
beforeEach(async () => {
  running = await startDevnet({ seed: "actions", clock: { start: Date.UTC(2026, 0), isStopped: true } })
})
afterEach(async () => running.close())

const address = `0x${"5e".repeat(20)}` as const
const hash = `0x${"00".repeat(32)}` as const
const from = testAccounts[0]?.address as `0x${string}`
const refused = (name: keyof typeof refusals) => ({ refused: `not done here: ${refusals[name]}` })
const transactionHash = expect.stringMatching(/^0x[0-9a-f]{64}$/)

/** The input and the outcome of each action, in order; later ones depend on the effects of earlier ones. */
const table: Readonly<Record<string, readonly [given: unknown, outcome: unknown]>> = {
  dropTransaction: [{ hash }, undefined],
  dumpState: [undefined, expect.stringMatching(/^0x1f8b/)],
  getAutomine: [undefined, true],
  getTxpoolContent: [undefined, { pending: {}, queued: {} }],
  getTxpoolStatus: [undefined, { pending: 0, queued: 0 }],
  impersonateAccount: [{ address }, undefined],
  increaseTime: [{ seconds: 10 }, "0xa"],
  inspectTxpool: [undefined, { pending: {}, queued: {} }],
  loadState: [{ state: "0x" }, { refused: "not a state" }],
  mine: [{ blocks: 2, interval: 3 }, undefined],
  removeBlockTimestampInterval: [undefined, undefined],
  reset: [{}, undefined],
  revert: [{ id: "0x63" }, undefined],
  sendUnsignedTransaction: [{ from, to: address, value: 1n }, transactionHash],
  setAutomine: [true, undefined],
  setBalance: [{ address, value: 5n }, undefined],
  setBlockGasLimit: [{ gasLimit: 1n }, refused("setBlockGasLimit")],
  setBlockTimestampInterval: [{ interval: 5 }, undefined],
  setCode: [{ address, bytecode: "0x00" }, undefined],
  setCoinbase: [{ address }, refused("setCoinbase")],
  setIntervalMining: [{ interval: 0 }, undefined],
  setLoggingEnabled: [true, undefined],
  setMinGasPrice: [{ gasPrice: 1n }, refused("setMinGasPrice")],
  setNextBlockBaseFeePerGas: [{ baseFeePerGas: 1n }, refused("setNextBlockBaseFeePerGas")],
  setNextBlockTimestamp: [{ timestamp: BigInt(Date.UTC(2030, 0) / 1000) }, undefined],
  setNonce: [{ address, nonce: 9 }, undefined],
  setRpcUrl: ["http://127.0.0.1:1", refused("setRpcUrl")],
  setStorageAt: [{ address, index: 1, value: hash }, undefined],
  snapshot: [undefined, expect.stringMatching(/^0x/)],
  stopImpersonatingAccount: [{ address }, undefined],
}

test.each(["anvil", "hardhat"] as const)(
  "every action of viem's test client in the mode of %s works or says why not",
  async (mode) => {
    const transport = http(`${running.url}/ext/bc/C/rpc`, { retryCount: 0 })
    const chain = { ...foundry, id: 43112 }
    const client = createTestClient({ chain, transport, mode }).extend(testActions({ mode }))
    const actions = testActions({ mode })(client) as unknown as Record<string, (given: unknown) => Promise<unknown>>
    expect(Object.keys(actions).sort()).toEqual(Object.keys(table).sort())
    const outcomes: Record<string, unknown> = {}
    for (const [name, [given, expected]] of Object.entries(table)) {
      outcomes[name] = await (actions[name] as (given: unknown) => Promise<unknown>)(given).catch(
        ({ details }: { details: string }) => {
          const { refused: reason } = (expected ?? {}) as { refused?: string }
          return reason !== undefined && details.includes(reason) ? { refused: reason } : { failed: details }
        },
      )
    }
    expect(outcomes).toEqual(Object.fromEntries(Object.entries(table).map(([name, [, outcome]]) => [name, outcome])))
    const read = createPublicClient({ chain, transport })
    expect([await read.getBalance({ address }), await read.getTransactionCount({ address })]).toEqual([
      expect.any(BigInt),
      9,
    ])
  },
)
