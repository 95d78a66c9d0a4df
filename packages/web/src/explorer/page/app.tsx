import { useEffect, useRef } from "preact/hooks"
import { useCode } from "./code/use-code.ts"
import { absentWords, isCatalogAwaited } from "./data/absent.ts"
import { appLocation } from "./router/location.ts"
import { matchRoute } from "./router/route.ts"
import { routes } from "./routes.ts"
import { Banner } from "./ui/banner.tsx"
import { Boundary } from "./ui/boundary.tsx"
import { CodeFailed } from "./ui/code-failed.tsx"
import { Header } from "./ui/header.tsx"
import { NotFound } from "./ui/not-found.tsx"
import { Preferences } from "./ui/preferences.tsx"
import { Loading } from "./ui/states.tsx"

/** The whole app: the frame of all pages, and the page of the current path. */
export function App() {
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <Header />
      <Banner />
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
  const { path } = appLocation.value
  const match = matchRoute(routes, path)
  const loaded = useCode(match?.page)
  useArrival(path, loaded.status === "ready")
  if (match === undefined) return <NotFound words="No page has this address." />
  const absent = absentWords(match.parameters)
  if (absent !== undefined) return <NotFound words={absent} />
  if (loaded.status === "failed")
    return (
      <>
        <h1 class="hidden" tabIndex={-1}>
          Page not loaded
        </h1>
        <CodeFailed what="This page's code" retry={loaded.retry} />
      </>
    )
  if (loaded.status === "loading" || isCatalogAwaited(match.parameters)) return <Loading />
  const Page = loaded.code.default
  return (
    <Boundary key={path}>
      <Page parameters={match.parameters} />
    </Boundary>
  )
}

/** After a navigation, moves the focus to the page's heading. */
function useArrival(path: string, isReady: boolean) {
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!isReady) return
    const heading = document.querySelector<HTMLElement>("main h1")
    // At the first load the focus stays where the browser puts it.
    if (last.current !== undefined && last.current !== path) heading?.focus({ preventScroll: true })
    last.current = path
  }, [path, isReady])
}
