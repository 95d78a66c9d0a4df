import { useMemo } from "preact/hooks"
import { useChanges } from "../../data/follow.ts"
import { networkName, primarySubnetId } from "../../data/network.ts"
import { grouped } from "../../format/decimals.ts"
import type { PageProps } from "../../page-props.ts"
import { LazyPlot } from "../../plot/lazy-plot.tsx"
import { figure } from "../../plot/load-plots.tsx"
import { rankingOf } from "../../plot/ranking.ts"
import { appLocation, navigate, refine } from "../../router/location.ts"
import { pathTo } from "../../router/route.ts"
import { OwnLink } from "../../ui/own-link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import type { ValidatorRow } from "./validator-row.ts"
import { type ValidatorFilters, ValidatorTable } from "./validator-table.tsx"

/** The validators of a network, filtered by the query of the URL. */
export default function ValidatorsPage({ parameters }: PageProps) {
  const { network = "" } = parameters
  const version = useChanges([{ network: networkName(network), blockchainId: "p-chain" }])
  return (
    <>
      <PageHead kind={<OwnLink to={pathTo`/networks/${network}`}>Primary network</OwnLink>} title="Validators" />
      <Filters />
      <ValidatorTable
        network={network}
        version={version}
        filters={filtersOf(appLocation.value.query)}
        above={(rows) => <Plots rows={rows} />}
      />
    </>
  )
}

const validationStates = {
  "": "Active",
  all: "Any state",
  pending: "Pending",
  completed: "Completed",
  removed: "Removed",
}
const orders = {
  "": "Newest first",
  "delegationCapacity desc": "Most room for delegation",
  "timeRemaining asc": "Ends soonest",
  "delegationFee asc": "Lowest fee",
  "uptimePerformance desc": "Best uptime",
  "uptimePerformance asc": "Worst uptime",
}

/** The filters in the query of the URL; the service rejects invalid ones with a message. */
function filtersOf(query: URLSearchParams): ValidatorFilters {
  const status = query.get("state") ?? ""
  const [sortBy, sortOrder] = (query.get("order") ?? "").split(" ")
  const number = (name: string) => (/^\d+(\.\d+)?$/.test(query.get(name) ?? "") ? Number(query.get(name)) : undefined)
  const [uptime, fee, node, subnetId] = [number("uptime"), number("fee"), query.get("node"), query.get("subnet")]
  return {
    ...(status === "all" ? {} : { validationStatus: (status || "active") as "active" }),
    ...(sortBy && { sortBy: sortBy as "timeRemaining", sortOrder: (sortOrder ?? "desc") as "desc" }),
    ...(uptime !== undefined && { minUptimePerformance: uptime }),
    ...(fee !== undefined && { maxFeePercentage: fee }),
    ...(node && { nodeIds: [node] }),
    ...(subnetId && { subnetId }),
  }
}

function Filters() {
  const { query } = appLocation.value
  const choose = (name: string) => (event: Event) =>
    navigate(refine({ [name]: (event.currentTarget as HTMLInputElement).value.trim(), page: undefined }))
  return (
    <form class="filters" aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
      <Choose name="State" value={query.get("state") ?? ""} options={validationStates} onChange={choose("state")} />
      <Choose name="Order" value={query.get("order") ?? ""} options={orders} onChange={choose("order")} />
      <FilterField name="Node ID, or a part of it" value={query.get("node")} onChange={choose("node")} />
      <FilterField name="Uptime at least, %" value={query.get("uptime")} onChange={choose("uptime")} isNumber />
      <FilterField name="Fee at most, %" value={query.get("fee")} onChange={choose("fee")} isNumber />
      <Choose
        name="Subnet"
        value={query.get("subnet") ?? ""}
        options={{ "": "All", [primarySubnetId]: "Primary network" }}
        onChange={choose("subnet")}
      />
    </form>
  )
}

interface ChooseProps {
  readonly name: string
  readonly value: string
  readonly options: Readonly<Record<string, string>>
  readonly onChange: (event: Event) => void
}

function Choose({ name, value, options, onChange }: ChooseProps) {
  const known = Object.hasOwn(options, value) ? options : { ...options, [value]: value }
  return (
    <label>
      {name}
      <select class="input" value={value} onChange={onChange}>
        {Object.entries(known).map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

interface FieldProps {
  readonly name: string
  readonly value: string | null
  readonly isNumber?: boolean
  readonly onChange: (event: Event) => void
}

function FilterField({ name, value, isNumber = false, onChange }: FieldProps) {
  return (
    <label>
      {name}
      <input
        class="input"
        value={value ?? ""}
        inputMode={isNumber ? "decimal" : "text"}
        spellcheck={false}
        onChange={onChange}
      />
    </label>
  )
}

/** Plots of the distribution of stake, uptime and fees on the page. */
function Plots({ rows }: { readonly rows: readonly ValidatorRow[] }) {
  const { stake, uptime, rewards } = useMemo(() => {
    const staked = rows.filter(({ delegationFee }) => delegationFee !== null)
    const stakes = staked.map(
      ({ amountStaked, amountDelegated = "0" }) => Number(BigInt(amountStaked) + BigInt(amountDelegated)) / 1e9,
    )
    const rewarded = staked.flatMap(({ potentialRewards }) =>
      potentialRewards === undefined ? [] : Number(potentialRewards.validationRewardAmount) / 1e9,
    )
    const uptimes = rows.flatMap(({ uptimePerformance }) => uptimePerformance ?? [])
    return { stake: rankingOf(stakes), uptime: rankingOf(uptimes, false), rewards: rankingOf(rewarded) }
  }, [rows])
  if (rows.length < 3) return null
  const shared = { kind: "bars", isTime: false } as const
  return (
    <div class="plots">
      <LazyPlot title="Stake with delegations, AVAX, by rank" {...stake} format={figure} {...shared} />
      {uptime.columns[0].length === 0 ? null : (
        <LazyPlot title="Uptime, %, by rank" {...uptime} format={(value) => grouped(Math.round(value))} {...shared} />
      )}
      <LazyPlot title="Reward to come, AVAX, by rank" {...rewards} format={figure} {...shared} />
    </div>
  )
}
