import type { RefObject } from "preact"
import { useLayoutEffect, useRef, useState } from "preact/hooks"

/** The widest window of a telephone, in pixels, on which every table is cards. */
const telephone = 640

/** Whether a table is shown as cards: on a telephone, and wherever its columns need more width than there is. */
export function useCards(section: RefObject<HTMLElement | null>): boolean {
  const [isCards, setCards] = useState(false)
  // Cards do not tell what the table needs.
  const needed = useRef(0)
  useLayoutEffect(() => {
    const element = section.current
    if (element === null) return
    const measure = () => {
      if (!element.classList.contains("cards")) needed.current = element.scrollWidth
      setCards(innerWidth <= telephone || needed.current > element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Names and labels that come later make it wider.
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  })
  return isCards
}
