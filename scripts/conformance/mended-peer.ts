/**
 * A copy of the public TypeScript engine without the bugs that nobody should copy. Its files are
 * mended as they are loaded, each at a place that must be there, so that a new version of the
 * engine is noticed.
 */
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import type * as Peer from '@squarespace/template-engine';

const require = createRequire(import.meta.url);

interface Mend {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Own keys only, whatever the data calls its own. */
const own = (value: string, key: string): string =>
  `Object.prototype.hasOwnProperty.call(${value}, ${key})`;

/** By the bug that each takes away. */
const mends: Readonly<Record<string, readonly Mend[]>> = {
  'the tag {.eof} ends a template': [
    { file: 'matcher.js', before: " 'of', opcodes_1.Opcode.EOF,", after: '' },
  ],
  'a block inside {.alternates with} is attached to the main body': [
    {
      file: 'assembler.js',
      before:
        'stateAlternatesWith = function (type, inst, push) {\n        if (push) {\n            return this.pushConsequent(type, inst);',
      after:
        'stateAlternatesWith = function (type, inst, push) {\n        if (push) {\n            this.current.setAlternatesWith(inst);\n            return this.push(type, inst);',
    },
    {
      file: 'assembler.js',
      before:
        'case opcodes_1.Opcode.ALTERNATES_WITH:\n                return this.stateAlternatesWith;',
      after:
        'case opcodes_1.Opcode.ALTERNATES_WITH:\n                this.between.add(this.current);\n                return this.stateAlternatesWith;',
    },
    {
      file: 'assembler.js',
      before: 'return this.stateRepeated;\n            case opcodes_1.Opcode.ROOT:',
      after:
        'return this.between.has(this.current) ? this.stateAlternatesWith : this.stateRepeated;\n            case opcodes_1.Opcode.ROOT:',
    },
    {
      file: 'assembler.js',
      before: '_this.stack = [];',
      after: '_this.stack = []; _this.between = new Set();',
    },
  ],
  'the recursion counter leaks on refusal': [
    {
      file: 'context.js',
      before: 'this.maxPartialDepth));\n            return false;',
      after:
        'this.maxPartialDepth));\n            this.partialsDepth--;\n            return false;',
    },
  ],
  'the frame is left on the stack after an exception': [
    {
      file: 'engine.js',
      before: 'if (impl) {\n                try {',
      after: 'if (impl) {\n                var depth = ctx.stack.length;\n                try {',
    },
    {
      file: 'engine.js',
      before: 'if (e instanceof Error) {\n                        ctx.error',
      after:
        'ctx.stack.length = depth;\n                    if (e instanceof Error) {\n                        ctx.error',
    },
  ],
  'names of prototypes are formatters, predicates, functions or values': [
    {
      file: 'node.js',
      before: 'var value = this.value[key];',
      after: `var value = ${own('this.value', 'key')} ? this.value[key] : undefined;`,
    },
    {
      file: 'context.js',
      before: 'this.parsedPartials = {};',
      after: 'this.parsedPartials = Object.create(null);',
    },
    {
      file: 'context.js',
      before: 'var raw = this.partials[name];',
      after: `var raw = ${own('this.partials', 'name')} ? this.partials[name] : undefined;`,
    },
    { file: 'math.js', before: 'var CONSTANTS = {', after: 'var CONSTANTS = { __proto__: null,' },
    { file: 'math.js', before: 'var FUNCTIONS = {', after: 'var FUNCTIONS = { __proto__: null,' },
    {
      file: 'parser.js',
      before: '!this.predicates[name]',
      after: `!${own('this.predicates', 'name')}`,
    },
    {
      file: 'parser.js',
      before: '!this.formatters[fmt[0]]',
      after: `!${own('this.formatters', 'fmt[0]')}`,
    },
    {
      file: 'scan.js',
      before: 'var n = this.refs.currentNode[name];',
      after: `var n = ${own('this.refs.currentNode', 'name')} ? this.refs.currentNode[name] : undefined;`,
    },
    {
      file: 'scan.js',
      before: 'var n = c[name];',
      after: `var n = ${own('c', 'name')} && c[name];`,
    },
    {
      file: 'plugins/formatters.core.js',
      before: 'argmap[k] = v;',
      after:
        'Object.defineProperty(argmap, k, { value: v, enumerable: true, writable: true, configurable: true });',
    },
    {
      file: 'context.js',
      before: 'this.append(arr[i]);',
      after: 'this.append(textOfElement(arr[i]));',
    },
    {
      file: 'context.js',
      before: 'exports.Context = Context;\n//',
      after: `exports.Context = Context;
function textOfElement(value) {
  if (Array.isArray(value)) return value.map(function (v) { return v == null ? '' : textOfElement(v); }).join(',');
  return typeof value === 'object' && value !== null ? '[object Object]' : String(value);
}
//`,
    },
  ],
  'an own key hasOwnProperty breaks looking names up': [
    {
      file: 'node.js',
      before: 'value.hasOwnProperty(name_1)',
      after: own('value', 'name_1'),
    },
  ],
  'a backslash and the letter s open a quotation of smartypants': [
    {
      file: 'plugins/formatters.core.js',
      before: String.raw`[-\u2014\\s(\["]`,
      after: String.raw`[-\u2014\s(\["]`,
    },
  ],
  'falsy injectables are lost': [
    {
      file: 'context.js',
      before: 'var node = this.injects[name] || null;',
      after: `var node = ${own('this.injects', 'name')} ? this.injects[name] : null;\n        if (node === undefined) node = null;`,
    },
  ],
  'what is no size is measured': [
    {
      file: 'plugins/util.content.js',
      before: 'return parts.length === 2 ? parts : null;',
      after:
        'return parts.length === 2 && !parts.some(function (part) { return isNaN(parseInt(part, 10)); }) ? parts : null;',
    },
  ],
  // FMT-04, D-80.
  'the sentence about originalSize has no full stop': [
    {
      file: 'plugins/formatters.content.js',
      before: `"Invalid source parameter. Pass in 'originalSize'"`,
      after: `"Invalid source parameter. Pass in 'originalSize'."`,
    },
  ],
};

/** The bugs that are mended, in words. */
export const mendedBugs: readonly string[] = Object.keys(mends);

const folder = path.dirname(require.resolve('@squarespace/template-engine'));

/** A copy of the engine without the bugs; those named in `kept` stay. */
export function loadMendedPeer(kept: readonly string[] = []): typeof Peer {
  const chosen = Object.entries(mends).flatMap(([bug, list]) => (kept.includes(bug) ? [] : list));
  const load = require.extensions['.js']!;
  const others = forgetFiles();
  require.extensions['.js'] = (module, file) => {
    const here = chosen.filter((mend) => path.join(folder, mend.file) === file);
    const compiled = module as unknown as { _compile: (text: string, file: string) => void };
    if (here.length === 0) load(module, file);
    else compiled._compile(here.reduce(mend, fs.readFileSync(file, 'utf8')), file);
  };
  try {
    return require(folder) as typeof Peer;
  } finally {
    require.extensions['.js'] = load;
    forgetFiles();
    Object.assign(require.cache, others);
  }
}

function mend(text: string, { file, before, after }: Mend): string {
  if (text.split(before).length !== 2) throw new Error(`${file} does not hold once: ${before}`);
  return text.replace(before, () => after);
}

/** Takes the files of the engine out of the cache of modules and answers them. */
function forgetFiles(): Record<string, NodeJS.Module | undefined> {
  const files = Object.keys(require.cache).filter((file) => file.startsWith(folder + path.sep));
  const taken = Object.fromEntries(files.map((file) => [file, require.cache[file]]));
  for (const file of files) delete require.cache[file];
  return taken;
}
