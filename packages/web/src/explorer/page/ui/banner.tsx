import type { ComponentChildren } from "preact"
import type { Gone } from "../data/gone.ts"
import { gone } from "../data/use-indexers.ts"
import { untrustedName } from "../format/text.ts"
import { absoluteTime, duration, machineTime } from "../format/time.ts"
import { OwnLink } from "./own-link.tsx"
import { now } from "./time.tsx"

/** A banner on every page about parts that do not answer: which ones, since when, the effect on the page, and what to do. */
export function Banner() {
  return (
    // The element exists before it has content, so that screen readers announce the content.
    <div class="banners" role="status">
      {gone.value.map((one) => (
        <p key={one.kind} class="banner">
          <BannerWords of={one} />
        </p>
      ))}
    </div>
  )
}

function BannerWords({ of: one }: { readonly of: Gone }) {
  const names = one.names.map((name) => untrustedName(name, 30)).join(", ")
  if (one.kind === "service")
    return (
      <>
        <strong>The service has not answered</strong>
        <Since of={one} />. What is shown is what it told last. It is asked again every two seconds: see that{" "}
        <code>serac up</code> or <code>serac serve</code> runs, and that this machine reaches it.
      </>
    )
  if (one.kind === "indexer")
    return (
      <>
        <strong>Nothing has indexed {names}</strong>
        <Since of={one} />. What is shown is as of then: see that <code>serac up</code> or <code>serac index</code>{" "}
        runs. <Why />
      </>
    )
  return (
    <>
      <strong>The node of {names} has not been heard</strong>
      <Since of={one} />. What is shown is as of then: see that the node runs, and that the indexer reaches it. <Why />
    </>
  )
}

/** The start and duration of an outage. Screen readers do not announce each second. */
function Since({ of: { since } }: { readonly of: Gone }): ComponentChildren {
  if (since === undefined) return null
  return (
    <>
      {" since "}
      <time dateTime={machineTime(since)}>{absoluteTime(since)}</time>
      <span aria-hidden="true"> ({duration(now.value - since)})</span>
    </>
  )
}

function Why() {
  return (
    <>
      <OwnLink to="/status">Indexers</OwnLink> has the reason.
    </>
  )
}
