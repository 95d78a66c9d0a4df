import type { ComponentType } from "preact"
import { useEffect, useState } from "preact/hooks"
import type { PlotProps } from "./plot.tsx"

let loaded: ComponentType<PlotProps> | undefined

/** A plot, whose code is loaded when the first is shown. */
export function LazyPlot(props: PlotProps) {
  const [, render] = useState({})
  useEffect(() => {
    if (loaded !== undefined) return
    import("./plot.tsx").then(
      ({ default: Plot }) => {
        loaded = Plot
        render({})
      },
      () => {},
    )
  }, [])
  const Plot = loaded
  return Plot === undefined ? (
    <figure class="plot">
      <figcaption>{props.title}</figcaption>
    </figure>
  ) : (
    <Plot {...props} />
  )
}
