import { read } from "@serac/wire/node"
import { utxoPageParameters } from "../utxos/utxo-page.ts"

/** The arguments of the methods, which are the same before and after Helicon. */
export const avaxParameters = {
  getUTXOs: utxoPageParameters,
  getAtomicTx: { txID: read.id, encoding: read.encoding },
  getAtomicTxStatus: { txID: read.id },
  issueTx: { tx: read.text, encoding: read.encoding },
}
