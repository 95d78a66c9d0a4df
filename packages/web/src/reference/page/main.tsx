import { render } from "preact"
import { beginTheme } from "../../ui/index.ts"
import type { PageDocument } from "../site/site-document.ts"
import { App } from "./app.tsx"
import { routeOf } from "./route.ts"
import { pageState, textReader } from "./state.ts"

const documents = JSON.parse(document.getElementById("documents")?.textContent ?? "[]") as readonly PageDocument[]
const state = pageState(documents, textReader(documents), location.hash)
addEventListener("hashchange", () => {
  state.route.value = routeOf(location.hash)
  state.isMenuOpen.value = false
})
beginTheme()
const pageRoot = document.getElementById("app")
if (pageRoot !== null) {
  pageRoot.replaceChildren()
  render(<App state={state} />, pageRoot)
}
