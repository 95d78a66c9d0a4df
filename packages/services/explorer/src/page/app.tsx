import type { ComponentType } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import { place } from "./router/location.ts"
import { matchRoute } from "./router/route.ts"
import { type PageProps, routes } from "./routes.ts"
import { Boundary } from "./ui/boundary.tsx"
import { Header } from "./ui/header.tsx"
import { PageHead } from "./ui/page-head.tsx"
import { Preferences } from "./ui/preferences.tsx"
import { Failed, Loading } from "./ui/states.tsx"

/** The whole app: what is on every page, and what the address leads to. */
export function App() {
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Shown />
      </main>
      <footer class="foot">
        <p>
          Serac · data of this service's own indexers · <a href="/docs">API reference</a>
        </p>
        <Preferences />
      </footer>
    </>
  )
}

function Shown() {
  const { path } = place.value
  const match = matchRoute(routes, path)
  const loaded = usePage(match?.page)
  useArrival(path, loaded.status === "ready")
  if (match === undefined)
    return (
      <>
        <PageHead kind="Explorer" title="No such page" />
        <Failed
          failure={{ kind: "missing", words: "Nothing is shown at this address. The search finds what is indexed." }}
        />
      </>
    )
  if (loaded.status === "failed")
    return <Failed failure={{ kind: "down", words: "This page's code cannot be loaded. Reload the page." }} />
  if (loaded.status === "loading") return <Loading />
  const { Page } = loaded
  return (
    <Boundary key={path}>
      <Page parameters={match.parameters} />
    </Boundary>
  )
}

type LoadedPage =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "ready"; readonly Page: ComponentType<PageProps> }

const ready = new Map<unknown, ComponentType<PageProps>>()

/** The code of a page, loaded when it is first shown. */
function usePage(load: (typeof routes)[number]["page"] | undefined): LoadedPage {
  const [failed, setFailed] = useState<unknown>(undefined)
  const [, render] = useState({})
  useEffect(() => {
    if (load === undefined || ready.has(load)) return
    load().then(
      ({ default: Page }) => {
        ready.set(load, Page)
        render({})
      },
      () => setFailed(load),
    )
  }, [load])
  const Page = ready.get(load)
  if (Page !== undefined) return { status: "ready", Page }
  return failed !== undefined && failed === load ? { status: "failed" } : { status: "loading" }
}

/** Moves the reader to what a link led to: its heading has the focus. */
function useArrival(path: string, isReady: boolean) {
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!isReady) return
    const heading = document.querySelector<HTMLElement>("main h1")
    // At its first load a page leaves the focus where a browser puts it.
    if (last.current !== undefined && last.current !== path) heading?.focus({ preventScroll: true })
    last.current = path
  }, [path, isReady])
}
