import { type Coin, coinAmount } from "../coins.ts"
import { someOutputs } from "../outputs.ts"
import { baseTransaction, type Desk, type PDraft, sameAs, spendOn } from "./draft.ts"

/** The fee of a transaction. */
export const someFee = ({ setting: { random } }: Desk): bigint => BigInt(random.between(1, 1_000_000))

/** Transfers an amount of an asset. */
export function transferFunds(desk: Desk): PDraft | undefined {
  const { setting, platform } = desk
  const { random, avax } = setting
  const spend = spendOn(desk)
  const fee = someFee(desk)
  const total = spend.take(avax, fee + 1n)
  if (total === undefined) return undefined
  const outputs = [...someOutputs(avax, total - fee, random, platform.time)]
  const [other] = setting.coins.some("P", random, 1, (coin) => !sameAs(avax)(coin.assetID) && coin.made.chain === "P")
  if (other && random.chance(0.3)) {
    const amount = spend.take(other.assetID, 1n)
    if (amount !== undefined) outputs.push(...someOutputs(other.assetID, amount, random, platform.time))
  }
  return { unsigned: { type: "BaseTx", ...baseTransaction(desk, spend, outputs) }, spend }
}

/** Sends to X or C. */
export function exportFromP(desk: Desk): PDraft | undefined {
  const { setting, platform } = desk
  const { random, avax } = setting
  const spend = spendOn(desk)
  const fee = someFee(desk)
  const total = spend.take(avax, fee + 10n)
  if (total === undefined) return undefined
  const sent = ((total - fee) * BigInt(random.between(100, 1000))) / 1000n
  const exportedTo = random.pick(["X", "C"] as const)
  const unsigned = {
    type: "ExportTx" as const,
    ...baseTransaction(desk, spend, someOutputs(avax, total - fee - sent, random, platform.time)),
    destinationChain: setting.ids[exportedTo],
    exportedOutputs: [...someOutputs(avax, sent, random, platform.time)],
  }
  return { unsigned, spend, exportedTo }
}

/** Imports all outputs that X or C exported, from one of them. */
export function importToP(desk: Desk): PDraft | undefined {
  const { setting, platform } = desk
  const { random, avax } = setting
  const spend = spendOn(desk)
  const from = random.pick(["X", "C"] as const)
  const suits = (coin: Coin) => coin.made.chain === from && spend.isFree(coin)
  const coins = setting.coins.some("P", random, random.between(1, 5), suits)
  if (coins.length === 0) return undefined
  const imported = [...coins]
  const fee = someFee(desk)
  const own = random.chance(0.3) ? (spend.take(avax, fee) ?? 0n) : 0n
  const local = spend.coins.slice()
  spend.add(...imported)
  const amounts = new Map<string, { readonly assetID: Uint8Array; amount: bigint }>()
  const isAvax = sameAs(avax)
  for (const coin of imported) {
    const key = coin.assetID.join()
    const sum = amounts.get(key) ?? { assetID: coin.assetID, amount: isAvax(coin.assetID) ? own : 0n }
    amounts.set(key, { ...sum, amount: sum.amount + coinAmount(coin) })
  }
  if (own > 0n && !amounts.has(avax.join())) amounts.set(avax.join(), { assetID: avax, amount: own })
  const outputs = [...amounts.values()].flatMap(({ assetID, amount }) => {
    const paid = isAvax(assetID) ? fee : 0n
    const left = amount > paid ? amount - paid : 0n
    return left === 0n ? [] : [...someOutputs(assetID, left, random, platform.time, 2)]
  })
  const brought = spend.coins.filter((coin) => imported.includes(coin))
  const unsigned = {
    type: "ImportTx" as const,
    ...baseTransaction(desk, spend, outputs),
    inputs: spend.platformInputs(local),
    sourceChain: setting.ids[from],
    importedInputs: spend.inputs(brought),
  }
  return { unsigned, spend, consumed: [...local, ...brought] }
}
