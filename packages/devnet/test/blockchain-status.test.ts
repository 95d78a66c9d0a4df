import { buildCreateChainTx, buildCreateSubnetTx, formatId } from "@serac/chain"
import { expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"

const start = Date.parse("2026-01-01T00:00:00Z")

test("tells a chain that validates, one that runs, one that is only created, and an id that nobody knows", async () => {
  const clock = { start, isStopped: true }
  const devnet = await Devnet.create({ seed: "status", clock, l1s: [{ name: "firn", chainID: 99_123 }] })
  const { treasury, network, producer, l1s } = devnet
  const mine = async (id: Uint8Array) => {
    network.clock.advance(2_000)
    await producer.mine()
    return id
  }
  const { address } = treasury
  const subnetID = await mine(
    treasury.issueP(buildCreateSubnetTx(treasury.pContext, treasury.pWallet, { owner: address })),
  )
  const created = await mine(
    treasury.issueP(
      buildCreateChainTx(treasury.pContext, treasury.pWallet, {
        subnetID,
        subnetOwner: { locktime: 0n, threshold: 1, addresses: [address] },
        chainName: "other",
        vmID: new Uint8Array(32).fill(7),
        genesisData: new Uint8Array([1]),
      }),
    ),
  )
  const status = async (blockchainID: string) => {
    const headers = { host: "localhost", "content-type": "application/json" }
    const call = { jsonrpc: "2.0", id: 1, method: "platform.getBlockchainStatus", params: { blockchainID } }
    const request = { method: "POST", target: "/ext/bc/P", headers, body: JSON.stringify(call) }
    return JSON.parse((await devnet.node.handle(request)).body).result.status
  }
  const asked = {
    C: "C",
    cChainID: formatId(network.genesis.cChainID),
    P: "P",
    l1: formatId(l1s[0]?.blockchainID as Uint8Array),
    created: formatId(created),
    // A transaction that did not create a chain.
    subnet: formatId(subnetID),
    nobody: "2Z36RnQuk1hvsnFeGWzfZUfXNr7w1SjzmDQ78YxfTVNAkDq3nZ",
  }
  const told = await Promise.all(Object.entries(asked).map(async ([name, id]) => [name, await status(id)]))
  expect(Object.fromEntries(told)).toEqual({
    C: "Validating",
    cChainID: "Validating",
    P: "Syncing",
    l1: "Syncing",
    created: "Created",
    subnet: "Unknown",
    nobody: "Unknown",
  })
})
