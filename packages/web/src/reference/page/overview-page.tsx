import { Markdown } from "../../ui/index.ts"
import type { Reference } from "../model/reference.ts"
import type { PageDocument } from "../site/site-document.ts"
import { FirstCall } from "./first-call.tsx"
import { hrefOf } from "./route.ts"
import { Verb } from "./verb.tsx"

interface OverviewPageProps {
  readonly document: PageDocument
  readonly reference: Reference
  /** What the path names and the document does not have; empty if it names nothing. */
  readonly missing: string
}

/** The description of a document, its base URL, key and first request, and its operations by group. */
export function OverviewPage({ document, reference, missing }: OverviewPageProps) {
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
      <FirstCall document={document} reference={reference} />
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
