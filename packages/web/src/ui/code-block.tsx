import { CopyButton } from "./copy-button.tsx"
import { type Language, tokensOf } from "./highlight.ts"

/** Highlighted code with a copy button. */
export function CodeBlock({
  text,
  language,
  label,
  copy = text,
}: {
  readonly text: string
  readonly language: Language
  /** Label for screen readers. */
  readonly label: string
  /** The text to copy, if the shown text is shortened. */
  readonly copy?: string
}) {
  return (
    <div class="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by the keyboard */}
      <section tabIndex={0} aria-label={label}>
        <pre>
          <code>
            {tokensOf(text, language).map(({ kind, text: part }) =>
              kind === "" ? part : <span class={`t-${kind}`}>{part}</span>,
            )}
          </code>
        </pre>
      </section>
      <CopyButton text={copy} />
    </div>
  )
}
