import { useMemo } from "preact/hooks"
import { nanoUnit } from "../data/nano-unit.ts"
import type { ListedEvmBlock } from "../data/schemas.ts"
import { LazyPlot } from "./lazy-plot.tsx"
import { loadOf } from "./series.ts"

/** Formats a number with at most four digits: `0.00231`, `12.4 M`. */
export const figure = (value: number) =>
  value !== 0 && Math.abs(value) < 0.001
    ? value.toPrecision(2)
    : new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: value < 1 ? 4 : 1 }).format(value)

interface LoadPlotsProps {
  readonly chainId: string
  readonly blocks: readonly ListedEvmBlock[]
}

/** Plots of a chain's load, from its newest blocks. */
export function LoadPlots({ chainId, blocks }: LoadPlotsProps) {
  const load = useMemo(() => loadOf(blocks), [blocks])
  if (load === undefined) return null
  const unit = load.isTiny ? "of the smallest unit" : nanoUnit(chainId)
  return (
    <div class="plots">
      <LazyPlot title="Transactions per second" kind="bars" columns={load.transactions} format={figure} />
      <LazyPlot title="Gas per second" kind="bars" columns={load.gas} format={figure} />
      <LazyPlot title={`Base fee, ${unit}`} columns={load.baseFee} format={figure} />
    </div>
  )
}
