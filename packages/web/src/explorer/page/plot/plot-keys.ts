/** What a plot shows, by indices of its values. */
export interface PlotView {
  /** The value under the cursor. */
  readonly at: number
  /** The first and the last value that are shown. */
  readonly from: number
  readonly to: number
}

/** What a key does to a plot of so many values: arrows move the cursor, `+` and `-` zoom around it. Undefined for other keys. */
export function viewAfterKey(key: string, { at, from, to }: PlotView, count: number): PlotView | undefined {
  const last = count - 1
  switch (key) {
    case "ArrowLeft":
      return around(at - 1, to - from, from, last)
    case "ArrowRight":
      return around(at + 1, to - from, from, last)
    case "Home":
      return around(0, to - from, from, last)
    case "End":
      return around(last, to - from, from, last)
    case "+":
    case "=": {
      const width = Math.min(to - from, Math.max(2, Math.floor((to - from) / 2)))
      return around(at, width, at - Math.floor(width / 2), last)
    }
    case "-": {
      const width = (to - from) * 2
      return around(at, width, at - Math.floor(width / 2), last)
    }
    case "Escape":
      return { at, from: 0, to: last }
    default:
      return undefined
  }
}

/** A view of a width, begun where it was if that shows the value, within the plot. */
function around(wanted: number, wantedWidth: number, begun: number, last: number): PlotView {
  const at = Math.min(last, Math.max(0, wanted))
  const width = Math.min(last, wantedWidth)
  const near = Math.min(at, Math.max(at - width, begun))
  const from = Math.min(last - width, Math.max(0, near))
  return { at, from, to: from + width }
}
