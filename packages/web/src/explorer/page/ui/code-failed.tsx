/** A message that code did not load, with a button to retry at once. */
export function CodeFailed({ what, retry }: { readonly what: string; readonly retry: () => void }) {
  return (
    <div class="state down" role="alert">
      <p class="state-title">{what} could not be loaded</p>
      <p>It is asked for again every few seconds, and as soon as the service answers.</p>
      <p>
        <button type="button" class="button" onClick={retry}>
          Try again
        </button>
      </p>
    </div>
  )
}
