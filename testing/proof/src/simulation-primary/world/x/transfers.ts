import { equalBytes } from "../bytes.ts"
import { type Coin, coinAmount, isTransfer } from "../coins.ts"
import { someOutputs } from "../outputs.ts"
import { baseTransaction, type Desk, plainInputs, spendOn, type XDraft } from "./draft.ts"

export const someFee = ({ setting: { random } }: Desk): bigint => BigInt(random.between(1, 1_000_000))

/** Pays for a transaction; `outputs` is the change. */
export function paying(desk: Desk) {
  const { random, avax } = desk.setting
  const spend = spendOn(desk)
  const fee = someFee(desk)
  const total = spend.take(avax, fee)
  if (total === undefined) return undefined
  const outputs = [...someOutputs(avax, total - fee, random, desk.time, 2)]
  return { spend, outputs, coins: () => [...spend.coins] }
}

/** Any transfer output of an asset other than AVAX. */
const someOther = ({ setting: { coins, random, avax } }: Desk): Coin | undefined =>
  coins.some(
    "X",
    random,
    1,
    (coin) => coin.made.chain === "X" && isTransfer(coin) && !equalBytes(coin.assetID, avax),
  )[0]

/** Moves AVAX, and at times another asset with it. */
export function transferOutputs(desk: Desk): XDraft | undefined {
  const paid = paying(desk)
  if (!paid) return undefined
  const { spend, outputs } = paid
  const { random } = desk.setting
  const other = random.chance(0.5) ? someOther(desk) : undefined
  const amount = other && spend.take(other.assetID, 1n)
  if (other && amount !== undefined) outputs.push(...someOutputs(other.assetID, amount, random, desk.time))
  return {
    unsigned: { type: "BaseTx", ...baseTransaction(desk, spend.inputs(), outputs) },
    spend,
    consumed: plainInputs(spend.coins),
  }
}

/** Sends to P or C; other assets go to P only. */
export function exportFromX(desk: Desk): XDraft | undefined {
  const { setting, time } = desk
  const { random, avax, ids } = setting
  const spend = spendOn(desk)
  const fee = someFee(desk)
  const total = spend.take(avax, fee + 10n)
  if (total === undefined) return undefined
  const other = random.chance(0.6) ? someOther(desk) : undefined
  const amount = other && spend.take(other.assetID, 1n)
  const exportedTo = other ? "P" : random.pick(["P", "C"] as const)
  const sent = ((total - fee) * BigInt(random.between(100, 1000))) / 1000n
  const exportedOutputs = [
    ...someOutputs(avax, sent, random, time),
    ...(other && amount !== undefined ? someOutputs(other.assetID, amount, random, time) : []),
  ]
  const unsigned = {
    type: "ExportTx" as const,
    ...baseTransaction(desk, spend.inputs(), someOutputs(avax, total - fee - sent, random, time)),
    destinationChain: ids[exportedTo],
    exportedOutputs,
  }
  return { unsigned, spend, consumed: plainInputs(spend.coins), exportedTo }
}

/** Imports all outputs that P or C exported, from one of them. */
export function importToX(desk: Desk): XDraft | undefined {
  const { setting, time } = desk
  const { random, avax, ids } = setting
  const spend = spendOn(desk)
  const from = random.pick(["P", "C"] as const)
  const suits = (coin: Coin) => coin.made.chain === from && spend.isFree(coin)
  const found = setting.coins.some("X", random, random.between(1, 5), suits)
  if (found.length === 0) return undefined
  const own = random.chance(0.3) ? (spend.take(avax, 1n) ?? 0n) : 0n
  const local = [...spend.coins]
  spend.add(...found)
  const imported = spend.coins.filter((coin) => !local.includes(coin))
  const total = imported.reduce((sum, coin) => sum + coinAmount(coin), own)
  const fee = someFee(desk)
  const unsigned = {
    type: "ImportTx" as const,
    ...baseTransaction(
      desk,
      spend.inputs(local),
      someOutputs(avax, total > fee ? total - fee : total, random, time, 2),
    ),
    sourceChain: ids[from],
    importedInputs: spend.inputs(imported),
  }
  return { unsigned, spend, consumed: plainInputs([...local, ...imported]) }
}
