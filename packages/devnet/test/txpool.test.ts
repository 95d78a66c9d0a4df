import { afterAll, beforeAll, expect, test } from "vitest"
import { type RunningDevnet, startDevnet } from "../src/start-devnet.ts"
import { testAccounts } from "../src/wallet/test-accounts.ts"

let running: RunningDevnet
beforeAll(async () => {
  running = await startDevnet({ seed: "pool", clock: { start: Date.UTC(2026, 0), isStopped: true } })
})
afterAll(async () => running.close())

async function ask(method: string, ...params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const headers = { "content-type": "application/json" }
  const response = await fetch(`${running.url}/ext/bc/C/rpc`, { method: "POST", headers, body })
  return ((await response.json()) as { result: unknown }).result
}

test("what waits is told by sender and nonce: what the next block can have, and what waits for an earlier nonce", async () => {
  const from = testAccounts[0]?.address as `0x${string}`
  const to = testAccounts[1]?.address as `0x${string}`
  await ask("evm_setAutomine", false)
  const common = { from, gas: "0x10000", gasPrice: "0x5d21dba00" }
  const now = await ask("eth_sendTransaction", { ...common, to, value: "0x7" })
  const later = await ask("eth_sendTransaction", { ...common, nonce: "0x2", data: "0x00" })
  const written = (hash: unknown, more: object) => ({
    blockHash: null,
    blockNumber: null,
    chainId: "0xa868",
    from: from.toLowerCase(),
    gas: "0x10000",
    gasPrice: "0x5d21dba00",
    hash,
    transactionIndex: null,
    type: "0x0",
    v: expect.stringMatching(/^0x150f[34]$/),
    r: expect.any(String),
    s: expect.any(String),
    ...more,
  })
  const first = written(now, { nonce: "0x0", to: to.toLowerCase(), value: "0x7", input: "0x" })
  const second = written(later, { nonce: "0x2", to: null, value: "0x0", input: "0x00" })
  expect({
    status: await ask("txpool_status"),
    content: await ask("txpool_content"),
    own: await ask("txpool_contentFrom", from),
    others: await ask("txpool_contentFrom", to),
    lines: await ask("txpool_inspect"),
  }).toEqual({
    status: { pending: "0x1", queued: "0x1" },
    content: { pending: { [from]: { "0": first } }, queued: { [from]: { "2": second } } },
    own: { pending: { "0": first }, queued: { "2": second } },
    others: { pending: {}, queued: {} },
    lines: {
      pending: { [from]: { "0": `${to}: 7 wei + 65536 gas × 25000000000 wei` } },
      queued: { [from]: { "2": "contract creation: 0 wei + 65536 gas × 25000000000 wei" } },
    },
  })
})
