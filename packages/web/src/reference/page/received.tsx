import { CodeBlock } from "../../ui/index.ts"
import { layOut, longestShownJson } from "../try/exact-json.ts"
import type { ReceivedAnswer as Answer } from "../try/send-call.ts"

/** A response: status, headers and body; a long body is truncated. */
export function ReceivedView({ received, isDone }: { readonly received: Answer; readonly isDone: boolean }) {
  const { status, headers, milliseconds, text, bytes, isCut } = received
  const type = headers.find(([name]) => name === "content-type")?.[1] ?? ""
  const isJson = /\bjson\b/.test(type) || /^\s*[[{]/.test(text)
  const shown = text.slice(0, longestShownJson)
  const laidOut = isJson && text.length <= longestShownJson ? layOut(text) : shown
  return (
    <section class="received" aria-label="Answer">
      <p class="field-head">
        <span class={`status ${status < 300 ? "good" : status < 400 ? "warn" : "bad"}`}>{status}</span>
        <span class="facts">{[`${milliseconds} ms`, size(bytes), ...(isDone ? [] : ["goes on"])].join(" · ")}</span>
      </p>
      {text === "" ? (
        <p class="facts">The body is empty.</p>
      ) : (
        <CodeBlock
          text={laidOut}
          language={isJson ? "json" : "text"}
          label="Body of the answer"
          copy={isCut ? laidOut : text}
        />
      )}
      {isDone && (isCut || text.length > longestShownJson) ? (
        <p class="facts">
          {isCut
            ? `Only the first ${size(bytes)} were read.`
            : `Only the first ${longestShownJson.toLocaleString("en")} characters are shown; Copy copies all.`}
        </p>
      ) : null}
      <details>
        <summary>{`${headers.length} headers`}</summary>
        <dl class="headers">
          {headers.map(([name, value]) => (
            <div>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

function size(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
