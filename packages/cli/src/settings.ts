export { rootSchema } from "./config/schema-document.ts"
export { allSettings, type FileSetting } from "./config/settings.ts"
