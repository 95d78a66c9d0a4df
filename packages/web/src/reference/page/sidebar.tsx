import { useEffect } from "preact/hooks"
import { ThemeSwitch } from "../../ui/index.ts"
import type { Reference } from "../model/reference.ts"
import { hasSubscriptions } from "../model/subscriptions.ts"
import { hrefOf } from "./route.ts"
import { SearchBox } from "./search-box.tsx"
import type { PageState } from "./state.ts"
import { Verb } from "./verb.tsx"

/** The navigation: documents, search, and operations by group. */
export function Sidebar({ state }: { readonly state: PageState }) {
  const { documents } = state
  const current = state.current()
  const loaded = current && state.load(current.name).value
  const reference = loaded?.status === "ready" ? loaded.reference : undefined
  return (
    <aside class="sidebar" id="navigation" aria-label="Contents">
      <div class="sidebar-head">
        {documents.length > 1 ? (
          <nav aria-label="Documents" class="documents">
            {documents.map(({ name, title }) => (
              <a href={hrefOf({ document: name })} aria-current={name === current?.name ? "true" : undefined}>
                {title}
              </a>
            ))}
          </nav>
        ) : (
          <a class="brand" href={hrefOf({ document: current?.name ?? "" })}>
            {current?.title}
          </a>
        )}
        <SearchBox state={state} />
      </div>
      {reference === undefined ? null : <Navigation state={state} reference={reference} />}
      <div class="sidebar-foot">
        <ThemeSwitch />
      </div>
    </aside>
  )
}

/** A name with possible line breaks between its words. */
function breakable(name: string) {
  return name.split(/(?<=[a-z._])(?=[A-Z])|(?<=[._])/).flatMap((part, index) => (index === 0 ? part : [<wbr />, part]))
}

function Navigation({ state, reference }: { readonly state: PageState; readonly reference: Reference }) {
  const { kind, key } = state.route.value
  const { name } = reference
  const here = (isHere: boolean) => (isHere ? ("page" as const) : undefined)
  useEffect(() => {
    const link = document.querySelector(".operations [aria-current]")
    link?.scrollIntoView({ block: "nearest" })
  }, [name, key])
  return (
    <nav aria-label="Operations" class="operations">
      <ul>
        <li>
          <a href={hrefOf({ document: name })} aria-current={here(kind === "overview")}>
            Overview
          </a>
        </li>
        <li>
          <a href={hrefOf({ document: name, kind: "errors" })} aria-current={here(kind === "errors")}>
            Errors
          </a>
        </li>
        {hasSubscriptions(reference) ? (
          <li>
            <a href={hrefOf({ document: name, kind: "subscriptions" })} aria-current={here(kind === "subscriptions")}>
              Subscriptions
            </a>
          </li>
        ) : null}
      </ul>
      {reference.groups.map(({ name: group, operations }) => (
        <section aria-label={group}>
          <h2>{group}</h2>
          <ul>
            {operations.map((operation) => (
              <li data-off={operation.isDeprecated || operation.isUnserved ? "" : undefined}>
                <a
                  href={hrefOf({ document: name, kind: "operations", key: operation.key })}
                  aria-current={here(kind === "operations" && key === operation.key)}
                >
                  <span>{reference.kind === "openrpc" ? breakable(operation.path) : operation.summary}</span>
                  {reference.kind === "openrpc" ? null : <Verb name={operation.verb} />}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
