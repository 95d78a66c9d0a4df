import { useEffect, useId, useRef, useState } from "preact/hooks"
import uPlot from "uplot"
import { theme } from "../../../ui/index.ts"
import { absoluteTime } from "../format/time.ts"
import { isLogarithmic, positiveOnly, powersOfTen } from "./logarithmic.ts"
import { viewAfterKey } from "./plot-keys.ts"
import { zoomByTouch } from "./plot-touch.ts"
import type { Columns } from "./series.ts"

export interface PlotProps {
  readonly title: string
  readonly columns: Columns
  /** How the values are drawn. Default: `line`. */
  readonly kind?: "bars" | "line"
  /** Whether the horizontal axis is time in Unix seconds. Default: true. */
  readonly isTime?: boolean
  /** Whether the title includes the last value. Default: same as `isTime`. */
  readonly hasLast?: boolean
  /** Formats a value. */
  readonly format: (value: number) => string
  /** The name of a bar of a ranking, for the value under the cursor. Default: its rank. */
  readonly nameOf?: (rank: number) => string
}

const height = 132

/**
 * A plot, with its newest, lowest and highest value as text for screen readers. The title has the value under the cursor, which the mouse, a
 * finger and the arrow keys move; a part that is drawn over is zoomed, as `+` does around the cursor. A ranking of bars of very different size has a logarithmic axis.
 */
export default function Plot(props: PlotProps) {
  const { title, columns, kind = "line", isTime = true, hasLast = isTime, format, nameOf = String } = props
  const [hovered, hover] = useState<number | undefined>(undefined)
  const [isZoomed, setZoomed] = useState(false)
  const isLog = !isTime && isLogarithmic(columns[1])
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<uPlot | undefined>(undefined)
  const summary = useId()
  const isDark = theme.value
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let plot: uPlot | undefined
    let leave = () => {}
    const draw = () => {
      leave()
      plot?.destroy()
      const options = plotOptions({ title, kind, isTime, isLog, format, element, hover, setZoomed })
      plot = new uPlot(options, shownColumns(columns, isLog), element)
      drawn.current = plot
      leave = zoomByTouch(plot)
      setZoomed(false)
    }
    draw()
    const sized = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height }))
    sized.observe(element)
    const system = matchMedia("(prefers-color-scheme: dark)")
    system.addEventListener("change", draw)
    return () => {
      sized.disconnect()
      system.removeEventListener("change", draw)
      leave()
      plot?.destroy()
      drawn.current = undefined
    }
  }, [title, kind, isTime, isLog, isDark])
  // New data do not end a zoom.
  useEffect(() => drawn.current?.setData(shownColumns(columns, isLog), !isZoomed), [columns])
  const values = columns[1]?.filter((value): value is number => value !== null) ?? []
  const last = values.length === 0 || !hasLast ? "" : format(values.at(-1) ?? 0)
  const under = hovered === undefined ? undefined : columns[1]?.[hovered]
  const at = hovered === undefined ? 0 : (columns[0][hovered] ?? 0)
  const newest = columns[0].length - 1
  const shown =
    under === undefined || under === null ? last : `${isTime ? absoluteTime(at) : nameOf(at)}: ${format(under)}`
  const press = (event: KeyboardEvent) => {
    const plot = drawn.current
    if (plot === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (pressKey(plot, event.key, hovered ?? newest)) event.preventDefault()
  }
  return (
    <figure class="plot">
      <figcaption>
        <span>
          {title}
          {isLog ? ", logarithmic" : ""}
        </span>{" "}
        <span class="plot-value">
          {shown}
          {isZoomed ? (
            <button type="button" onClick={() => drawn.current?.setData(shownColumns(columns, isLog), true)}>
              Whole
            </button>
          ) : null}
        </span>
      </figcaption>
      <div
        ref={place}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-describedby={summary}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, newest)}
        aria-valuenow={hovered ?? Math.max(0, newest)}
        aria-valuetext={shown === "" ? plotLabel(values, format) : shown}
        onKeyDown={press}
      />
      <p class="hidden" id={summary}>
        {plotLabel(values, format)} Arrow keys move the cursor, + and - zoom, Escape shows the whole.
      </p>
    </figure>
  )
}

/** Applies a key to a plot. @returns whether the key is one of a plot's */
function pressKey(plot: uPlot, key: string, at: number): boolean {
  const [places] = plot.data
  if (places.length === 0) return false
  const { min = 0, max = 0 } = plot.scales.x ?? {}
  const from = Math.max(
    0,
    places.findIndex((place) => place >= (min ?? 0)),
  )
  const to = Math.max(
    from,
    places.findLastIndex((place) => place <= (max ?? 0)),
  )
  const view = viewAfterKey(key, { at: Math.min(places.length - 1, at), from, to }, places.length)
  if (view === undefined) return false
  if (view.from !== from || view.to !== to)
    plot.setScale("x", { min: places[view.from] as number, max: places[view.to] as number })
  // The new scale is drawn with the next microtask, and the position of a value follows from it.
  queueMicrotask(() => plot.setCursor({ left: plot.valToPos(places[view.at] as number, "x"), top: 0 }))
  return true
}

