import { formatId } from "@serac/chain"
import { privateKeyToAccount } from "viem/accounts"
import { expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { testKey } from "../src/wallet/test-key.ts"
import { ask } from "./simulated-calls/exchanges.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
const account = privateKeyToAccount(`0x${Buffer.from(testKey).toString("hex")}`)

/** A transaction of type 4 (EIP-7702) that gives the sender's account code. */
async function settingCode(chainId: number): Promise<`0x${string}`> {
  const authorization = await account.signAuthorization({ address: `0x${"11".repeat(20)}`, chainId, nonce: 1 })
  const fees = { maxFeePerGas: 10n ** 12n, maxPriorityFeePerGas: 1n, gas: 100_000n }
  const signed = { chainId, nonce: 0, to: account.address, authorizationList: [authorization], ...fees }
  return account.signTransaction({ type: "eip7702", ...signed })
}

// Six transactions of type 4 are in the recordings, all with this answer; the library of a node has no such type, before Helicon or after.
test.each([
  ["before Helicon", undefined],
  ["after Helicon", Date.parse("2025-12-01T00:00:00Z") / 1_000],
])("a transaction of type 4 is of no supported type on the C-Chain and on an L1: %s", async (_, helicon) => {
  const l1s = [{ name: "firn", chainID: 99_777 }]
  const devnet = await Devnet.create({ seed: "type 4", helicon, clock: { start, isStopped: true }, l1s })
  const answers: unknown[] = []
  for (const { chain, name, blockchainID } of devnet.chains.all) {
    const params = [await settingCode(Number(chain.config.chainID))]
    answers.push(
      (
        await ask(devnet, name === "C-Chain" ? "C" : formatId(blockchainID), {
          method: "eth_sendRawTransaction",
          params,
        })
      ).error,
    )
  }
  devnet.close()
  const refused = { code: -32000, message: "transaction type not supported" }
  expect(answers).toEqual([refused, refused])
})
