import type { ComponentChildren } from "preact"

interface OwnLinkProps {
  /** A path of the app. */
  readonly to: string
  readonly class?: string
  readonly title?: string
  readonly isCurrent?: boolean
  readonly children: ComponentChildren
}

/** A link within the app, which does not reload the page. */
export function OwnLink({ to, class: className, title, isCurrent, children }: OwnLinkProps) {
  return (
    <a href={to} data-own="" class={className} title={title} aria-current={isCurrent ? "page" : undefined}>
      {children}
    </a>
  )
}
