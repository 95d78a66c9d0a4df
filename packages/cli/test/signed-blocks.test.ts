import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { formatId } from "@serac/chain"
import { startDevnet } from "@serac/devnet/start"
import { expect, test } from "vitest"
import type { Status } from "../src/status/status.ts"
import { say } from "./say.ts"
import { anyPort, serving, until, workshop } from "./workshop.ts"

const { folder, run } = workshop()

/** A devnet whose validators can be asked, with two blocks of its C-Chain. */
async function network(seed: string, atEnd: (close: () => Promise<void>) => void) {
  const running = await startDevnet({ seed, peers: true })
  atEnd(() => running.close())
  const rpcUrl = `${running.url}/ext/bc/C/rpc`
  const request = async (method: string, params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
    const response = await fetch(rpcUrl, { method: "POST", headers: { "content-type": "application/json" }, body })
    return ((await response.json()) as { result: { hash: string; number: string } }).result
  }
  // Else networks that begin in the same second have the same blocks.
  await request("anvil_setBalance", [`0x${"5e".repeat(20)}`, `0x${seed.length.toString(16)}`])
  for (const _ of "12") await request("evm_mine", [])
  const platformChainId = formatId(running.devnet.network.genesis.cChainID)
  return { url: running.url, rpcUrl, platformChainId, newest: () => request("eth_getBlockByNumber", ["latest", false]) }
}

test("serac up --verify signatures has validators sign what is stored, and tells of a whole chain that they have not accepted", {
  timeout: 120_000,
}, async ({ onTestFinished }) => {
  const [honest, inventor] = await Promise.all([
    network("signed-blocks", onTestFinished),
    network("an invented chain", onTestFinished),
  ])
  const { platformChainId } = honest
  const args = ["--verify", "signatures", "--signatures-peers", "on", "--indexer-signature-interval", "1000"]
  const start = async (rpcUrl: string) => {
    const directory = folder()
    const chains = [{ rpcUrls: [rpcUrl], platformChainId }]
    writeFileSync(join(directory, "serac.json"), JSON.stringify({ chains }))
    const up = run(directory, "up", "--node", honest.url, ...args, ...anyPort)
    const { data } = await serving(up)
    const status = async () => {
      // It asks every node, and what it waits for takes seconds.
      await new Promise((resolve) => setTimeout(resolve, 500))
      const { stdout } = await say(directory, "status", "--node", honest.url, "--json")
      return JSON.parse(stdout) as Status
    }
    return { data, status, words: async () => (await say(directory, "status", "--node", honest.url)).stdout }
  }
  const [believed, deceived] = await Promise.all([start(honest.rpcUrl), start(inventor.rpcUrl)])

  const { hash, number } = await honest.newest()
  const signed = { number: Number(number), hash, at: expect.any(Number) }
  const signatures = ({ chains }: Status) => chains[0]?.progress?.signatures
  expect(signatures(await until(believed.status, (status) => signatures(status)?.signed !== undefined))).toEqual({
    signed,
  })
  expect(await believed.words()).toContain(`signed by validators:\n  Chain 43112: block ${signed.number} at 20`)

  const invented = await inventor.newest()
  const { differences } = await until(deceived.status, (status) => status.differences.length > 0)
  expect(differences).toEqual([
    {
      subject: "chain 43112",
      kind: "block-signature",
      key: String(Number(invented.number)),
      stored: invented.hash,
      node: "validators have not accepted it",
      at: expect.any(Number),
    },
  ])
  expect((await believed.status()).differences).toEqual([])
  const health = await until(
    async () => JSON.stringify(await (await fetch(`${deceived.data}/health`)).json()),
    (text) => text.includes("differs"),
  )
  expect(health).toContain("validators have signed no block since 20")
})
