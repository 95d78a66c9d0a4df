import { Markdown } from "../../ui/index.ts"
import type { Reference } from "../model/reference.ts"
import { schemaNode } from "../model/schema-node.ts"
import { usersOf } from "../model/schema-users.ts"
import { hrefOf } from "./route.ts"
import { SchemaFacts, SchemaShape } from "./schema-view.tsx"

/** A schema of a document, and the operations that use it. */
export function SchemaPage({ reference, name }: { readonly reference: Reference; readonly name: string }) {
  const schema = { $ref: `#/components/schemas/${name.replaceAll("~", "~0").replaceAll("/", "~1")}` }
  const node = schemaNode(reference.lookup, schema)
  const users = usersOf(reference, name)
  return (
    <article>
      <p class="eyebrow">Schema</p>
      <h1 tabIndex={-1} class="mono">
        {name}
      </h1>
      <Markdown text={node.description} />
      <SchemaFacts node={node} />
      <SchemaShape reference={reference} schema={schema} />
      {users.length === 0 ? null : (
        <section>
          <h2>Used by</h2>
          <ul class="index">
            {users.map(({ key, path, summary }) => (
              <li>
                <a href={hrefOf({ document: reference.name, kind: "operations", key })}>
                  {reference.kind === "openrpc" ? path : summary}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
