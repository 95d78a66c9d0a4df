import { useEffect, useState } from "preact/hooks"
import { chains } from "../data/catalog.ts"
import { labels } from "../data/labels.ts"
import { useIndexers } from "../data/use-indexers.ts"
import { appLocation } from "../router/location.ts"
import { pathTo } from "../router/route.ts"
import { Icon } from "./icon.tsx"
import { OwnLink } from "./own-link.tsx"
import { SearchBox } from "./search-box.tsx"

/** The top of every page: the current place, the navigation, and the search. */
export function Header() {
  const [isOpen, setOpen] = useState(false)
  const { path } = appLocation.value
  useEffect(() => setOpen(false), [path])
  return (
    <header class="bar">
      <OwnLink to="/" class="brand">
        <Icon name="block" /> Serac
      </OwnLink>
      <button
        type="button"
        class="menu-button"
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" />
        <span class="hidden">Menu</span>
      </button>
      <nav id="menu" class={isOpen ? "menu open" : "menu"} aria-label="Main">
        <Menu path={path} />
      </nav>
      <SearchBox />
    </header>
  )
}

function Menu({ path }: { readonly path: string }) {
  const { value } = useIndexers()
  const networks = value?.networks ?? []
  const isIn = (start: string) => path === start || path.startsWith(`${start}/`)
  return (
    <>
      {networks.map(({ network }) => {
        const base = pathTo`/networks/${network}`
        return (
          <>
            <OwnLink key={base} to={base} isCurrent={isIn(base) && !isIn(`${base}/validators`)}>
              {networks.length > 1 ? `Network ${network}` : "Network"}
            </OwnLink>
            <OwnLink key={`${base} validators`} to={`${base}/validators`} isCurrent={isIn(`${base}/validators`)}>
              Validators
            </OwnLink>
          </>
        )
      })}
      {(chains.value?.length ?? 0) > 1 ? (
        <OwnLink to="/icm/messages" isCurrent={isIn("/icm")}>
          Messages
        </OwnLink>
      ) : null}
      {labels.value.size > 0 ? (
        <OwnLink to="/labels" isCurrent={isIn("/labels")}>
          Labels
        </OwnLink>
      ) : null}
      <OwnLink to="/status" isCurrent={isIn("/status")}>
        Indexers
      </OwnLink>
      <OwnLink to="/usage" isCurrent={isIn("/usage")}>
        Usage
      </OwnLink>
    </>
  )
}
