import { formatAddress, formatHex, formatId } from "@serac/chain"
import { expect, test } from "vitest"
import { avaxMethods } from "../src/interfaces/avax/avax-interface.ts"
import { xMethods } from "../src/interfaces/x/x-interface.ts"
import { DevnetClock } from "../src/network/devnet-clock.ts"
import { PrimaryNetwork } from "../src/network/primary-network.ts"
import { DevnetWallet } from "../src/wallet/devnet-wallet.ts"
import { testKey } from "../src/wallet/test-key.ts"
import { ask } from "./ask.ts"

interface Page {
  readonly numFetched: string
  readonly utxos: readonly string[]
  readonly endIndex: { readonly address: string; readonly utxo: string }
}

const noUtxo = "11111111111111111111111111111111LpoYY"
const terminalUtxo = formatId(new Uint8Array(32).fill(255))

/** Three outputs exported from X to C, and four interfaces: C's before and after the upgrade, and X's. */
function network() {
  const clock = new DevnetClock({ start: Date.parse("2026-01-01T00:00:00Z"), isStopped: true })
  const primary = new PrimaryNetwork({ clock, seed: "avax" })
  const wallet = new DevnetWallet(primary, testKey)
  const { atomic, chains: names, x: chain, genesis } = primary
  for (let count = 0; count < 3; count++) {
    wallet.exportX(genesis.cChainID, [{ to: wallet.address, amount: 1_000_000_000n }])
    primary.work()
  }
  const state = { hasHelicon: false }
  const issue = async (bytes: Uint8Array) => bytes.slice(0, 32)
  const avax = avaxMethods({ atomic, names, issue, hasHelicon: () => state.hasHelicon })
  const x = xMethods({ chain, names, clock })
  const named = (alias: string, bytes: Uint8Array) => formatAddress(bytes, "local", alias)
  const answer = (method: string, params: object) => ask(method.startsWith("avm") ? x : avax, method, params)
  const pageOf = (more: object) =>
    (
      answer("avax.getUTXOs", { addresses: [named("C", wallet.address)], sourceChain: "X", ...more }) as {
        result: Page
      }
    ).result
  return { state, wallet, named, answer, pageOf }
}

test("before the upgrade a page begins with the output that it is told to start at", () => {
  const { pageOf, wallet, named } = network()
  const whole = pageOf({})
  const address = named("C", wallet.address)
  const [first, second] = [pageOf({ limit: 2 }), pageOf({ limit: 2, startIndex: pageOf({ limit: 2 }).endIndex })]
  expect(whole.numFetched).toBe("3")
  expect([first.utxos, second.utxos]).toEqual([whole.utxos.slice(0, 2), whole.utxos.slice(1, 3)])
  expect([first.endIndex.address, second.endIndex]).toEqual([address, whole.endIndex])
})

test("before the upgrade the end of a page is of the last address, which has none", () => {
  const { pageOf, wallet, named } = network()
  const other = new Uint8Array(20).fill(255)
  const addresses = [wallet.address, other].map((one) => named("C", one))
  expect(pageOf({ addresses })).toMatchObject({
    numFetched: "3",
    endIndex: { address: named("C", other), utxo: noUtxo },
  })
})

test("from the upgrade on pages follow each other without a gap, and the last one ends at the end of all", () => {
  const { state, pageOf, named, wallet } = network()
  const before = pageOf({}).utxos
  state.hasHelicon = true
  const end = { address: named("C", new Uint8Array(20).fill(255)), utxo: terminalUtxo }
  expect(pageOf({})).toEqual({ numFetched: "3", utxos: before, endIndex: end, encoding: "hex" })
  const first = pageOf({ limit: 2 })
  expect([first.utxos, first.endIndex.address]).toEqual([before.slice(0, 2), named("C", wallet.address)])
  const second = pageOf({ limit: 2, startIndex: first.endIndex })
  expect([second.utxos, second.endIndex]).toEqual([before.slice(2), end])
  const zero = { address: named("C", new Uint8Array(20)), utxo: noUtxo }
  expect(pageOf({ startIndex: end })).toEqual({ numFetched: "0", utxos: [], endIndex: zero, encoding: "hex" })
  expect(pageOf({ addresses: [] })).toEqual({ numFetched: "0", utxos: [], endIndex: end, encoding: "hex" })
})

test("what is wrong is said in the words of the virtual machine of the time", () => {
  const { state, answer, wallet, named } = network()
  const txID = noUtxo
  const addresses = [named("C", wallet.address)]
  const failures = () =>
    [
      answer("avax.getAtomicTx", { txID }),
      answer("avax.getAtomicTxStatus", { txID }),
      answer("avax.getUTXOs", { addresses }),
      answer("avax.getUTXOs", { addresses, sourceChain: "X", encoding: "json" }),
      answer("avax.getUTXOs", { addresses: ["C-local"], sourceChain: "X" }),
      answer("avax.getUTXOs", { addresses: [named("X", wallet.address)], sourceChain: "X" }),
      answer("avax.getUTXOs", { addresses, sourceChain: "X", startIndex: { address: "C" } }),
    ].map((one) => (one as { error?: string }).error ?? one)
  const chainIDs = [
    "2owdGqyG6FFzTHy5qhenDXQcEghvr571KZE3gSfRJERSJinuwC",
    "2eNy1mUFdmaxXNj1eQHUe7Np4gju9sJsEtWQ4MX3ToiNKuADed",
  ]
  const ofX = `parse address "${named("X", wallet.address)}": expected chainID`
  expect(failures()).toEqual([
    "nil transaction ID",
    "nil transaction ID",
    "no source chain provided",
    "problem encoding utxo: unsupported encoding in method",
    'couldn\'t parse address "C-local": invalid bech32 string length 5',
    `couldn't ${ofX} to be "${chainIDs[0]}" but was "${chainIDs[1]}"`,
    'couldn\'t parse start index address "C": no separator found in address',
  ])
  state.hasHelicon = true
  expect(failures()).toEqual([
    "fetching tx: not found",
    { result: { status: "Unknown" } },
    'parsing source chainID "": there is no ID with alias: ',
    "encoding utxo: unsupported encoding in method",
    'parsing address "C-local": invalid bech32 string length 5',
    `${ofX.replace("parse", "parsing")} "${chainIDs[0]}" but got "${chainIDs[1]}"`,
    'parsing start address "C": no separator found in address',
  ])
})

test("from the upgrade on a transaction that cannot be read is refused in its words", async () => {
  const clock = new DevnetClock({ start: 0, isStopped: true })
  const { atomic, chains: names } = new PrimaryNetwork({ clock, seed: "avax" })
  const issue = async (bytes: Uint8Array) => bytes
  const { "avax.issueTx": method } = avaxMethods({ atomic, names, issue, hasHelicon: () => true })
  const tx = formatHex(new Uint8Array(3), "hex")
  await expect(method?.call({ tx, encoding: "hex" })).rejects.toThrow(/^parsing tx: /)
  await expect(method?.call({ tx: "00", encoding: "hex" })).rejects.toThrow(
    "decoding tx: missing 0x prefix to hex encoding",
  )
})
