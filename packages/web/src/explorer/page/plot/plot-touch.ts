import type uPlot from "uplot"

/** Pixels that a finger moves before it zooms rather than reads a value. */
const shortest = 12

/**
 * Reads values and zooms by one finger: a tap shows the value under it, a finger drawn sideways zooms to what it was drawn over. Up and down
 * scroll the page, which `touch-action` leaves to the browser.
 *
 * @returns removes it
 */
export function zoomByTouch(plot: uPlot): () => void {
  const { over } = plot
  let began: number | undefined
  const leftOf = ({ clientX }: PointerEvent) => {
    const { left, width } = over.getBoundingClientRect()
    return Math.min(width, Math.max(0, clientX - left))
  }
  const select = (left: number, width: number) =>
    plot.setSelect({ left, width, top: 0, height: over.clientHeight }, false)
  const down = (event: PointerEvent) => {
    if (event.pointerType !== "touch" || !event.isPrimary) return
    began = leftOf(event)
    over.setPointerCapture(event.pointerId)
    plot.setCursor({ left: began, top: 0 })
  }
  const move = (event: PointerEvent) => {
    if (began === undefined || !event.isPrimary) return
    const left = leftOf(event)
    plot.setCursor({ left, top: 0 })
    select(Math.min(began, left), Math.abs(left - began))
  }
  const end = (event: PointerEvent) => {
    if (began === undefined || !event.isPrimary) return
    const [low, high] = [Math.min(began, leftOf(event)), Math.max(began, leftOf(event))]
    began = undefined
    select(0, 0)
    // The browser takes the finger for scrolling.
    if (event.type === "pointercancel" || high - low < shortest) return
    plot.setScale("x", { min: plot.posToVal(low, "x"), max: plot.posToVal(high, "x") })
  }
  const handlers = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end }
  for (const [name, handler] of Object.entries(handlers)) over.addEventListener(name as "pointerdown", handler)
  return () => {
    for (const [name, handler] of Object.entries(handlers)) over.removeEventListener(name as "pointerdown", handler)
  }
}
