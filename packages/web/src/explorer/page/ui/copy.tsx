import { useState } from "preact/hooks"
import { Icon } from "./icon.tsx"

/** A line may break at any other space, or at none, and leave the button alone on the next one. */
const noBreakSpace = "\u00a0"

/** A button that copies a text and confirms it for a moment. */
export function Copy({ text, what }: { readonly text: string; readonly what: string }) {
  const [said, say] = useState<"Copied" | "Not copied" | undefined>(undefined)
  const copy = async () => {
    say((await copied(text)) ? "Copied" : "Not copied")
    setTimeout(() => say(undefined), 1_500)
  }
  return (
    <>
      {noBreakSpace}
      <button type="button" class="copy" onClick={copy} title={`Copy ${what}`}>
        <Icon name={said === "Copied" ? "check" : "copy"} />
        <span class="hidden" aria-live="polite">
          {said ?? `Copy ${what}`}
        </span>
      </button>
    </>
  )
}

/** A page without a secure context has no clipboard API. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
