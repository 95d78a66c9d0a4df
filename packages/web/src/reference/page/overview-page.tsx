import { Markdown } from "../../ui/index.ts"
import type { Reference } from "../model/reference.ts"
import { hrefOf } from "./route.ts"
import { Verb } from "./verb.tsx"

/** The description of a document, and its operations by group. */
export function OverviewPage({ reference, missing }: { readonly reference: Reference; readonly missing: string }) {
  const { name, title, version, description, groups, operations, kind } = reference
  const noun = kind === "openrpc" ? "method" : "operation"
  return (
    <article class="overview">
      <h1 tabIndex={-1}>{title}</h1>
      <p class="facts">
        {[
          kind === "openrpc" ? "OpenRPC" : "OpenAPI",
          `${operations.length} ${noun}${operations.length === 1 ? "" : "s"}`,
          ...(version === "" ? [] : [`version ${version}`]),
        ].join(" · ")}
      </p>
      {missing === "" ? null : <p class="notice">{`There is no ${missing} in this document. What there is:`}</p>}
      <Markdown text={description} />
      {groups.map((group) => (
        <section>
          <h2>{group.name}</h2>
          <Markdown text={group.description} />
          <ul class="index">
            {group.operations.map((operation) => (
              <li data-off={operation.isDeprecated || operation.isUnserved ? "" : undefined}>
                <a href={hrefOf({ document: name, kind: "operations", key: operation.key })}>
                  {kind === "openrpc" ? operation.path : operation.summary}
                </a>
                <span class="index-about">
                  {kind === "openrpc" ? (
                    operation.summary
                  ) : (
                    <>
                      <Verb name={operation.verb} /> <code>{operation.path}</code>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}
