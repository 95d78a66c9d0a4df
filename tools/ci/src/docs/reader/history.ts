import { addressOfPrivateKey, buildAddPermissionlessDelegatorTx, formatId } from "@serac/chain"
import { DevnetWallet, testKey } from "@serac/devnet"
import type { RunningDevnet } from "@serac/devnet/start"

const nanoAvaxPerAvax = 1_000_000_000n
const historyDaySeconds = 86_400n

/** Makes the pages' account export to the C-Chain, and delegate for a day in the past, so that it has a reward. */
export async function makeHistory({ url, devnet: { network, producer } }: RunningDevnet): Promise<void> {
  const wallet = new DevnetWallet(network, testKey)
  const { xChainID, cChainID } = network.genesis
  wallet.exportX(cChainID, [{ to: wallet.address, amount: nanoAvaxPerAvax }])
  await producer.mine()
  await wallet.importC(xChainID)
  await producer.mine()

  const end = BigInt(Math.floor(network.clock.now() / 1000)) + historyDaySeconds + 60n
  // Genesis validators keep the whole reward, and some later validators validate for only one day.
  const validator = network.p.state.stakers
    .inOrder()
    .find(
      ({ kind, end: leaves, transaction: { unsigned } }) =>
        kind === "validator" && leaves >= end && "shares" in unsigned && unsigned.shares < 1e6,
    )
  if (validator === undefined) throw new Error("the network has no validator that shares its rewards")
  const delegation = {
    nodeID: validator.nodeID,
    end,
    weight: 25n * nanoAvaxPerAvax,
    rewardsOwner: addressOfPrivateKey(testKey),
  }
  const id = wallet.issueP(buildAddPermissionlessDelegatorTx(wallet.pContext, wallet.pWallet, delegation))
  await producer.mine()
  const params = { txID: formatId(id), decision: "commit" }
  const response = await fetch(`${url}/ext/devnet`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "devnet.endStaker", params }),
  })
  const { result } = (await response.json()) as { result?: { ended: boolean } }
  if (result?.ended !== true) throw new Error("the delegation has not ended")
}
