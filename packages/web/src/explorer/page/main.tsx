import { render } from "preact"
import { beginTheme } from "../../ui/index.ts"
import { App } from "./app.tsx"
import { loadCatalog } from "./data/catalog.ts"
import { beginLabels } from "./data/labels.ts"
import { beginIndexers } from "./data/use-indexers.ts"
import { beginNavigation } from "./router/location.ts"
import { beginClock } from "./ui/time.tsx"
import "../../ui/theme.css"
import "./styles/frame.css"
import "./styles/parts.css"
import "./styles/pages.css"

beginTheme()
beginNavigation()
beginClock()
beginLabels()
void loadCatalog()
beginIndexers()
const appRoot = document.getElementById("app")
if (appRoot !== null) {
  appRoot.replaceChildren()
  render(<App />, appRoot)
}
