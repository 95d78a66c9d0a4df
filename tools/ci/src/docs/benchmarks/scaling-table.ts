import type { ResultTable } from "./result.ts"

const transactionCounts = [10e6, 100e6, 1e9, 5e9]

/** The estimated needs of a chain of this many transactions, computed from measurements. */
export function scalingTable({ measured }: Readonly<Record<string, ResultTable>>): ResultTable {
  const figure = (symbol: string): number => {
    const row = measured?.rows.find((cells) => cells[1] === `\`${symbol}\``)
    if (row === undefined) throw new Error(`docs/benchmarks/scaling.json does not say what ${symbol} is`)
    return Number.parseFloat((row[2] ?? "").replaceAll(",", ""))
  }
  const [b, c, r, j] = [figure("b"), figure("c"), figure("r"), figure("j")]
  return {
    columns: ["N", "SQLite, the default", "processor hours", "hours at `r`", "JSON from the node", "JSON a second"],
    rows: transactionCounts.map((n) => [
      n.toLocaleString("en"),
      byteAmount(n * b, 3),
      roundedHours((n * c) / 3.6e9),
      roundedHours(n / r / 3600),
      byteAmount(n * j, 2),
      byteAmount(r * j, 2),
    ]),
  }
}

/** At least two digits, and no decimals where there are two digits before the point. */
const roundedHours = (value: number) => (value >= 10 ? value.toFixed(0) : String(Number(value.toPrecision(2))))

function byteAmount(value: number, digits: number): string {
  const [unit, size] = value >= 1e12 ? ["TB", 1e12] : value >= 1e9 ? ["GB", 1e9] : ["MB", 1e6]
  return `${Number((value / size).toPrecision(digits))} ${unit}`
}
