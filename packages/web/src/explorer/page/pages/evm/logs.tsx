import { useState } from "preact/hooks"
import { decodeLog } from "../../abi/events.ts"
import type { ListedLog } from "../../data/schemas.ts"
import { grouped } from "../../format/decimals.ts"
import { AbiValueView } from "../../ui/abi-value.tsx"
import { Party } from "../../ui/links.tsx"
import { Empty } from "../../ui/states.tsx"
import { Bytes } from "./input.tsx"

/** Maximum number of displayed logs: a transaction can have tens of thousands. */
const maxShownLogs = 100

/** The logs of a transaction; known events are decoded. */
export function Logs({ chainId, logs }: { readonly chainId: string; readonly logs: readonly ListedLog[] }) {
  const [shown, show] = useState(maxShownLogs)
  if (logs.length === 0) return <Empty>It wrote no logs.</Empty>
  return (
    <>
      <ol class="logs">
        {logs.slice(0, shown).map((log) => (
          <li key={log.logIndex}>
            <LogView chainId={chainId} log={log} />
          </li>
        ))}
      </ol>
      {logs.length <= shown ? null : (
        <button type="button" class="button" onClick={() => show(shown + maxShownLogs)}>
          Show {maxShownLogs} more of {grouped(logs.length - shown)}
        </button>
      )}
    </>
  )
}

function LogView({ chainId, log }: { readonly chainId: string; readonly log: ListedLog }) {
  const { logIndex, address, topics, data } = log
  const decoded = decodeLog(topics, data)
  return (
    <article class="log">
      <header>
        <span class="soft">{logIndex}</span> <strong>{decoded?.name ?? "Event without a known name"}</strong>
        <span class="soft"> of </span>
        <Party chainId={chainId} party={{ address }} />
      </header>
      {decoded === undefined ? (
        <>
          <dl class="parameters">
            {topics.map((topic, at) => (
              <div key={at}>
                <dt>topic {at}</dt>
                <dd class="mono">{topic}</dd>
              </div>
            ))}
          </dl>
          {data === "0x" ? null : <Bytes hex={data} what="log" />}
        </>
      ) : (
        <dl class="parameters">
          {decoded.parameters.map(({ name, type, value }) => (
            <div key={name}>
              <dt>
                {name} <span class="mono">{type.startsWith("(") ? "tuple" : type}</span>
              </dt>
              <dd>
                <AbiValueView chainId={chainId} type={type} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  )
}
