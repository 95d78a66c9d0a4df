import { Markdown } from "../../ui/index.ts"
import type { DocumentedParameter } from "../model/details.ts"
import type { Reference } from "../model/reference.ts"
import { schemaNode } from "../model/schema-node.ts"
import { SchemaFacts, SchemaShape, TypeName } from "./schema-view.tsx"

/** Parameters or headers with their constraints. */
export function ParameterList({
  reference,
  parameters,
}: {
  readonly reference: Reference
  readonly parameters: readonly DocumentedParameter[]
}) {
  return (
    <ul class="fields">
      {parameters.map((parameter) => (
        <ParameterLine reference={reference} parameter={parameter} />
      ))}
    </ul>
  )
}

function ParameterLine({
  reference,
  parameter,
}: {
  readonly reference: Reference
  readonly parameter: DocumentedParameter
}) {
  const { name, place, isRequired, isDeprecated, description, schema } = parameter
  const node = schemaNode(reference.lookup, schema)
  const isDeep = node.members.length + node.variants.length > 0
  return (
    <li>
      <p class="field-head">
        <code class="field-name">{name}</code>
        <TypeName reference={reference} node={node} />
        {["path", "query", "cookie"].includes(place) ? <span class="place">{place}</span> : null}
        {isRequired ? <span class="required">required</span> : null}
        {isDeprecated ? <span class="optional">deprecated</span> : null}
      </p>
      <Markdown text={description || node.description} />
      <SchemaFacts node={node} />
      {isDeep ? (
        <details>
          <summary>{node.members.length > 0 ? "Members" : "Kinds"}</summary>
          <SchemaShape reference={reference} schema={schema} />
        </details>
      ) : null}
    </li>
  )
}
