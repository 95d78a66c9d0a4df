import { CopyButton } from "./copy-button.tsx"
import { type Language, tokensOf } from "./highlight.ts"

/** Code with its colours and a button that copies it. */
export function CodeBlock({
  text,
  language,
  label,
  copy = text,
}: {
  readonly text: string
  readonly language: Language
  /** What it is, for those who hear it. */
  readonly label: string
  /** What is copied, where less is shown. */
  readonly copy?: string
}) {
  return (
    <div class="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
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
