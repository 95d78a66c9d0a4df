import { useState } from "preact/hooks"
import { settingOf } from "../data/settings.ts"
import { pictureOf } from "../format/picture.ts"

interface PictureViewProps {
  readonly uri: string
  /** Alternative text. */
  readonly words: string
}

/** Hosts whose pictures the reader has allowed, until the page is closed. */
const trusted = new Set<string>()

/**
 * An untrusted picture. It is loaded from another host only after a click, since the host would learn the reader's address. The click counts for
 * one URI: where the URI can change, the component needs it as its key.
 */
export function PictureView({ uri, words }: PictureViewProps) {
  const picture = pictureOf(uri, settingOf("ipfs-gateway"))
  const host = picture?.host
  const [isWanted, want] = useState(host === undefined || trusted.has(host))
  const [isBroken, breakUp] = useState(false)
  if (picture === undefined) return <p class="picture none">This picture's URI is of no kind that is shown.</p>
  if (isBroken) return <p class="picture none">The picture cannot be had from {host ?? "its URI"}.</p>
  if (!isWanted)
    return (
      <div class="picture none">
        <button
          type="button"
          class="button"
          onClick={() => {
            trusted.add(host ?? "")
            want(true)
          }}
        >
          Show the picture
        </button>
        <p class="soft">It is asked of {host}, which is not this service.</p>
      </div>
    )
  return (
    <img
      class="picture"
      src={picture.url}
      alt={words}
      referrerPolicy="no-referrer"
      decoding="async"
      onError={() => breakUp(true)}
    />
  )
}
