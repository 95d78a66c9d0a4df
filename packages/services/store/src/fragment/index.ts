export { expandFragment, fillHoles } from "./fill-holes.ts"
export { forms } from "./forms.ts"
export { type Filler, type HoleKind, hole } from "./hole.ts"
export { joinValues } from "./template.ts"
