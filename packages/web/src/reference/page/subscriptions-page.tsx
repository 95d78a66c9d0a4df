import { useSignal } from "@preact/signals"
import { useEffect, useRef } from "preact/hooks"
import { CodeBlock } from "../../ui/index.ts"
import type { Reference } from "../model/reference.ts"
import { filledPath } from "../model/servers.ts"
import { subscriptionDescriptions } from "../model/subscriptions.ts"
import type { PageDocument } from "../site/site-document.ts"
import { layOut } from "../try/exact-json.ts"
import { type Message, subscribe } from "../try/subscription.ts"
import { callTarget, callTargets, chosenTarget, targetVariables } from "../try/target.ts"

/** Maximum number of messages that are kept. */
const maxMessages = 50

/** Starts, shows and stops subscriptions over a WebSocket. */
export function SubscriptionsPage({
  document,
  reference,
}: {
  readonly document: PageDocument
  readonly reference: Reference
}) {
  const url = useSignal(firstUrl(document, reference))
  const kind = useSignal("newHeads")
  const filter = useSignal("{}")
  const state = useSignal<"none" | "connecting" | "subscribed" | "ended">("none")
  const why = useSignal("")
  const messages = useSignal<readonly Message[]>([])
  const stop = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const begin = () => {
    stop.current?.()
    messages.value = []
    why.value = ""
    try {
      const params = kind.value === "logs" ? [kind.value, JSON.parse(filter.value)] : [kind.value]
      stop.current = subscribe(url.value, params, {
        onState: (next, reason = "") => {
          state.value = next
          why.value ||= reason
        },
        onMessage: (message) => {
          messages.value = [message, ...messages.value].slice(0, maxMessages)
        },
      })
    } catch (error) {
      state.value = "ended"
      why.value = (error as Error).message
    }
  }
  const isOn = state.value === "connecting" || state.value === "subscribed"
  const words = { none: "", connecting: "Connecting …", subscribed: "Subscribed.", ended: `Ended. ${why.value}` }[
    state.value
  ]
  return (
    <article class="subscriptions">
      <h1 tabIndex={-1}>Subscriptions</h1>
      <p>
        An EVM chain tells what is new over a WebSocket: <code>eth_subscribe</code> begins, <code>eth_unsubscribe</code>{" "}
        or the end of the connection stops.
      </p>
      <div class="panel">
        <div class="line">
          <label for="socket">WebSocket</label>
          <input
            id="socket"
            class="input mono"
            value={url.value}
            disabled={isOn}
            onInput={({ currentTarget }) => {
              url.value = currentTarget.value
            }}
          />
        </div>
        <div class="line">
          <label for="kind">Kind</label>
          <select
            id="kind"
            class="input mono"
            disabled={isOn}
            onChange={({ currentTarget }) => {
              kind.value = currentTarget.value
            }}
          >
            {Object.keys(subscriptionDescriptions).map((name) => (
              <option value={name} selected={name === kind.value}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <p class="facts">{subscriptionDescriptions[kind.value]}</p>
        {kind.value === "logs" ? (
          <div class="line">
            <label for="filter">Filter</label>
            <textarea
              id="filter"
              class="input"
              disabled={isOn}
              value={filter.value}
              onInput={({ currentTarget }) => {
                filter.value = currentTarget.value
              }}
            />
          </div>
        ) : null}
        <div class="buttons">
          {isOn ? (
            <button
              type="button"
              class="button"
              onClick={() => {
                stop.current?.()
                state.value = "ended"
              }}
            >
              Stop
            </button>
          ) : (
            <button type="button" class="button primary" onClick={begin}>
              Subscribe
            </button>
          )}
        </div>
      </div>
      <p role="status" class="facts">
        {words}
      </p>
      <ol class="messages-log" reversed aria-label="Messages">
        {messages.value.map(({ number, text }) => (
          <li key={number}>
            <CodeBlock text={layOut(text)} language="json" label={`Message ${number}`} />
          </li>
        ))}
      </ol>
    </article>
  )
}

/** The WebSocket URL of the chain: its HTTP URL with `/ws` instead of `/rpc`. */
function firstUrl(document: PageDocument, reference: Reference): string {
  const operation = reference.operations.find(({ path }) => path === "eth_getLogs") ?? reference.operations[0]
  const target = callTarget(document)
  const place = operation && chosenTarget(callTargets(document, reference, operation), target)
  if (place === undefined) return ""
  const path = filledPath(place.server.path, targetVariables(place, target))
  return `${place.origin.replace(/^http/, "ws")}${path.replace(/\/rpc$/, "/ws")}`
}
