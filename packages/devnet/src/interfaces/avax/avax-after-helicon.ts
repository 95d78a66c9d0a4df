import { decodeCChainAtomicTransaction, encodeCChainUtxo, formatHex, formatId } from "@serac/chain"
import { byNameMethod, type Encoding } from "@serac/wire/node"
import type { AtomicUtxo } from "../../ledger/index.ts"
import { noSuchAlias } from "../addresses/chain-names.ts"
import { LocalAddresses } from "../addresses/local-addresses.ts"
import { bytesOfKey, keyOf } from "../keys.ts"
import { decodeTransactionText } from "../transactions/transaction-text.ts"
import { parseUtxoId, type UtxoPageArguments } from "../utxos/utxo-page.ts"
import { walkUtxos } from "../utxos/walk-utxos.ts"
import { withErrorContext } from "../within.ts"
import type { AvaxInterfaceOptions } from "./avax-options.ts"
import { avaxParameters as parameters } from "./avax-parameters.ts"

const maxAtomicAddresses = 1024
/** The cursor after the last output. */
const terminal = { owner: "ff".repeat(20), utxo: "ff".repeat(32) }
const mismatched = (expected: string, got: string) => `expected chainID "${expected}" but got "${got}"`
const zeroStart = { owner: "00".repeat(20), utxo: "00".repeat(32) }

/** The methods of the virtual machine that the C-Chain has after the Helicon upgrade, which serves all heights. */
export function avaxMethodsAfterHelicon({ atomic, names, issue }: AvaxInterfaceOptions) {
  const { networkID, cChainID, memory } = atomic.rules
  const addresses = new LocalAddresses({ networkID, chainID: cChainID, names, mismatched })

  function startOf({ address, utxo }: UtxoPageArguments["startIndex"]) {
    if (address === "" && utxo === "") return zeroStart
    const owner = withErrorContext(`parsing start address ${JSON.stringify(address)}`, () => addresses.bytesOf(address))
    const id = withErrorContext(`parsing start utxoID ${JSON.stringify(utxo)}`, () => parseUtxoId(utxo))
    return { owner: keyOf(owner), utxo: keyOf(id) }
  }

  /** Unlike in other APIs, `endIndex` names the first output after the page; there is none after the last page. */
  function pageOf(given: UtxoPageArguments) {
    const { encoding, limit } = given
    const source = names.lookup(given.sourceChain)
    if (source === undefined) {
      throw new Error(
        `parsing source chainID ${JSON.stringify(given.sourceChain)}: ${noSuchAlias(given.sourceChain).message}`,
      )
    }
    if (given.addresses.length > maxAtomicAddresses)
      throw new Error(`too many addresses: ${given.addresses.length} exceeds ${maxAtomicAddresses}`)
    const owners = given.addresses.map((one) =>
      keyOf(withErrorContext(`parsing address ${JSON.stringify(one)}`, () => addresses.bytesOf(one))),
    )
    const start = startOf(given.startIndex)
    const isOver = start.owner === terminal.owner && start.utxo === terminal.utxo
    const set = memory.between(source, cChainID)
    const utxos = { isOnItsWay: true, idsOf: (address: string) => set.idsOf(address) }
    const wanted = limit === 0 || limit > maxAtomicAddresses ? maxAtomicAddresses : limit
    const { ids, last } = isOver ? { ids: [], last: zeroStart } : walkUtxos(utxos, owners, start, wanted + 1)
    const shown = ids.slice(0, wanted)
    const end = isOver ? zeroStart : ids.length > wanted ? last : terminal
    return {
      numFetched: String(shown.length),
      utxos: shown.map((id) => encoded(encodeCChainUtxo(set.get(id) as AtomicUtxo), encoding, "encoding utxo")),
      endIndex: { address: addresses.format(bytesOfKey(end.owner)), utxo: formatId(bytesOfKey(end.utxo)) },
      encoding,
    }
  }

  return {
    "avax.getUTXOs": byNameMethod(parameters.getUTXOs, pageOf),
    "avax.getAtomicTx": byNameMethod(parameters.getAtomicTx, ({ txID, encoding }) => {
      const accepted = atomic.find(txID)
      if (accepted === undefined) throw new Error("fetching tx: not found")
      const tx = encoded(accepted.bytes, encoding, "encoding tx: encoding tx")
      return { tx, encoding, blockHeight: String(accepted.height) }
    }),
    "avax.getAtomicTxStatus": byNameMethod(parameters.getAtomicTxStatus, ({ txID }) => {
      const accepted = atomic.find(txID)
      return accepted ? { status: "Accepted", blockHeight: String(accepted.height) } : { status: "Unknown" }
    }),
    "avax.issueTx": byNameMethod(parameters.issueTx, async ({ tx, encoding }) => {
      const bytes = decodeTransactionText(tx, encoding, "decoding tx")
      withErrorContext("parsing tx", () => decodeCChainAtomicTransaction(bytes))
      const id = await issue(bytes).catch((error: Error) => {
        throw new Error(`issuing tx: ${error.message}`)
      })
      return { txID: formatId(id) }
    }),
  }
}

function encoded(bytes: Uint8Array, encoding: Encoding, doing: string): string {
  if (encoding === "json") throw new Error(`${doing}: unsupported encoding in method`)
  return formatHex(bytes, encoding)
}
