import type { Connection } from "../../engine.ts"
import { hexOf } from "../../hex.ts"
import type { DumpedTable } from "../../queries/dumped-table.ts"
import { readBatch } from "../../read-batch.ts"
import { bytesIn } from "../../verification/bytes-in.ts"
import type { Inconsistency } from "../../verification/inconsistency.ts"
import { RowStream } from "../../verification/row-stream.ts"
import { utxoSort } from "../address-utxos.ts"
import { balanceKey, balanceKeysOf } from "../balance-key.ts"
import { chainByCode, emptyBytes, textOf, uint64Of } from "../keys.ts"
import { balancesOfAddress } from "../queries/balances.ts"
import { dumpedNetworkTables } from "../queries/dump.ts"
import { listUtxosAscending, nextAddress, utxosByNumbers } from "../queries/utxos.ts"
import { readTerms } from "../terms.ts"
import type { NetworkCheck } from "./network-check.ts"

const balancesPerQuery = 1000
const addressEnd = 1 + 20
const balanceTableName = "primary_balance"
const rule = "a balance is the sum of the UTXOs that its address owns alone"

interface CheckedSum {
  readonly key: Uint8Array
  amount: bigint
  count: number
}

/** Compares each address's balances on a chain with the sums of its unspent UTXOs, each address in one state of the store. */
export async function checkBalances(check: NetworkCheck & { readonly chain: number }): Promise<void> {
  const { connection, network, chain, findings, signal } = check
  let address: Uint8Array = emptyBytes
  for (;;) {
    signal?.throwIfAborted()
    const next = await connection.get<{ address: Uint8Array }>(nextAddress, { network, chain, address })
    if (next === undefined) break
    address = next.address
    const own = address
    const { found, utxos } = await connection.snapshot((state) => checkAddress(state, network, chain, own))
    findings.checked(balanceTableName)
    findings.checked("primary_address_utxo", utxos)
    for (const one of found) findings.add(one)
  }
  await checkOwners(check)
}

async function checkAddress(connection: Connection, network: number, chain: number, address: Uint8Array) {
  const found: Inconsistency[] = []
  const sums = new Map<string, CheckedSum>()
  const owner = `${chainByCode(chain)} ${hexOf(address)}`
  let utxos = 0
  let place = { sortKey: emptyBytes as Uint8Array, id: emptyBytes as Uint8Array }
  for (;;) {
    const range = {
      asset: emptyBytes,
      sort: utxoSort.timestamp,
      spent: 0,
      leastOther: emptyBytes,
      limit: balancesPerQuery,
    }
    const listed = await connection.all<{ sortKey: Uint8Array; id: Uint8Array; number: number }>(listUtxosAscending, {
      network,
      chain,
      address,
      ...range,
      ...place,
    })
    const numbers = listed.map(({ number }) => number)
    const rows = await readBatch<{ key: Uint8Array }>(connection, utxosByNumbers, { network }, numbers)
    const terms = await readTerms(connection, network, distinctKeys(rows))
    const lost = { table: "primary_utxo", key: owner, rule: "a UTXO that is listed is stored" }
    const [listedTimes, storedTimes] = [new Set(numbers).size, terms.length]
    if (listedTimes !== storedTimes) found.push({ ...lost, stored: `${storedTimes}`, expected: `${listedTimes}` })
    for (const each of terms) {
      utxos += 1
      if (each.consumedBy !== null) {
        const spent = { table: "primary_address_utxo", rule: "a UTXO that was consumed is not listed as unspent" }
        found.push({ ...spent, key: `${owner} ${hexOf(each.id)}`, stored: "unspent", expected: "spent" })
      }
      if (each.isTransfer !== 1 || each.addresses.length !== 20) continue
      const key = balanceKey(each.consumedOn, each.addresses, { ...each, staked: each.staked === 1 })
      const sum = sums.get(textOf(key)) ?? { key, amount: 0n, count: 0 }
      sum.amount += uint64Of(each.amount)
      sum.count += 1
      sums.set(textOf(key), sum)
    }
    const last = listed.at(-1)
    if (last === undefined || listed.length < balancesPerQuery) break
    place = { sortKey: last.sortKey, id: last.id }
  }
  const bounds = balanceKeysOf(chain, address)
  const stored = await connection.all<{ key: Uint8Array; amount: string; utxoCount: number }>(balancesOfAddress, {
    network,
    ...bounds,
  })
  for (const { key, amount, utxoCount } of stored) {
    const sum = sums.get(textOf(key))
    sums.delete(textOf(key))
    const [told, expected] = [textOfSum(BigInt(amount), utxoCount), sum ? textOfSum(sum.amount, sum.count) : "no row"]
    if (told !== expected)
      found.push({ table: balanceTableName, key: `${owner} ${hexOf(key)}`, rule, stored: told, expected })
  }
  for (const { key, amount, count } of sums.values()) {
    const expected = textOfSum(amount, count)
    found.push({ table: balanceTableName, key: `${owner} ${hexOf(key)}`, rule, stored: "no row", expected })
  }
  return { found, utxos }
}

const textOfSum = (amount: bigint, count: number) => `${amount} in ${count} UTXOs`

const distinctKeys = (rows: readonly { readonly key: Uint8Array }[]) => [
  ...new Map(rows.map(({ key }) => [textOf(key), key])).values(),
]

/** Reports balances of addresses that never had a listed UTXO. */
async function checkOwners({
  connection,
  network,
  chain,
  findings,
  signal,
}: NetworkCheck & { readonly chain: number }): Promise<void> {
  const balances = dumpedNetworkTables.find((each) => each.table === balanceTableName) as DumpedTable
  const rows = new RowStream(connection, balances, { network }, { balance_key: Uint8Array.of(chain) })
  let last = ""
  for (let row = await rows.next(); row !== undefined; row = await rows.next()) {
    signal?.throwIfAborted()
    const key = bytesIn(row.balance_key)
    if (key[0] !== chain) return
    const address = key.subarray(1, addressEnd)
    if (textOf(address) === last) continue
    last = textOf(address)
    const before = Buffer.from(address.subarray(0, 19))
    const found = await connection.get<{ address: Uint8Array }>(nextAddress, {
      network,
      chain,
      address: below(address, before),
    })
    if (found !== undefined && textOf(found.address) === last) continue
    const owner = `${chainByCode(chain)} ${hexOf(address)}`
    findings.add({ table: balanceTableName, key: owner, rule, stored: "a row", expected: "no row" })
  }
}

/** Bytes below an address and above every lower address: the address with another end, which is longer. */
function below(address: Uint8Array, start: Uint8Array): Uint8Array {
  const end = address[19] ?? 0
  return end === 0 ? start : Buffer.concat([start, Uint8Array.of(end - 1), Buffer.alloc(1, 0xff)])
}
