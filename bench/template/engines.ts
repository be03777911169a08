import { createRequire } from 'node:module';
import { createRegistry, getCldr } from '@sitewright/formatters';
import { compile, render } from '@sitewright/template';
import type * as Peer from '@squarespace/template-engine';
import { Eta } from 'eta';
import { Liquid } from 'liquidjs';
import { commerceData, detailData, helloData, listData } from './data.ts';
import {
  handWrittenDetail,
  handWrittenHello,
  handWrittenList,
  joinedDetail,
  joinedList,
} from './hand-written.ts';
import * as templates from './templates.ts';
import type { PageTemplates } from './templates.ts';

const require = createRequire(import.meta.url);
const peer = require('@squarespace/template-engine') as typeof Peer;
const handlebars = require('handlebars') as {
  create(): {
    registerHelper(name: string, helper: (value: number) => number): void;
    compile(source: string, options: object): (data: unknown) => string;
  };
};
const nunjucks = require('nunjucks') as {
  Environment: new (loader: null, options: object) => object;
  Template: new (
    source: string,
    env: object,
    name: string,
    isEager: boolean,
  ) => {
    render(data: object): string;
  };
};

/** One engine with its pages compiled. */
export interface Engine {
  readonly name: string;
  readonly list: () => string;
  readonly detail: () => string;
  readonly hello: () => string;
  readonly commerce?: () => string;
}

/** The answers of the TypeScript engine, so that outputs can be compared. */
export const registry = createRegistry({ dialect: 'typescript' });
const cldr = await getCldr('en-US');
const peerCompiler = new peer.Compiler();

const now = 1_750_000_000_000;

/** Compiles each page once and binds it to its data. */
function pages(
  name: string,
  sources: PageTemplates,
  prepare: (source: string) => (data: object) => string,
): Engine {
  const list = prepare(sources.list);
  const detail = prepare(sources.detail);
  const hello = prepare(sources.hello);
  return {
    name,
    list: () => list(listData),
    detail: () => detail(detailData),
    hello: () => hello(helloData),
  };
}

function sitewright(): Engine {
  const commerce = compile(templates.commerce, { registry });
  return {
    ...pages('sitewright', templates.sitewright, (source) => {
      const program = compile(source, { registry });
      return (data) => render(program, data, { cldr, now }).output;
    }),
    commerce: () => render(commerce, commerceData, { cldr, now, enableExpr: true }).output,
  };
}

function squarespace(): Engine {
  const commerce = peerCompiler.parse(templates.commerce).code;
  const execute = (code: Peer.Code, json: object, enableExpr: boolean): string =>
    peerCompiler.execute({ code, json, cldr, now, enableExpr }).ctx.render();
  return {
    ...pages('@squarespace/template-engine', templates.sitewright, (source) => {
      const { code } = peerCompiler.parse(source);
      return (data) => execute(code, data, false);
    }),
    commerce: () => execute(commerce, commerceData, true),
  };
}

function liquid(): Engine {
  const engine = new Liquid();
  return pages('liquidjs', templates.liquid, (source) => {
    const parsed = engine.parse(source);
    return (data) => String(engine.renderSync(parsed, data));
  });
}

function handlebarsEngine(): Engine {
  const engine = handlebars.create();
  engine.registerHelper('number', (index) => index + 1);
  return pages('handlebars', templates.handlebars, (source) =>
    engine.compile(source, { noEscape: true, knownHelpersOnly: false }),
  );
}

function nunjucksEngine(): Engine {
  const environment = new nunjucks.Environment(null, { autoescape: false });
  return pages('nunjucks', templates.nunjucks, (source) => {
    const template = new nunjucks.Template(source, environment, 'page', true);
    return (data) => template.render(data);
  });
}

function eta(): Engine {
  const engine = new Eta({ autoEscape: false, autoTrim: false });
  return pages('eta', templates.eta, (source) => {
    const render = engine.compile(source).bind(engine);
    return (data) => render(data);
  });
}

const joined: Engine = {
  name: 'hand-written, lists joined',
  list: () => joinedList(listData),
  detail: () => joinedDetail(detailData),
  hello: () => handWrittenHello(helloData),
};

const handWritten: Engine = {
  name: 'hand-written, texts added',
  list: () => handWrittenList(listData),
  detail: () => handWrittenDetail(detailData),
  hello: () => handWrittenHello(helloData),
};

/** Every engine, this one first. */
export const engines: readonly Engine[] = [
  sitewright(),
  squarespace(),
  liquid(),
  handlebarsEngine(),
  nunjucksEngine(),
  eta(),
  joined,
  handWritten,
];

/** Compiles a template anew, for the measurement of compilation. */
export const compilers: readonly { name: string; compile: (source: string) => unknown }[] = [
  { name: 'sitewright', compile: (source) => compile(source, { registry, cache: false }) },
  { name: '@squarespace/template-engine', compile: (source) => peerCompiler.parse(source) },
];
