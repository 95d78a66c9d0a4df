import { CodeBlock } from "../../ui/index.ts"
import type { Reference, ReferenceOperation } from "../model/reference.ts"
import { callSample } from "../model/samples.ts"
import type { PageDocument } from "../site/site-document.ts"
import { callTarget, callTargets, chosenTarget, targetVariables } from "../try/target.ts"
import { hrefOf } from "./route.ts"

interface FirstCallProps {
  readonly document: PageDocument
  readonly reference: Reference
}

/** The base URL of an API, its key, and a first request that needs no values of one's own. */
export function FirstCall({ document, reference }: FirstCallProps) {
  const operation = firstOperation(reference)
  const target = callTarget(document)
  const place = operation && chosenTarget(callTargets(document, reference, operation), target)
  const curl = operation && place && curlOf(document, reference, operation, place, targetVariables(place, target))
  if (operation === undefined || place === undefined) return null
  const key = keyHeaderOf(reference)
  return (
    <section class="first-call" aria-label="First request">
      <dl>
        <dt>Base URL</dt>
        <dd>
          <code>{`${place.origin}${place.server.path}`}</code>
        </dd>
        <dt>Key</dt>
        <dd>{key === undefined ? "none" : <code>{key}</code>}</dd>
      </dl>
      {curl === undefined ? null : <CodeBlock text={curl} language="sh" label="First request, curl" />}
      <p>
        <a href={hrefOf({ document: document.name, kind: "operations", key: operation.key })}>
          {operation.summary || operation.path}
        </a>{" "}
        in other languages, and a form to try it.
      </p>
    </section>
  )
}

/** An operation that reads without parameters in its path, or else the first one. */
function firstOperation({ operations }: Reference): ReferenceOperation | undefined {
  const served = operations.filter(({ isUnserved, isDeprecated }) => !isUnserved && !isDeprecated)
  return served.find(({ verb, path }) => verb === "GET" && !path.includes("{")) ?? served[0]
}

function curlOf(
  { client }: PageDocument,
  reference: Reference,
  operation: ReferenceOperation,
  place: NonNullable<ReturnType<typeof chosenTarget>>,
  variables: Readonly<Record<string, string>>,
): string | undefined {
  try {
    return callSample(reference, operation, { origin: place.origin, server: place.server, variables }, client).code.curl
  } catch {
    // What no client can send has no request to show; its page has the reason.
    return undefined
  }
}

/** Where the API's key is sent, as a header of a request; undefined without a key in a header. */
function keyHeaderOf({ document, lookup }: Reference): string | undefined {
  const schemes = lookup.object(lookup.object(document.components).securitySchemes)
  for (const scheme of Object.values(schemes)) {
    const { type, in: place, name, scheme: kind } = lookup.object(scheme)
    if (type === "apiKey" && place === "header" && typeof name === "string") return `${name}: <key>`
    if (type === "http" && kind === "bearer") return "authorization: Bearer <key>"
  }
  return undefined
}
