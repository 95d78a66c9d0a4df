import type { ComponentChildren } from "preact"
import { OwnLink } from "./own-link.tsx"

interface PanelProps {
  readonly title: string
  /** The path of the complete list. */
  readonly more?: string
  readonly class?: string
  readonly children: ComponentChildren
}

/** A section of a page with a heading. */
export function Panel({ title, more, class: className = "", children }: PanelProps) {
  return (
    <section class={`panel ${className}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {more === undefined ? null : (
          <OwnLink to={more}>
            All<span class="hidden"> of {title}</span>
          </OwnLink>
        )}
      </header>
      {children}
    </section>
  )
}
