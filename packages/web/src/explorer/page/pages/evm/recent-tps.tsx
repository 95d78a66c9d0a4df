import { recentTps } from "../../data/recent-tps.ts"
import { useData } from "../../data/use-data.ts"
import { figure } from "../../plot/load-plots.tsx"

const spans = { hour: 3_600, day: 86_400 }

interface RecentTpsProps {
  readonly chainId: string
  readonly version: number
}

/** A chain's transactions per second over the last hour and the last day. */
export function RecentTps({ chainId, version }: RecentTpsProps) {
  const over = (seconds: number) => (signal: AbortSignal) => recentTps(chainId, seconds, signal)
  const hour = useData(`hour ${chainId}`, over(spans.hour), version)
  const day = useData(`day ${chainId}`, over(spans.day), version)
  const shown = ({ value, failure }: typeof hour) => (value === undefined ? (failure ? "–" : "…") : figure(value))
  return (
    <>
      {shown(hour)} <span class="soft">over the last hour,</span> {shown(day)}{" "}
      <span class="soft">over the last day</span>
    </>
  )
}