function plotLabel(values: readonly number[], format: (value: number) => string): string {
  if (values.length === 0) return "No values."
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  return `${values.length} values: the last is ${format(values.at(-1) ?? 0)}, the lowest ${format(lowest)}, the highest ${format(highest)}.`
}

/** The columns as they are drawn: a logarithmic axis has no zero. */
function shownColumns(columns: Columns, isLog: boolean): uPlot.AlignedData {
  const [places, ...values] = columns
  return (isLog ? [places, ...values.map(positiveOnly)] : columns) as uPlot.AlignedData
}

interface Drawn extends Pick<PlotProps, "title" | "format"> {
  readonly kind: "bars" | "line"
  readonly isTime: boolean
  readonly isLog: boolean
  readonly element: HTMLElement
  /** Receives the index of the value under the cursor. */
  readonly hover: (index: number | undefined) => void
  readonly setZoomed: (isZoomed: boolean) => void
}

function plotOptions(drawn: Drawn): uPlot.Options {
  const { title, kind, isTime, isLog, format, element, hover, setZoomed } = drawn
  const token = (name: string) => colorOf(element, name)
  const [ink, line, accent] = [token("--ink-soft"), token("--line"), token("--accent")]
  const font = "11px system-ui, sans-serif"
  const axis = { stroke: ink, font, grid: { stroke: line, width: 1 }, ticks: { show: false } }
  return {
    width: element.clientWidth,
    height,
    legend: { show: false },
    cursor: { y: false, drag: { x: true, y: false, dist: 6 }, points: { size: 6 } },
    hooks: {
      setCursor: [({ cursor: { idx } }) => hover(idx ?? undefined)],
      setScale: [
        ({ scales: { x }, data: [places] }, key) => {
          if (key === "x") setZoomed((x?.min ?? 0) > (places[0] ?? 0) || (x?.max ?? 0) < (places.at(-1) ?? 0))
        },
      ],
    },
    padding: [8, 18, 0, 0],
    ...(isTime ? { tzDate: (seconds: number) => uPlot.tzDate(new Date(seconds * 1_000), "Etc/UTC") } : {}),
    scales: {
      x: {
        time: isTime,
        range: (plot, low, high) =>
          plotRange(low, high, { isTime, isBars: kind === "bars", count: plot.data[0].length }),
      },
      y: isLog
        ? { distr: 3, range: (_plot, low, high) => [10 ** Math.floor(Math.log10(low)), high * 1.5] }
        : { range: (_plot, _low, high) => [0, high > 0 ? high * 1.12 : 1] },
    },
    axes: [
      { ...axis, grid: { show: false }, space: 90, size: 24, ...(isTime && { values: timeLabels }) },
      {
        ...axis,
        size: 58,
        space: 34,
        values: (_plot, ticks) => ticks.map((tick) => (tick === null ? "" : format(tick))),
        ...(isLog && {
          splits: (_plot: uPlot, _axis: number, low: number, high: number) => powersOfTen(low, high),
          filter: (_plot: uPlot, splits: number[]) => splits,
        }),
      },
    ],
    series: [
      {},
      {
        label: title,
        stroke: accent,
        width: kind === "bars" ? 0 : 1.5,
        fill: kind === "bars" ? accent : token("--accent-soft"),
        // A single value would not show as a line.
        points: { show: (plot) => plot.data[0].length === 1 },
        ...(kind === "bars" && uPlot.paths.bars ? { paths: uPlot.paths.bars({ size: [0.72, 26], radius: 0.12 }) } : {}),
      },
    ],
  }
}

/** Seconds of margin around a single time. */
const margin = 1_800

/** The range of the horizontal axis: bars of a ranking have a width, and a single time has a margin. */
function plotRange(low: number, high: number, drawn: RangeOptions): [number, number] {
  const { isTime, isBars, count } = drawn
  if (!isTime) return [low - 0.6, high + 0.6]
  if (count === 1) return [low - margin, low + margin]
  // Room for the whole first and last bar.
  const half = isBars ? (high - low) / (count - 1) / 2 : 0
  return [low - half, high + half]
}

interface RangeOptions {
  readonly isTime: boolean
  readonly isBars: boolean
  /** Number of values. */
  readonly count: number
}

/** Labels of times in UTC on one line: the time of day within a day, else the date. */
function timeLabels(_plot: uPlot, ticks: number[], _axis: number, _space: number, step: number) {
  return ticks.map((tick) => {
    const [day = "", time = ""] = new Date(tick * 1_000).toISOString().split("T")
    if (step >= 86_400 || time.startsWith("00:00:00")) return day.slice(5)
    return time.slice(0, step < 60 ? 8 : 5)
  })
}

/** Resolves a CSS variable to a colour that a canvas accepts, which does not accept `light-dark()`. */
function colorOf(element: HTMLElement, name: string): string {
  const probe = document.createElement("span")
  probe.style.color = `var(${name})`
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
