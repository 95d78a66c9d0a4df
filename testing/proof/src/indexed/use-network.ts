import { formatId } from "@serac/chain"
import { type Devnet, EvmWallet, testKey } from "@serac/devnet"
import { zeroID } from "@serac/devnet/ledger"

const nanoAvaxPerAvax = 1_000_000_000n

/** Generates traffic on all chains: payments, and transfers from P and from X to each other and to C. */
export async function useNetwork(
  { network, chains, producer, treasury: wallet }: Devnet,
  to: Uint8Array,
): Promise<void> {
  const { xChainID, cChainID } = network.genesis
  wallet.transferX([{ to, amount: 3n * nanoAvaxPerAvax }])
  wallet.transferP([{ to, amount: 2n * nanoAvaxPerAvax }])
  await producer.mine()
  wallet.exportX(zeroID, [{ to: wallet.address, amount: 5n * nanoAvaxPerAvax }])
  wallet.exportP(xChainID, [{ to: wallet.address, amount: 6n * nanoAvaxPerAvax }])
  await producer.mine()
  wallet.exportX(cChainID, [{ to: wallet.address, amount: 7n * nanoAvaxPerAvax }])
  wallet.importP(xChainID)
  await producer.mine()
  wallet.importX(zeroID)
  await wallet.importC(xChainID)
  await producer.mine()
  await payOnAll(chains.all, `0x${Buffer.from(to).toString("hex")}`)
  await producer.mine()
}

/** Sends a payment on each EVM chain, and waits for its block. */
export async function payOnAll(all: Devnet["chains"]["all"], to: `0x${string}`): Promise<void> {
  for (const { chain } of all) await new EvmWallet(chain, testKey).send({ to, value: nanoAvaxPerAvax })
}

/** Ends the stake with the earliest end time, and decides whether it is rewarded. */
export async function endStake(url: string, { network }: Devnet, decision: "commit" | "abort"): Promise<unknown> {
  const staker = network.p.state.stakers.inOrder().find(({ kind }) => kind !== "subnet-validator")
  if (staker === undefined) throw new Error("nobody stakes")
  const params = { txID: formatId(staker.txID), decision }
  const response = await fetch(`${url}/ext/devnet`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "devnet.endStaker", params }),
  })
  return ((await response.json()) as { result: { status: unknown } }).result.status
}
