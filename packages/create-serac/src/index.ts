export { createProject } from "./create-project.ts"
export { type Template, type TemplateName, templates } from "./templates.ts"
