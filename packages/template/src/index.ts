export { compileCode } from './compile-code.ts';
export { compile, Program } from './program.ts';
export type { CompileOptions } from './program.ts';
export { render } from './render.ts';
export type { RenderOptions, Rendered } from './render.ts';
export type { PartialLookup, PartialSource } from './run/partials.ts';
export type { ExpressionOptions } from './run/run.ts';
export { toCode } from './tree/array-form.ts';
export type { Code } from './tree/array-form.ts';
export type { TemplateError } from './errors/template-error.ts';
export { positionAt } from './errors/position.ts';
export type { Position } from './errors/position.ts';
export type { ErrorCode, ErrorType } from './errors/catalogue.ts';
export { DEFAULT_LIMITS } from './limits/limits.ts';
export type { Limits } from './limits/limits.ts';
export { assembleStream } from './assemble/assemble-stream.ts';
export type { Assembled } from './assemble/assemble-stream.ts';
export { diagnose } from './diagnose/diagnose.ts';
export { formatExcerpt } from './errors/excerpt.ts';
export { OP, opName } from './tree/opcode.ts';
export type { Instruction } from './tree/instruction.ts';
export { prettyCode } from './tree/pretty.ts';
export { dumpTree } from './tree/dump.ts';
export { printTemplate } from './tree/print.ts';
export { walkTree } from './tree/walk.ts';
export { scanReferences } from './tree/references.ts';
export type { ReferenceTree, References } from './tree/references.ts';
export { splitPath } from './parse/path.ts';
export { isTruthy } from './run/values.ts';
export type {
  ApplyOptions,
  Args,
  Formatter,
  Path,
  PluginContext,
  Predicate,
  Registry,
} from './plugin.ts';
