import { ECDH } from "node:crypto"
import { getPrimaryNetworkAddresses } from "@serac/data"
import type { Hex } from "viem"
import { publicKeyToAddress } from "viem/accounts"
import type { RecordedAccount } from "../recording/network.ts"
import type { ServiceClients } from "../stack/start-stack.ts"
import type { ProvenChain } from "./compare-all.ts"
import { refusalOrResult } from "./compare-chain.ts"
import type { Comparison } from "./comparison.ts"

/** Requests the primary network's addresses of each account of a recording that has accounts. */
export async function compareKeys(
  { data }: ServiceClients,
  { ledger: { chainId, blocks } }: ProvenChain,
  accounts: readonly RecordedAccount[],
  comparison: Comparison,
): Promise<void> {
  const sent = blocks.flatMap(({ block }) => block.transactions)
  for (const { eth: address, bech32 } of accounts) {
    const last = sent.findLast(({ from }) => from.toLowerCase() === address.toLowerCase())
    const expected =
      last === undefined
        ? `404 address ${address} sent none of the last 2000 transactions of chain ${chainId} that it is in, so that its public key is not known`
        : {
            address,
            publicKey: `of ${address}`,
            txHash: last.hash,
            xChainAddress: `X-${bech32}`,
            pChainAddress: `P-${bech32}`,
            cChainAddress: `C-${bech32}`,
          }
    const served = await refusalOrResult(getPrimaryNetworkAddresses(data, { chainId, address }))
    const told =
      typeof served === "string" ? served : { ...(served as KeyOwner), publicKey: keyAddress(served as KeyOwner) }
    comparison.value("addresses of a key", `${chainId} ${address}`, expected, told)
  }
}

interface KeyOwner {
  readonly publicKey: string
}

/** The address of a public key, derived by software that the services do not use. */
function keyAddress({ publicKey }: KeyOwner): string {
  const whole = ECDH.convertKey(publicKey.slice(2), "secp256k1", "hex", "hex", "uncompressed") as string
  return `of ${publicKeyToAddress(`0x${whole}` as Hex)}`
}
