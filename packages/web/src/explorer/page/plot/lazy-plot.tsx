import { useCode } from "../code/use-code.ts"
import { CodeFailed } from "../ui/code-failed.tsx"
import type { PlotProps } from "./plot.tsx"

const load = () => import("./plot.tsx")

/** A plot whose code loads with the first use. */
export function LazyPlot(props: PlotProps) {
  const loaded = useCode(load)
  if (loaded.status === "ready") {
    const Plot = loaded.code.default
    return <Plot {...props} />
  }
  return (
    <figure class="plot">
      <figcaption>{props.title}</figcaption>
      {loaded.status === "failed" ? <CodeFailed what="The code of this plot" retry={loaded.retry} /> : null}
    </figure>
  )
}
