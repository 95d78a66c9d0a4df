export type { Column, ColumnKind, ColumnRow, Columns, ColumnTable, RowOf } from "./column.ts"
export {
  type ColumnSource,
  type ExportColumnsOptions,
  type ExportedColumns,
  exportColumns,
  type TableRows,
} from "./export-columns.ts"
