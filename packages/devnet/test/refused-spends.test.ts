import { buildCChainExportTx, buildPChainBaseTx, buildXChainBaseTx, signHash, signTransaction } from "@serac/chain"
import { privateKeyToAccount } from "viem/accounts"
import { expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { fromHex } from "../src/evm/index.ts"
import { zeroID } from "../src/ledger/index.ts"
import { testAccounts } from "../src/wallet/test-accounts.ts"
import { testKey } from "../src/wallet/test-key.ts"

const avax = 1_000_000_000n
const to = new Uint8Array(20).fill(5)

/** The error message of a refusal, with ids removed. */
async function refusal(attempt: () => unknown): Promise<string> {
  try {
    await attempt()
    return "taken"
  } catch (error) {
    return (error as Error).message.replace(/\b[1-9A-HJ-NP-Za-km-z]{43,}(:\d+)?/g, "<id>")
  }
}

/** The same bytes with the last signature replaced by another signer's, or removed. */
function signedBy(bytes: Uint8Array, key?: Uint8Array): Uint8Array {
  const changed = Uint8Array.from(bytes)
  changed.set(key ? signHash(new Uint8Array(32).fill(1), key) : new Uint8Array(65), bytes.length - 65)
  return changed
}

test("nothing is spent twice, or with the signature of another, on P, X, C, or from C to the others", async () => {
  const devnet = await Devnet.create({ seed: "refused", clock: { start: Date.UTC(2026, 0), isStopped: true } })
  const { network, treasury: wallet, chains, producer } = devnet
  const { p, x, atomic, genesis, clock } = network
  clock.advance(60_000)
  // Blocks are only built on request, so transactions stay pending.
  producer.setAutomatic(false)
  const stranger = new Uint8Array(32).fill(9)

  const { chain } = chains.c
  const baseFee = 100_000_000_000n
  const { networkID, cChainID: blockchainID, avaxAssetID } = genesis
  const account = { address: wallet.ethAddress, balance: 1_000n * avax, nonce: 0n }
  const { nonce = 0n } =
    (await chain.read(chain.tip, ({ state }) =>
      state.account(`0x${Buffer.from(wallet.ethAddress).toString("hex")}`),
    )) ?? {}
  const toP = (amount: bigint) =>
    buildCChainExportTx({ networkID, blockchainID, avaxAssetID, baseFee }, [{ ...account, nonce }], {
      destinationChain: zeroID,
      outputs: [{ to, amount }],
    })
  const issueC = (bytes: Uint8Array) => atomic.issue(bytes, baseFee)
  // For each chain, two transactions that consume the same output.
  const [pOne, pTwo, pThree] = [1n, 2n, 3n].map(
    (amount) =>
      signTransaction(
        buildPChainBaseTx(wallet.pContext, wallet.pWallet, { outputs: [{ to, amount: amount * avax }] }),
        [testKey],
      ).bytes,
  ) as [Uint8Array, Uint8Array, Uint8Array]
  const [xOne, xTwo, xThree] = [1n, 2n, 3n].map(
    (amount) =>
      signTransaction(
        buildXChainBaseTx(wallet.xContext, wallet.xWallet, { outputs: [{ to, amount: amount * avax }] }),
        [testKey],
      ).bytes,
  ) as [Uint8Array, Uint8Array, Uint8Array]
  const [cOne, cTwo, cThree] = [1n, 2n, 3n].map((amount) => signTransaction(toP(amount * avax), [testKey]).bytes) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  const [payer] = testAccounts
  const evm = (value: bigint) =>
    privateKeyToAccount(payer?.privateKey ?? "0x").signTransaction({
      chainId: 43_112,
      type: "eip1559",
      to: `0x${"05".repeat(20)}`,
      nonce: 0,
      gas: 21_000n,
      maxFeePerGas: baseFee,
      maxPriorityFeePerGas: 1n,
      value,
    })
  const [evmOne, evmTwo] = [fromHex(await evm(1n)), fromHex(await evm(2n))]

  const attempts = {
    "P, another key": () => p.issue(signedBy(pOne, stranger)),
    "P, no signature": () => p.issue(signedBy(pOne)),
    "X, another key": () => x.issue(signedBy(xOne, stranger)),
    "X, no signature": () => x.issue(signedBy(xOne)),
    "C to P, another key": () => issueC(signedBy(cOne, stranger)),
    "C to P, no signature": () => issueC(signedBy(cOne)),
    P: () => p.issue(pOne),
    "P, twice in the pool": () => p.issue(pTwo),
    X: () => x.issue(xOne),
    "X, twice in the pool": () => x.issue(xTwo),
    "C to P": () => issueC(cOne),
    "C to P, twice in the pool": () => issueC(cTwo),
    C: () => chain.issue(evmOne),
    "C, twice in the pool": () => chain.issue(evmTwo),
    blocks: () => producer.mine(),
    "P, twice": () => p.issue(pThree),
    "X, twice": () => x.issue(xThree),
    "C, twice": () => chain.issue(evmTwo),
  }
  const outcomes: Record<string, string> = {}
  for (const [name, attempt] of Object.entries(attempts)) outcomes[name] = await refusal(attempt)
  expect(outcomes).toMatchInlineSnapshot(`
    {
      "C": "taken",
      "C to P": "taken",
      "C to P, another key": "signature doesn't match public key",
      "C to P, no signature": "invalid signature",
      "C to P, twice in the pool": "tx conflicts with other tx: <id>",
      "C, twice": "nonce too low: next nonce 1, tx nonce 0",
      "C, twice in the pool": "replacement transaction underpriced",
      "P": "taken",
      "P, another key": "couldn't issue tx: failed verification: failed execution: standard tx <id> failed execution: failed to verify transfer: wrong signature: expected signature from 6Y3kysjF9jnHnYkdS9yGAuoHyae2eNmeV but got from D4gGnxkn4gfCuKzxUpSoyFaVPtzQyR4aX",
      "P, no signature": "couldn't issue tx: failed verification: failed execution: standard tx <id> failed execution: failed to verify transfer: invalid signature",
      "P, twice": "couldn't issue tx: failed verification: failed execution: standard tx <id> failed execution: failed to read consumed UTXO 11111111111111111111111111111111LpoYY:1 due to: not found",
      "P, twice in the pool": "couldn't issue tx: tx conflicts with other tx",
      "X": "taken",
      "X, another key": "failed to verify transfer: wrong signature: expected signature from 6Y3kysjF9jnHnYkdS9yGAuoHyae2eNmeV but got from KKSZgdNC87dP2VDFrNcxquRYgQqiaxyGM",
      "X, no signature": "failed to verify transfer: invalid signature",
      "X, twice": "failed to verify transfer: failed to get utxo <id>: not found",
      "X, twice in the pool": "tx conflicts with other tx: <id>",
      "blocks": "taken",
    }
  `)

  // The account's nonce is checked when a block is built: an export with a used nonce is never included.
  const again = await issueC(cThree)
  clock.advance(10_000)
  await producer.mine()
  expect([atomic.find(again), network.memory.between(blockchainID, zeroID).size]).toEqual([undefined, 1])
  devnet.close()
})
