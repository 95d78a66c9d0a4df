import { chainName, chains } from "../../data/catalog.ts"
import { isLastKnown } from "../../data/gone.ts"
import { type IndexerState, progressOf } from "../../data/indexers.ts"
import { lagWords } from "../../data/lag-words.ts"
import { gone, isServiceLost, useIndexers } from "../../data/use-indexers.ts"
import { grouped } from "../../format/decimals.ts"
import { untrustedName } from "../../format/text.ts"
import { pathTo } from "../../router/route.ts"
import { Badge, type Tone } from "../../ui/badge.tsx"
import { LastKnown } from "../../ui/last-known.tsx"
import { Meter } from "../../ui/meter.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { now, Time } from "../../ui/time.tsx"

/** The tone of each state of an indexer. */
export const toneOf: Readonly<Record<string, Tone>> = {
  following: "good",
  backfilling: "plum",
  starting: "plain",
  retrying: "warn",
  paused: "warn",
  standby: "plain",
  stuck: "bad",
  stopped: "bad",
}

/** All chains: the head, the lag behind the node, and the indexed share. */
export function ChainStates() {
  const { value } = useIndexers()
  const known = chains.value ?? []
  const stateOf = (chainId: string) => value?.chains.find((one) => one.chainId === chainId)
  return (
    <ul class="chains">
      {known.map(({ chainId, chainName: name }) => (
        <li key={chainId}>
          <ChainCard
            to={pathTo`/chains/${chainId}`}
            name={name}
            about={`Chain ${chainId}`}
            blockPath={(number) => pathTo`/chains/${chainId}/blocks/${number}`}
            state={stateOf(chainId)}
          />
        </li>
      ))}
      {value?.networks.flatMap(({ network, networkId, chains: primary }) =>
        primary.map((state) => {
          const base = `/networks/${encodeURIComponent(network)}/blockchains/${encodeURIComponent(state.chainName)}`
          return (
            <li key={base}>
              <ChainCard
                to={base}
                name={chainName(state.chainName)}
                about={`Primary network ${networkId}`}
                blockPath={(number) => `${base}/blocks/${number}`}
                state={state}
              />
            </li>
          )
        }),
      )}
    </ul>
  )
}

interface ChainCardProps {
  readonly to: string
  readonly name: string
  readonly about: string
  readonly blockPath: (number: number) => string
  readonly state: IndexerState | undefined
}

function ChainCard({ to, name, about, blockPath, state }: ChainCardProps) {
  const progress = state && progressOf(state)
  return (
    <article class="chain-card">
      <header>
        <h2>
          <OwnLink to={to}>{untrustedName(name, 30)}</OwnLink>
        </h2>
        {isLastKnown(gone.value, to) ? <LastKnown /> : null}
        {state === undefined ? null : <Badge tone={toneOf[state.state] ?? "plain"}>{state.state}</Badge>}
      </header>
      <p class="soft">{about}</p>
      {state?.head === undefined ? (
        <p class="head soft">no block yet</p>
      ) : (
        <p class="head">
          <OwnLink to={blockPath(state.head.number)} class="figure">
            {grouped(state.head.number)}
          </OwnLink>
          <span class="soft">
            <Time at={state.head.timestamp} />
          </span>
        </p>
      )}
      {progress === undefined || progress === 1 ? null : <Meter value={progress} label={`${name} indexed`} />}
      {state === undefined ? null : <p class="soft lag">{lagWords(state, now.value, isServiceLost.value)}</p>}
    </article>
  )
}
