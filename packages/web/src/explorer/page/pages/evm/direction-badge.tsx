import { Badge, type Tone } from "../../ui/badge.tsx"
import type { Direction } from "./direction.ts"

const tones: Readonly<Record<Direction, Tone>> = { in: "good", out: "warn", self: "plain" }

/** Whether an entry went in or out, as seen from the page's address. */
export function DirectionBadge({ direction }: { readonly direction: Direction }) {
  return <Badge tone={tones[direction]}>{direction}</Badge>
}
