import type { ComponentChildren } from "preact"

/** Tabs with the content of the selected one. Arrow keys move between tabs. */
export function Tabs({
  names,
  chosen,
  choose,
  label,
  id,
  children,
}: {
  readonly names: readonly string[]
  readonly chosen: string
  readonly choose: (name: string) => void
  readonly label: string
  /** Unique id within the page. */
  readonly id: string
  readonly children: ComponentChildren
}) {
  const at = Math.max(0, names.indexOf(chosen))
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (at + step + names.length) % names.length
    choose(names[next] ?? "")
    const list = event.currentTarget as HTMLElement
    ;(list.children[next] as HTMLElement | undefined)?.focus()
  }
  return (
    <div class="tabs">
      <div role="tablist" aria-label={label} onKeyDown={move}>
        {names.map((name, index) => (
          <button
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-selected={index === at}
            aria-controls={`${id}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => choose(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${at}`}>
        {children}
      </div>
    </div>
  )
}
