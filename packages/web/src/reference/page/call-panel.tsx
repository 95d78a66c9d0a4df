import { signal, useComputed } from "@preact/signals"
import { CodeBlock, type Language, Tabs } from "../../ui/index.ts"
import type { CallOrigin, CallSample } from "../model/call.ts"
import type { OperationDetails } from "../model/details.ts"
import type { Reference } from "../model/reference.ts"
import { callSample } from "../model/samples.ts"
import type { PageDocument } from "../site/site-document.ts"
import { callForm, callId, formValues } from "../try/call-form.ts"
import { callTarget, callTargets, chosenTarget, targetVariables } from "../try/target.ts"
import { CallFields } from "./call-fields.tsx"
import { ServerFields } from "./server-fields.tsx"
import type { PageState } from "./state.ts"
import { TryPanel } from "./try-panel.tsx"

const languages: Readonly<Record<string, Language>> = { curl: "sh", TypeScript: "ts", viem: "ts", fetch: "ts" }

/** The last selected language, for all operations. */
const chosenLanguage = signal("curl")

interface CallPanelProps {
  readonly state: PageState
  readonly document: PageDocument
  readonly reference: Reference
  readonly details: OperationDetails
}

/** The panel of a call: fields for its parameters, example code, and the try panel. */
export function CallPanel({ state, document, reference, details }: CallPanelProps) {
  const { operation } = details
  const form = callForm(callId(reference, operation), details, reference.lookup)
  const target = callTarget(document)
  const places = callTargets(document, reference, operation)
  const place = chosenTarget(places, target)
  const call = useComputed(() => {
    const chosen = chosenTarget(places, target)
    if (chosen === undefined) return "the document names no server"
    const { origin, server } = chosen
    const where = { origin, server, variables: targetVariables(chosen, target) }
    return madeCall(reference, details, where, document, formValues(form, details, reference.lookup))
  })
  if (typeof call.value === "string" || place === undefined)
    return (
      <section id="call" class="call" aria-label="Call" tabIndex={-1}>
        <p class="facts">{`There is no call to show: ${String(call.value)}.`}</p>
      </section>
    )
  const { code } = call.value
  // A typed body is sent unchanged, so that numbers keep their digits.
  const isTyped = call.value.request.body !== undefined && details.body?.contents[0]?.type === "application/json"
  const request = isTyped ? { ...call.value.request, body: form.body.value } : call.value.request
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
        <ServerFields places={places} place={place} target={target} />
        <CallFields reference={reference} details={details} form={form} />
      </TryPanel>
    </section>
  )
}

function madeCall(
  reference: Reference,
  { operation }: OperationDetails,
  place: CallOrigin,
  { client }: PageDocument,
  values: Readonly<Record<string, unknown>>,
): CallSample | string {
  try {
    return callSample(reference, operation, place, client, values)
  } catch (error) {
    // A document may contain an operation that no client can send; the message has the reason.
    return (error as Error).message
  }
}
