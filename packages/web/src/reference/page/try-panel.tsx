import { type Signal, signal, useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { useEffect, useRef } from "preact/hooks"
import type { CallRequest } from "../model/call.ts"
import type { KeyLocation, OperationDetails } from "../model/details.ts"
import type { Reference } from "../model/reference.ts"
import { takesNames } from "../model/rpc-details.ts"
import { type BatchedCall, callBatch, joined } from "../try/batch.ts"
import { type ReceivedAnswer, sendCall } from "../try/send-call.ts"
import { withKey } from "../try/with-key.ts"
import { ReceivedView } from "./received.tsx"
import type { PageState } from "./state.ts"

interface TryPanelProps {
  readonly state: PageState
  readonly reference: Reference
  readonly details: OperationDetails
  readonly request: CallRequest
  /** The fields of the call; Enter in a field sends it. */
  readonly children: ComponentChildren
}

type CallState =
  | { readonly status: "none" }
  | { readonly status: "asked" }
  | { readonly status: "answered"; readonly received: ReceivedAnswer; readonly isDone: boolean }
  | { readonly status: "failed"; readonly message: string }

/** Sends the call, alone or in a batch, and shows the response. */
export function TryPanel({ state, reference, details, request, children }: TryPanelProps) {
  const answer = useSignal<CallState>({ status: "none" })
  const running = useRef<AbortController | undefined>(undefined)
  const key = apiKeySignal(state, reference)
  const { operation } = details
  const takesBatches = reference.kind === "openrpc" && !takesNames(operation.source)
  const batch = callBatch(reference.name, request.url)
  // Aborts the call when the reader leaves the page.
  useEffect(() => () => running.current?.abort(), [])

  const send = async (what: CallRequest) => {
    const stopping = new AbortController()
    running.current?.abort()
    running.current = stopping
    answer.value = { status: "asked" }
    const show = (received: ReceivedAnswer, isDone: boolean) => {
      if (running.current === stopping) answer.value = { status: "answered", received, isDone }
    }
    try {
      const { signal: stopped } = stopping
      const options = { fetch: fetch.bind(globalThis), signal: stopped, now: () => performance.now() }
      const hasKey = details.key !== undefined && key.value !== ""
      const sent = hasKey && details.key ? withKey(what, details.key, key.value) : what
      show(await sendCall(sent, hasKey, { ...options, onText: (received) => show(received, false) }), true)
    } catch (error) {
      if (running.current === stopping)
        answer.value = { status: "failed", message: stopping.signal.aborted ? "Stopped." : failureText(what, error) }
    }
  }
  const isRunning = answer.value.status === "asked" || (answer.value.status === "answered" && !answer.value.isDone)
  return (
    <form
      class="try"
      aria-label="Try it"
      onSubmit={(event) => {
        event.preventDefault()
        void send(request)
      }}
    >
      {children}
      {details.key === undefined ? null : <KeyField place={details.key} value={key} />}
      <div class="buttons">
        <button type="submit" class="button primary">
          Send
        </button>
        {isRunning ? (
          <button type="button" class="button" onClick={() => running.current?.abort()}>
            Stop
          </button>
        ) : null}
        {takesBatches ? (
          <button
            type="button"
            class="button"
            onClick={() => {
              batch.value = [...batch.value, { label: operation.path, body: request.body ?? "" }]
            }}
          >
            Add to batch
          </button>
        ) : null}
      </div>
      {takesBatches && batch.value.length > 0 ? (
        <Batch calls={batch} send={() => send({ ...request, body: joined(batch.value) })} />
      ) : null}
      <div aria-live="polite" class="hidden">
        {stateText(answer.value)}
      </div>
      {answer.value.status === "asked" ? <p class="facts">Waiting for the answer …</p> : null}
      {answer.value.status === "failed" ? <p class="notice">{answer.value.message}</p> : null}
      {answer.value.status === "answered" ? (
        <ReceivedView received={answer.value.received} isDone={answer.value.isDone} />
      ) : null}
    </form>
  )
}

function apiKeySignal({ keys }: PageState, { name }: Reference): Signal<string> {
  const known = keys.get(name)
  if (known !== undefined) return known
  const made = signal("")
  keys.set(name, made)
  return made
}

function KeyField({ place, value }: { readonly place: KeyLocation; readonly value: Signal<string> }) {
  return (
    <div class="line">
      <label for="key" title="Kept until the page is closed, and sent to the server above alone.">
        {place.name}
      </label>
      <input
        id="key"
        class="input mono secret"
        type="text"
        spellcheck={false}
        autocomplete="off"
        placeholder="optional, not stored"
        value={value.value}
        onInput={({ currentTarget }) => {
          value.value = currentTarget.value
        }}
      />
    </div>
  )
}

function Batch({ calls, send }: { readonly calls: Signal<readonly BatchedCall[]>; readonly send: () => void }) {
  return (
    <section class="batch" aria-label="Batch">
      <ol>
        {calls.value.map(({ label }, index) => (
          <li>
            <code>{label}</code>
            <button
              type="button"
              class="quiet"
              onClick={() => {
                calls.value = calls.value.filter((_, at) => at !== index)
              }}
            >
              Remove<span class="hidden">{` ${label}, call ${index + 1}`}</span>
            </button>
          </li>
        ))}
      </ol>
      <button type="button" class="button" onClick={send}>
        {`Send batch of ${calls.value.length}`}
      </button>
    </section>
  )
}

function stateText(answer: CallState): string {
  if (answer.status === "answered" && answer.isDone)
    return `Answered with ${answer.received.status} in ${answer.received.milliseconds} milliseconds`
  return answer.status === "failed" ? answer.message : ""
}

function failureText({ url }: CallRequest, error: unknown): string {
  const { origin } = new URL(url)
  const isElsewhere = origin !== location.origin
  return [
    `${origin} gave no answer: ${(error as Error).message}.`,
    ...(isElsewhere ? ["It may not be reachable, or not allow pages of other servers to call it (CORS)."] : []),
  ].join(" ")
}
