import { signal, useComputed, useSignal } from "@preact/signals"
import type { Details } from "../model/details.ts"
import type { Reference } from "../model/reference.ts"
import { type Call, type CallPlace, callOf } from "../model/samples.ts"
import { serversOf } from "../model/servers.ts"
import type { PageDocument } from "../site/site-document.ts"
import { callForm, idOf, valuesOf } from "../try/call-form.ts"
import { pageOrigin, targetOf } from "../try/target.ts"
import { CodeBlock } from "../ui/code-block.tsx"
import type { Language } from "../ui/highlight.ts"
import { Tabs } from "../ui/tabs.tsx"
import { CallFields } from "./call-fields.tsx"
import { ServerFields } from "./server-fields.tsx"
import type { PageState } from "./state.ts"
import { TryPanel } from "./try-panel.tsx"

const languages: Readonly<Record<string, Language>> = { curl: "sh", TypeScript: "ts", viem: "ts" }

/** The language that was chosen last, for all operations. */
const chosenLanguage = signal("curl")

interface CallPanelProps {
  readonly state: PageState
  readonly document: PageDocument
  readonly reference: Reference
  readonly details: Details
}

/** How an operation is called: its parameters to fill in, the code for it, and a try. */
export function CallPanel({ state, document, reference, details }: CallPanelProps) {
  const { operation } = details
  const form = callForm(idOf(reference, operation), details)
  const target = targetOf(document, reference)
  const servers = serversOf(reference, operation)
  const chosenServer = useSignal(0)
  const call = useComputed(() => {
    const server = servers[chosenServer.value] ?? servers[0]
    if (server === undefined) return "the document names no server"
    const defaults = Object.fromEntries(server.variables.map(({ name, default: value }) => [name, value]))
    const variables = { ...defaults, ...target.variables.value }
    const origin = server.origin === "" || target.origin.value === pageOrigin() ? target.origin.value : server.origin
    return madeCall(
      reference,
      details,
      { origin: origin || anyOrigin, server, variables },
      document,
      valuesOf(form, details, reference.lookup),
    )
  })
  if (typeof call.value === "string")
    return (
      <section id="call" class="call" aria-label="Call" tabIndex={-1}>
        <p class="facts">{`There is no call to show: ${call.value}.`}</p>
      </section>
    )
  const { code, request } = call.value
  const names = Object.keys(code)
  const language = names.includes(chosenLanguage.value) ? chosenLanguage.value : (names[0] ?? "")
  return (
    <section id="call" class="call" aria-label="Call" tabIndex={-1}>
      <Tabs
        id="code"
        label="Language"
        names={names}
        chosen={language}
        choose={(name) => {
          chosenLanguage.value = name
        }}
      >
        <CodeBlock text={code[language] ?? ""} language={languages[language] ?? "text"} label={`Code, ${language}`} />
      </Tabs>
      <TryPanel key={operation.key} state={state} reference={reference} details={details} request={request}>
        <ServerFields reference={reference} operation={operation} target={target} chosen={chosenServer} />
        <CallFields reference={reference} details={details} form={form} />
      </TryPanel>
    </section>
  )
}

/** Where an example goes to when nobody says where. */
const anyOrigin = "http://127.0.0.1:8080"

function madeCall(
  reference: Reference,
  { operation }: Details,
  place: CallPlace,
  { client }: PageDocument,
  values: Readonly<Record<string, unknown>>,
): Call | string {
  try {
    return callOf(reference, operation, place, client, values)
  } catch (error) {
    // Documents of others have what no client can send; what it is stands in the message.
    return (error as Error).message
  }
}
