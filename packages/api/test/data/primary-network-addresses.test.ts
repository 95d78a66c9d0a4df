import type { Hex } from "@serac/store"
import { expect, test } from "vitest"
import { checksumAddress } from "../../src/data/render/address.ts"
import { build, type House, now } from "./house.ts"
import { answersOf, Ledger, type TransactionPlan, wallet } from "./ledger.ts"
import { get, network } from "./networks/fake-network.ts"

const chainId = "43112"
const ann = wallet(1)
/** Who sent the transaction that EIP-155 has as its example, and what signed it. */
const signer = "0x9d8a62f656a8d1615c1294fd71e9cfb3e4855a4f"
const signed = {
  type: "0x0",
  from: signer,
  nonce: "0x9",
  gasPrice: "0x4a817c800",
  gas: "0x5208",
  to: "0x3535353535353535353535353535353535353535",
  value: "0xde0b6b3a7640000",
  input: "0x",
  v: "0x25",
  r: "0x28ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276",
  s: "0x67cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83",
}

const asked = async (house: House, address: Hex) => {
  const { status, body } = await get(house, `/v1/chains/${chainId}/addresses/${address}/primaryNetworkAddresses`)
  return { status, ...(status === 200 ? (body as object) : { message: (body as { message: string }).message }) }
}

/** Writes a block of one transaction. @param answer - what was archived of it beside its hash; undefined where the block was not. */
async function write(house: House, ledger: Ledger, plan: TransactionPlan, answer?: object): Promise<void> {
  const batch = ledger.block(now, [plan])
  const answers = answersOf.get(batch)
  if (answer === undefined) answersOf.delete(batch)
  else
    answersOf.set(batch, {
      ...answers,
      block: { transactions: [{ ...answer, hash: ledger.txHash(ledger.last, 0) }] },
      receipts: [{ logs: [] }],
    })
  await house.write(chainId, batch)
}

test("the key of an address is told by the last transaction that it signed, and its addresses have the network's prefix", async () => {
  const house = await build({ networks: [network] })
  try {
    const ledger = new Ledger(chainId)
    await write(house, ledger, { from: signer, to: ann }, signed)
    // An account that is impersonated sends without a signature, and what is sent to an address tells nothing.
    await write(house, ledger, { from: signer, to: ann }, { ...signed, s: "0x0" })
    await write(house, ledger, { from: ann, to: signer }, { ...signed, s: "0x0" })
    expect(await asked(house, signer)).toEqual({
      status: 200,
      address: checksumAddress(signer),
      publicKey: "0x024bc2a31265153f07e70e0bab08724e6b85e217f8cd628ceb62974247bb493382",
      txHash: ledger.txHash(0, 0),
      xChainAddress: "X-custom1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z0lrqsjf",
      pChainAddress: "P-custom1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z0lrqsjf",
      cChainAddress: "C-custom1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z0lrqsjf",
    })
    expect(await asked(house, ann)).toEqual({
      status: 404,
      message: `no transaction that address ${checksumAddress(ann)} sent on chain 43112 is signed with its key`,
    })
    expect(await asked(house, wallet(9))).toEqual({
      status: 404,
      message: `address ${checksumAddress(wallet(9))} sent none of the last 2000 transactions of chain 43112 that it is in, so that its public key is not known`,
    })
  } finally {
    await house.close()
  }
})

test("where the blocks are not archived, or the network is not served, there is a 503 that says so", async () => {
  const house = await build({ networks: [network] })
  try {
    await write(house, new Ledger(chainId), { from: signer })
    expect(await asked(house, signer)).toEqual({
      status: 503,
      message: `the last transactions that address ${checksumAddress(signer)} sent on chain 43112 are not in the archive of this service, which alone has their signatures`,
    })
    const alone = await build({ store: house.store, networks: [{ ...network, network: "mainnet" }] })
    expect(await asked(alone, signer)).toEqual({
      status: 503,
      message: "this service has no network testnet, so that the prefix of its addresses is not known",
    })
    await alone.service.close()
  } finally {
    await house.close()
  }
})
