import { getApiUsageMetrics } from "@serac/data"
import { useMemo } from "preact/hooks"
import { dataClient } from "../data/client.ts"
import { useData } from "../data/use-data.ts"
import { grouped } from "../format/decimals.ts"
import { untrustedName } from "../format/text.ts"
import { LazyPlot } from "../plot/lazy-plot.tsx"
import { figure } from "../plot/load-plots.tsx"
import { appLocation, refine } from "../router/location.ts"
import { OwnLink } from "../ui/own-link.tsx"
import { PageHead } from "../ui/page-head.tsx"
import { Panel } from "../ui/panel.tsx"
import { Empty, Show } from "../ui/states.tsx"
import { DataTable } from "../ui/table.tsx"

type Usage = Awaited<ReturnType<typeof getApiUsageMetrics>>
type Interval = "minute" | "hourly" | "daily"

const intervals: Readonly<Record<Interval, string>> = { minute: "By minute", hourly: "By hour", daily: "By day" }

/** The requests of this service, and their responses. */
export default function UsagePage() {
  const wanted = appLocation.value.query.get("interval") ?? ""
  const timeInterval = Object.hasOwn(intervals, wanted) ? (wanted as Interval) : "hourly"
  const total = useData(`usage ${timeInterval}`, (signal) =>
    getApiUsageMetrics(dataClient(), { timeInterval }, { signal }),
  )
  const byPath = useData(`paths ${timeInterval}`, (signal) =>
    getApiUsageMetrics(dataClient(), { timeInterval, groupBy: "requestPath" }, { signal }),
  )
  return (
    <>
      <PageHead kind="This service" title="Usage">
        <nav class="switch" aria-label="Length of the intervals">
          {Object.entries(intervals).map(([name, words]) => (
            <OwnLink
              key={name}
              to={refine({ interval: name === "hourly" ? undefined : name })}
              isCurrent={name === timeInterval}
            >
              {words}
            </OwnLink>
          ))}
        </nav>
      </PageHead>
      <Show of={total}>{(usage) => <Plots usage={usage} />}</Show>
      {total.value === undefined ? null : (
        <Panel title="By path">
          <Show of={byPath} compact>
            {(usage) => <Paths usage={usage} />}
          </Show>
        </Panel>
      )}
    </>
  )
}

function Plots({ usage }: { readonly usage: Usage }) {
  const columns = useMemo(() => {
    const ordered = [...usage.metrics].sort((one, other) => one.timestamp - other.timestamp)
    const times = ordered.map(({ timestamp }) => timestamp)
    const of = (name: "totalRequests" | "medianResponseTimeMsecs" | "successRatePercent") =>
      [times, ordered.map(({ values }) => values[0]?.[name] ?? null)] as const
    return { requests: of("totalRequests"), time: of("medianResponseTimeMsecs"), success: of("successRatePercent") }
  }, [usage])
  if (usage.metrics.length === 0) return <Empty>Nothing was measured in this time.</Empty>
  return (
    <div class="plots">
      <LazyPlot title="Requests" kind="bars" columns={columns.requests} format={figure} />
      <LazyPlot title="Median response time, ms" columns={columns.time} format={figure} />
      <LazyPlot title="Successful, %" columns={columns.success} format={figure} />
    </div>
  )
}

/** The most requested paths, over all intervals. */
function Paths({ usage }: { readonly usage: Usage }) {
  const sums = new Map<string, { requests: number; invalid: number }>()
  for (const { values } of usage.metrics) {
    for (const { groupedBy, groupValue, totalRequests, invalidRequests } of values) {
      if (groupedBy === "None") continue
      const path = String(groupValue ?? "")
      const sum = sums.get(path) ?? { requests: 0, invalid: 0 }
      sums.set(path, { requests: sum.requests + totalRequests, invalid: sum.invalid + invalidRequests })
    }
  }
  const rows = [...sums].map(([path, sum]) => ({ path, ...sum })).sort((one, other) => other.requests - one.requests)
  return (
    <DataTable
      caption="Requests by path"
      rows={rows.slice(0, 50)}
      keyOf={({ path }) => path}
      nothing="Nothing was measured by path."
      columns={[
        { name: "Path", cell: ({ path }) => <span class="mono path">{untrustedName(path, 90)}</span> },
        { name: "Requests", isNumber: true, cell: ({ requests }) => grouped(requests) },
        { name: "Invalid", isNumber: true, cell: ({ invalid }) => grouped(invalid) },
      ]}
    />
  )
}
