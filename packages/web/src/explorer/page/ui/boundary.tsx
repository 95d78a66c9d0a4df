import type { ComponentChildren } from "preact"
import { useErrorBoundary } from "preact/hooks"
import { PageHead } from "./page-head.tsx"
import { Failed } from "./states.tsx"

/** Shows an error message instead of children that fail to render; the search and the menu keep working. */
export function Boundary({ children }: { readonly children: ComponentChildren }) {
  const [error] = useErrorBoundary((thrown: unknown) => console.error(thrown))
  if (error === undefined) return <>{children}</>
  const words = error instanceof Error ? error.message : String(error)
  return (
    <>
      <PageHead kind="Explorer" title="This page cannot be shown" />
      <Failed
        failure={{ kind: "unserved", words: `The explorer cannot make anything of what the service told: ${words}` }}
      />
    </>
  )
}
