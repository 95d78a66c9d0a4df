import { useState } from "preact/hooks"
import type { FindEntry } from "../../abi/abi-entry.ts"
import { decodeLog } from "../../abi/events.ts"
import type { ListedLog } from "../../data/schemas.ts"
import { grouped } from "../../format/decimals.ts"
import { untrustedName } from "../../format/text.ts"
import { Parameters } from "../../ui/abi-value.tsx"
import { Party } from "../../ui/links.tsx"
import { Empty } from "../../ui/states.tsx"
import { Bytes } from "./input.tsx"

/** Maximum number of displayed logs: a transaction can have tens of thousands. */
const maxShownLogs = 100

interface LogsProps {
  readonly chainId: string
  readonly logs: readonly ListedLog[]
  readonly find: FindEntry
}

/** The logs of a transaction; known events are decoded. */
export function Logs({ chainId, logs, find }: LogsProps) {
  const [shown, show] = useState(maxShownLogs)
  if (logs.length === 0) return <Empty>It wrote no logs.</Empty>
  return (
    <>
      <ol class="logs">
        {logs.slice(0, shown).map((log) => (
          <li key={log.logIndex}>
            <LogView chainId={chainId} log={log} find={find} />
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

interface LogViewProps {
  readonly chainId: string
  readonly log: ListedLog
  readonly find: FindEntry
}

function LogView({ chainId, log, find }: LogViewProps) {
  const { logIndex, address, topics, data } = log
  const decoded = decodeLog(topics, data, find(address, topics[0] ?? ""))
  return (
    <article class="log">
      <header>
        <span class="soft">{logIndex}</span>{" "}
        <strong>{decoded === undefined ? "Event without a known name" : untrustedName(decoded.name)}</strong>
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
        <Parameters chainId={chainId} values={decoded.parameters} />
      )}
    </article>
  )
}
