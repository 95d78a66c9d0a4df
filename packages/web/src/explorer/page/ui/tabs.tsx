import type { ComponentChildren } from "preact"
import { useLayoutEffect, useRef } from "preact/hooks"
import { appLocation, refine } from "../router/location.ts"
import { OwnLink } from "./own-link.tsx"

/** A section of a page that is shown when its tab is selected. */
export interface Tab {
  readonly name: string
  readonly label: string
  readonly content: () => ComponentChildren
}

/** Tabs, one of which is shown: its name is in the URL, so that it can be linked. */
export function Tabs({ tabs, label }: { readonly tabs: readonly Tab[]; readonly label: string }) {
  const name = appLocation.value.query.get("tab") ?? ""
  const chosen = tabs.find((tab) => tab.name === name) ?? tabs[0]
  const list = useRef<HTMLElement>(null)
  // On a telephone the tabs are wider than the page, and the chosen one may be at their end.
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]")
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - (innerWidth - current.offsetWidth) / 2
  }, [chosen?.name])
  return (
    <>
      <nav class="tabs" aria-label={label} ref={list}>
        {tabs.map((tab, at) => (
          <OwnLink
            key={tab.name}
            to={refine({ tab: at === 0 ? undefined : tab.name, page: undefined })}
            isCurrent={tab === chosen}
          >
            {tab.label}
          </OwnLink>
        ))}
      </nav>
      <section class="tab" key={chosen?.name} aria-label={chosen?.label ?? ""}>
        {chosen?.content()}
      </section>
    </>
  )
}
