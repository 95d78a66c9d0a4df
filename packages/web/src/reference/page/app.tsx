import { useEffect, useRef } from "preact/hooks"
import type { Reference } from "../model/reference.ts"
import type { PageDocument } from "../site/site-document.ts"
import { ErrorsPage } from "./errors-page.tsx"
import { OperationPage } from "./operation-page.tsx"
import { OverviewPage } from "./overview-page.tsx"
import { SchemaPage } from "./schema-page.tsx"
import { Sidebar } from "./sidebar.tsx"
import type { PageState } from "./state.ts"
import { SubscriptionsPage } from "./subscriptions-page.tsx"

/** The whole page: the navigation, and the content of the route. */
export function App({ state }: { readonly state: PageState }) {
  const document = state.current()
  useShortcuts(state)
  return (
    <div class="app" data-menu={state.isMenuOpen.value ? "open" : "closed"}>
      <button type="button" class="skip" onClick={focusMain}>
        Skip to the content
      </button>
      <header class="bar">
        <button
          type="button"
          class="button"
          aria-expanded={state.isMenuOpen.value}
          aria-controls="navigation"
          onClick={() => {
            state.isMenuOpen.value = !state.isMenuOpen.value
          }}
        >
          {state.isMenuOpen.value ? "Close" : "Menu"}
        </button>
        <span class="bar-title">{document?.title}</span>
      </header>
      <Sidebar state={state} />
      <main id="main" tabIndex={-1}>
        {document === undefined ? <p>There is no document here.</p> : <Shown state={state} document={document} />}
      </main>
    </div>
  )
}

function Shown({ state, document }: { readonly state: PageState; readonly document: PageDocument }) {
  const { value } = state.load(document.name)
  if (value.status === "loading") return <p class="state" role="status">{`Loading ${document.title} …`}</p>
  if (value.status === "failed")
    return (
      <p class="state" role="alert">
        {value.message}
      </p>
    )
  return <Chosen state={state} document={document} reference={value.reference} />
}

interface ChosenProps {
  readonly state: PageState
  readonly document: PageDocument
  readonly reference: Reference
}

function Chosen({ state, document, reference }: ChosenProps) {
  const { kind, key, section } = state.route.value
  useArrival(`${reference.name} ${kind} ${key}`, section)
  const operation = kind === "operations" ? reference.operations.find((one) => one.key === key) : undefined
  if (operation !== undefined)
    return (
      <OperationPage
        key={`${reference.name} ${key}`}
        state={state}
        document={document}
        reference={reference}
        operation={operation}
      />
    )
  if (kind === "schemas" && reference.schemas.includes(key)) return <SchemaPage reference={reference} name={key} />
  if (kind === "errors") return <ErrorsPage reference={reference} />
  if (kind === "subscriptions") return <SubscriptionsPage document={document} reference={reference} />
  return <OverviewPage document={document} reference={reference} missing={key} />
}

/** After a navigation, moves the focus to the heading and sets the title of the tab. */
function useArrival(shown: string, section: string) {
  const isFirst = useRef(true)
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>("main h1")
    const part = section === "" ? null : document.getElementById(section)
    if (heading !== null) document.title = `${heading.textContent} · ${document.title.split(" · ").at(-1)}`
    if (part !== null) part.scrollIntoView()
    else if (!isFirst.current) scrollTo(0, 0)
    // At the first load the focus stays where the browser puts it.
    if (!isFirst.current || part !== null) (part ?? heading)?.focus({ preventScroll: true })
    isFirst.current = false
  }, [shown, section])
}

/** Keyboard shortcuts: `/` focuses the search, except within fields; Escape closes the navigation. */
function useShortcuts(state: PageState) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      const isField = target instanceof HTMLElement && target.matches("input, textarea, select")
      if (key === "/" && !isField && !event.ctrlKey && !event.metaKey) {
        event.preventDefault()
        state.isMenuOpen.value = true
        document.getElementById("search")?.focus()
      }
      if (key === "Escape") state.isMenuOpen.value = false
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [state])
}

function focusMain() {
  document.getElementById("main")?.focus()
}
