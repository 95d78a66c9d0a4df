import { buildCChainExportTx, formatEthAddress, formatHex, signTransaction } from "@serac/chain"
import { expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { EvmWallet } from "../src/wallet/evm-wallet.ts"
import { testKey } from "../src/wallet/test-key.ts"

const start = Date.UTC(2026, 0)
const zeroID = new Uint8Array(32)
const avax = 1_000_000_000n
const baseFee = 100_000_000_000n

/** A network whose first account has sent one transaction after funding others, and the answers of avax.issueTx to its exports. */
async function network(helicon: number | undefined) {
  const devnet = await Devnet.create({ seed: "nonces", clock: { start, isStopped: true }, helicon })
  const { network, chains, producer, treasury } = devnet
  const { chain } = chains.c
  // Account states are read after the last block, and funds can only be spent once that state is settled.
  for (let made = 0; made < 3; made++) {
    network.clock.advance(20_000)
    await new EvmWallet(chain, testKey).send({ to: `0x${"5e".repeat(20)}`, value: 1n })
    await producer.mine()
  }
  const account = await chain.read(chain.tip, ({ state }) =>
    state.account(formatEthAddress(treasury.ethAddress).toLowerCase() as `0x${string}`),
  )
  const { nonce = 0n, balance = 0n } = account ?? {}
  const { networkID, cChainID: blockchainID, avaxAssetID } = network.genesis
  const issue = async (given: { nonce: bigint; amount: bigint }) => {
    const payer = { address: treasury.ethAddress, balance: 2n ** 63n, nonce: given.nonce }
    const outputs = [{ to: treasury.address, amount: given.amount }]
    const built = buildCChainExportTx({ networkID, blockchainID, avaxAssetID, baseFee }, [payer], {
      destinationChain: zeroID,
      outputs,
    })
    const tx = formatHex(signTransaction(built, [testKey]).bytes, "hex")
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "avax.issueTx", params: { tx, encoding: "hex" } })
    const request = {
      method: "POST",
      target: "/ext/bc/C/avax",
      headers: { host: "localhost", "content-type": "application/json" },
      body,
    }
    const { result, error } = JSON.parse((await devnet.node.handle(request)).body)
    return error?.message ?? Object.keys(result)
  }
  return { devnet, issue, nonce, balance, name: formatEthAddress(treasury.ethAddress) }
}

test("an export with a nonce that was used, or one too early, or more than there is, is refused when it is issued", async () => {
  const { devnet, issue, nonce } = await network(undefined)
  const amount = avax
  expect([
    await issue({ nonce: nonce - 1n, amount }),
    await issue({ nonce: nonce + 1n, amount }),
    await issue({ nonce, amount: 2n ** 62n }),
    await issue({ nonce, amount }),
  ]).toEqual(["invalid nonce", "invalid nonce", "insufficient funds", ["txID"]])
  devnet.close()
})

test("so it is after Helicon, in the words of the other machine", async () => {
  const { devnet, issue, nonce, balance, name } = await network(0)
  const amount = avax
  const outcomes = [await issue({ nonce: nonce - 1n, amount }), await issue({ nonce, amount: 2n ** 62n })]
  const verification = "issuing tx: state verification"
  expect(outcomes).toEqual([
    `${verification}: nonce mismatch: address ${name} has nonce ${nonce} but needs ${nonce - 1n}`,
    expect.stringMatching(
      `^${verification}: insufficient funds: address ${name} has balance ${balance} but needs 4\\d{27}$`,
    ),
  ])
  expect(await issue({ nonce, amount })).toEqual(["txID"])
  devnet.close()
})
