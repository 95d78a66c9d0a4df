import { hash } from "node:crypto"
import { addressOfPublicKey, decodePChainTransaction, decodeXChainTransaction } from "@serac/chain"
import { pSpends, type SignedSpends, SpendSignatures, xSpends } from "@serac/indexer/network/internal"
import { type Measured, processorTime } from "./processor-time.ts"
import { recordedBlocks } from "./recorded.ts"

const idHashing = { sha256: (bytes: Uint8Array) => hash("sha256", bytes, "buffer") }

/** The cost of verifying a primary network's transactions: their IDs from the nodes' bytes, and the signers of their inputs. */
export async function verifyPrimary({ rounds, results }: Measured): Promise<void> {
  const place = { height: 0, acceptedAt: undefined }
  for (const chain of ["P", "X"] as const) {
    const bytes = recordedBlocks(chain).flatMap(({ transactions }) => transactions.map((one) => one.bytes))
    const read = (one: Uint8Array): SignedSpends =>
      chain === "P"
        ? pSpends(decodePChainTransaction(one, idHashing), place)
        : xSpends(decodeXChainTransaction(one, idHashing), place)
    const signed = bytes.map(read).filter(({ spends }) => spends.length > 0)
    const ids = await processorTime(() => bytes.map(read), bytes.length, rounds)
    const spends = await processorTime(() => signed.map(signersOf), signed.length, rounds)
    const signatures = signed.flatMap(signersOf).length
    console.log(`\nVerifying ${bytes.length} recorded transactions of the ${chain}-Chain, ${signed.length} with spends`)
    console.log("  processor time, us a transaction")
    console.log(`  ${"ID, of its bytes, which are decoded".padEnd(60)} ${ids.toFixed(1).padStart(8)}`)
    console.log(`  ${"who signed its spends".padEnd(60)} ${spends.toFixed(1).padStart(8)}`)
    results.add(
      "primary",
      { chain: `${chain}-Chain` },
      {
        "ID, of its bytes, which are decoded": ids.toFixed(1),
        "who signed its spends": spends.toFixed(1),
        "signatures of one with spends": (signatures / signed.length).toFixed(1),
      },
    )
  }
}

/** The signers' addresses, recovered for each signature: one signature may spend several outputs. */
function signersOf({ message, spends }: SignedSpends): readonly Uint8Array[] {
  const signatures = new SpendSignatures(message)
  return spends.flatMap((spend) => spend.signatures.map((one) => addressOfPublicKey(signatures.signerOf(one))))
}
