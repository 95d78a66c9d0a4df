import { type Devnet, EvmWallet, testAccounts } from "@serac/devnet"

const avax = 1_000_000_000n
const wei = 10n ** 18n

/** The first transfers from the X-Chain to the C-Chain and on the L1: people of the network use X and P. */
export async function firstTransfers({ network, chains, treasury, l1s }: Devnet): Promise<void> {
  const { xChainID, cChainID } = network.genesis
  treasury.exportX(cChainID, [{ to: treasury.address, amount: 5n * avax }])
  network.work()
  await treasury.importC(xChainID)
  const [sender, recipient] = testAccounts
  for (const { blockchainID } of l1s) {
    const l1 = chains.get(blockchainID)
    if (!l1 || !sender || !recipient) continue
    await new EvmWallet(l1.chain, Buffer.from(sender.privateKey.slice(2), "hex")).send({
      to: recipient.address,
      value: wei,
    })
  }
  await chains.work()
}
