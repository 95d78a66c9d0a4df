import { chainName } from "../data/catalog.ts"
import { type IndexerState, progressOf } from "../data/indexers.ts"
import { lagWords } from "../data/lag-words.ts"
import { isServiceLost, useIndexers } from "../data/use-indexers.ts"
import { grouped } from "../format/decimals.ts"
import { spacedWords, untrustedName, untrustedText } from "../format/text.ts"
import { pathTo } from "../router/route.ts"
import { Badge } from "../ui/badge.tsx"
import { Meter } from "../ui/meter.tsx"
import { OwnLink } from "../ui/own-link.tsx"
import { PageHead } from "../ui/page-head.tsx"
import { Show } from "../ui/states.tsx"
import { DataTable } from "../ui/table.tsx"
import { now, Time } from "../ui/time.tsx"
import { toneOf } from "./overview/chain-states.tsx"

interface StatusLine extends IndexerState {
  readonly name: string
  readonly to: string
}

/** The states of the indexers: which one is stuck, since when, and why. */
export default function StatusPage() {
  const indexers = useIndexers()
  return (
    <>
      <PageHead kind="This service" title="Indexers" />
      <Show of={indexers}>
        {({ status, problems, chains, networks }) => {
          const lines: readonly StatusLine[] = [
            ...chains.map((chain) => ({ ...chain, to: pathTo`/chains/${chain.chainId}` })),
            ...networks.flatMap((network) =>
              network.chains.map((chain) => ({
                ...chain,
                name: `${chainName(chain.chainName)} of ${network.networkId}`,
                to: pathTo`/networks/${network.network}/blockchains/${chain.chainName}`,
              })),
            ),
          ]
          return (
            <>
              <Problems status={status} problems={[...problems, ...networks.flatMap(({ notes }) => notes)]} />
              <Indexers lines={lines} />
            </>
          )
        }}
      </Show>
    </>
  )
}

function Problems({ status, problems }: { readonly status: string; readonly problems: readonly string[] }) {
  if (problems.length === 0)
    return (
      <p class="verdict">
        <Badge tone={status === "ready" ? "good" : "warn"}>{status}</Badge> Nothing is wrong.
      </p>
    )
  return (
    <section class="problems" aria-label="Problems">
      <p class="verdict">
        <Badge tone="bad">{status}</Badge> {problems.length === 1 ? "One problem" : `${problems.length} problems`}
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{untrustedText(problem)}</li>
        ))}
      </ul>
    </section>
  )
}

function Indexers({ lines }: { readonly lines: readonly StatusLine[] }) {
  return (
    <DataTable
      caption="Indexers"
      rows={lines}
      keyOf={({ to }) => to}
      nothing="There are no indexers."
      columns={[
        {
          name: "Chain",
          cell: (line) => <OwnLink to={line.to}>{untrustedName(line.name, 36)}</OwnLink>,
        },
        {
          name: "State",
          cell: ({ state, since }) => (
            <>
              <Badge tone={toneOf[state] ?? "plain"}>{spacedWords(state)}</Badge>{" "}
              {since === undefined ? null : (
                <span class="soft">
                  <Time at={since} />
                </span>
              )}
            </>
          ),
        },
        {
          name: "Head",
          isNumber: true,
          cell: ({ head }) => (head === undefined ? "–" : grouped(head.number)),
        },
        {
          name: "Node's head",
          isNumber: true,
          cell: ({ nodeHead }) => (nodeHead === undefined ? "–" : grouped(nodeHead.number)),
        },
        {
          name: "Indexed",
          isMinor: true,
          cell: (line) => {
            const progress = progressOf(line)
            return progress === undefined ? "–" : <Meter value={progress} label={`${line.name} indexed`} />
          },
        },
        { name: "What it does", isLong: true, cell: (line) => <Why line={line} /> },
        { name: "Quarantined", isNumber: true, isMinor: true, cell: ({ quarantined }) => grouped(quarantined) },
        { name: "Differences", isNumber: true, isMinor: true, cell: ({ differences }) => grouped(differences) },
      ]}
    />
  )
}

function Why({ line }: { readonly line: StatusLine }) {
  const { reason } = line
  const words = lagWords(line, now.value, isServiceLost.value)
  return (
    <span class="why">
      {words}
      {reason === undefined || words.includes(reason) ? null : <span class="soft"> {untrustedText(reason, 400)}</span>}
    </span>
  )
}
