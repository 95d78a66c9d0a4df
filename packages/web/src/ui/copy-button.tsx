import { useSignal } from "@preact/signals"

/** A button that copies a text and confirms it for a moment. */
export function CopyButton({ text, label = "Copy" }: { readonly text: string; readonly label?: string }) {
  const said = useSignal("")
  const copy = async () => {
    said.value = (await copied(text)) ? "Copied" : "Not copied"
    setTimeout(() => {
      said.value = ""
    }, 1_500)
  }
  return (
    <button type="button" class="quiet copy" onClick={copy} aria-live="polite">
      {said.value || label}
    </button>
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
