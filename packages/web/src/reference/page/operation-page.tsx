import { useMemo } from "preact/hooks"
import { CopyButton, Markdown } from "../../ui/index.ts"
import type { DocumentedAnswer, OperationDetails } from "../model/details.ts"
import { detailsOf } from "../model/read-details.ts"
import type { Reference, ReferenceOperation } from "../model/reference.ts"
import { schemaNode } from "../model/schema-node.ts"
import type { PageDocument } from "../site/site-document.ts"
import { callForm, callId, fillIn } from "../try/call-form.ts"
import { CallPanel } from "./call-panel.tsx"
import { ErrorList, type Fill } from "./error-list.tsx"
import { Examples } from "./examples.tsx"
import { ParameterList } from "./parameter-list.tsx"
import { hrefOf } from "./route.ts"
import { SchemaFacts, SchemaShape, TypeName } from "./schema-view.tsx"
import type { PageState } from "./state.ts"
import { Verb } from "./verb.tsx"

interface OperationPageProps {
  readonly state: PageState
  readonly document: PageDocument
  readonly reference: Reference
  readonly operation: ReferenceOperation
}

/** An operation: its description, parameters and responses, and the panel of its call. */
export function OperationPage({ state, document, reference, operation }: OperationPageProps) {
  const details = useMemo(() => detailsOf(reference, operation), [reference, operation])
  const { description, parameters, body, results, errors, notes } = details
  const isRpc = reference.kind === "openrpc"
  const fill: Fill = (one) => {
    const { lookup } = reference
    fillIn(callForm(callId(reference, operation), details, lookup), details, lookup, one)
  }
  return (
    <article class="operation">
      <div class="text">
        <p class="eyebrow">
          {operation.group}
          <button type="button" class="quiet to-call" onClick={showCall}>
            Try it
          </button>
        </p>
        <h1 tabIndex={-1} class={isRpc ? "mono" : undefined}>
          {isRpc ? operation.path : operation.summary}
        </h1>
        {isRpc ? null : (
          <p class="request-line">
            <Verb name={operation.verb} /> <code>{operation.path}</code>
            <CopyButton text={operation.path} />
          </p>
        )}
        <Deprecation reference={reference} details={details} />
        <Markdown text={description || (isRpc ? operation.summary : "")} />
        {notes.length === 0 ? null : (
          <ul class="notes">
            {notes.map((note) => (
              <li>
                <Markdown text={note} isInline />
              </li>
            ))}
          </ul>
        )}
        {parameters.length === 0 ? null : (
          <section id="parameters" tabIndex={-1}>
            <h2>Parameters</h2>
            <ParameterList reference={reference} parameters={parameters} />
          </section>
        )}
        {body === undefined ? null : (
          <section id="body" tabIndex={-1}>
            <h2>Body</h2>
            <p class="facts">{`${body.contents.map(({ type }) => type).join(", ")}${body.isRequired ? "" : ", optional"}`}</p>
            <Markdown text={body.description} />
            {body.contents.slice(0, 1).map(({ schema }) => (
              <SchemaShape reference={reference} schema={schema} />
            ))}
          </section>
        )}
        {results.length === 0 ? null : (
          <section id="result" tabIndex={-1}>
            <h2>{isRpc ? "Result" : results.length === 1 ? "Response" : "Responses"}</h2>
            {results.map((answer) => (
              <Result reference={reference} answer={answer} isRpc={isRpc} />
            ))}
          </section>
        )}
        {errors.length === 0 ? null : (
          <section id="errors" tabIndex={-1}>
            <h2>Errors</h2>
            <ErrorList errors={errors} fill={fill} />
          </section>
        )}
        <Neighbours reference={reference} operation={operation} />
      </div>
      <CallPanel state={state} document={document} reference={reference} details={details} />
    </article>
  )
}

function Deprecation({
  reference,
  details: { deprecation },
}: {
  readonly reference: Reference
  readonly details: OperationDetails
}) {
  if (deprecation === undefined) return null
  const { since, replacedBy } = deprecation
  const instead = reference.operations.find(({ key }) => key === replacedBy)
  return (
    <p class="notice">
      {`Deprecated${since === "" ? "" : ` since ${since}`}.`}
      {replacedBy === "" ? null : (
        <>
          {" Use "}
          {instead === undefined ? (
            <code>{replacedBy}</code>
          ) : (
            <a href={hrefOf({ document: reference.name, kind: "operations", key: instead.key })}>{replacedBy}</a>
          )}
          {" instead."}
        </>
      )}
    </p>
  )
}

function Result({
  reference,
  answer,
  isRpc,
}: {
  readonly reference: Reference
  readonly answer: DocumentedAnswer
  readonly isRpc: boolean
}) {
  const { label, description, headers, contents } = answer
  const [content] = contents
  const node = content && schemaNode(reference.lookup, content.schema)
  return (
    <div class="result">
      <p class="field-head">
        {isRpc ? null : <span class="status good">{label}</span>}
        {isRpc || content === undefined ? null : <span class="type">{content.type}</span>}
        {node === undefined ? null : <TypeName reference={reference} node={node} />}
      </p>
      <Markdown text={description} />
      {node === undefined || node.members.length > 0 ? null : <SchemaFacts node={node} />}
      {content === undefined ? null : <SchemaShape reference={reference} schema={content.schema} />}
      {content === undefined ? null : <Examples examples={content.examples} id={`example-${label}`} />}
      {headers.length === 0 ? null : (
        <details>
          <summary>{`${headers.length} header${headers.length === 1 ? "" : "s"}`}</summary>
          <ParameterList reference={reference} parameters={headers} />
        </details>
      )}
    </div>
  )
}

/** Links to the previous and next operation, in the order of the navigation. */
function Neighbours({
  reference,
  operation,
}: {
  readonly reference: Reference
  readonly operation: ReferenceOperation
}) {
  const all = reference.groups.flatMap(({ operations }) => operations)
  const at = all.findIndex(({ key }) => key === operation.key)
  const link = (one: ReferenceOperation | undefined, word: string) =>
    one === undefined ? (
      <span />
    ) : (
      <a href={hrefOf({ document: reference.name, kind: "operations", key: one.key })}>
        <span>{word}</span>
        {reference.kind === "openrpc" ? one.path : one.summary}
      </a>
    )
  return (
    <nav class="neighbours" aria-label="Neighbours">
      {link(all[at - 1], "Previous")}
      {link(all[at + 1], "Next")}
    </nav>
  )
}

/** In a narrow window the call is below the text: scrolls to it. */
function showCall() {
  const call = document.getElementById("call")
  call?.scrollIntoView()
  call?.focus({ preventScroll: true })
}
