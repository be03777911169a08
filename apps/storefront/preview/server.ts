import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  cartPageData,
  checkoutPageData,
  confirmedPageData,
  productPage,
  shopPage,
} from './pages.ts';
import type * as screens from '../ssr.tsx';
import { answerCall } from './calls.ts';
import { products } from './shop.ts';

/** The built module; its types are those of its source. */
type Screens = typeof screens;
const { renderCartPage, renderCheckoutPage, renderOrderConfirmedPage } = (await import(
  `${import.meta.dirname}/../dist/server/ssr.js`
)) as Screens;

const folder = `${import.meta.dirname}/../dist/client`;
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<
  string,
  { file: string }
>;
const asset = (key: string): string => `/universal/assets/${manifest[key]!.file}`;
const page = readFileSync(`${import.meta.dirname}/page.html`, 'utf8');

function document(main: string, data?: unknown, isPillWanted = false): string {
  const json = data
    ? `<script type="application/json" id="sqs-page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
    : '';
  const cartLink = isPillWanted
    ? ''
    : '<a class="sqs-custom-cart" href="/cart">Cart <span class="sqs-cart-quantity">0</span></a>';
  return page
    .replace('%style%', asset('storefront.css'))
    .replace('%loader%', asset('loader.ts'))
    .replace('%cart%', cartLink)
    .replace('%main%', () => main + json);
}

function drawPage(path: string): string | undefined {
  const product = products.find(({ id }) => path === `/shop/p/${id}`);
  if (product) return document(productPage(product));
  if (path === '/' || path === '/shop') return document(shopPage(), undefined, true);
  if (path === '/cart') return document(renderCartPage(cartPageData()), cartPageData());
  if (path === '/checkout') {
    const data = checkoutPageData();
    return document(renderCheckoutPage(data), data);
  }
  if (path !== '/checkout/order-confirmed') return undefined;
  return document(renderOrderConfirmedPage(confirmedPageData()));
}

function picture(path: string, query: string): string | undefined {
  const product = products.find(({ id }) => path === `/picture/${id}`);
  if (!product) return undefined;
  const light = query.includes('moss') ? 0.25 : 0.5;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${product.color}"/><circle cx="50" cy="58" r="24" fill="#fff" opacity="${light}"/></svg>`;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://preview');
  const send = (type: string, body: string | Buffer, status = 200): void => {
    response.writeHead(status, { 'content-type': type, 'set-cookie': 'hasCart=true; path=/' });
    response.end(body);
  };
  if (pathname.startsWith('/universal/assets/')) {
    const file = pathname.slice('/universal/assets/'.length);
    return send(
      file.endsWith('.css') ? 'text/css' : 'text/javascript',
      readFileSync(`${folder}/${file}`),
    );
  }
  const drawn = picture(pathname, search);
  if (drawn) return send('image/svg+xml', drawn);
  if (pathname.startsWith('/api/')) {
    const body = await readBody(request);
    await new Promise((resolve) => setTimeout(resolve, Number(process.env.DELAY ?? 250)));
    const { status, answer } = answerCall(`${request.method} ${pathname}`, body, search);
    return send('application/json', JSON.stringify(answer), status);
  }
  const html = drawPage(pathname);
  return send('text/html; charset=utf-8', html ?? document('<h1>Not found</h1>'), html ? 200 : 404);
}

const port = Number(process.env.PORT ?? 4173);
createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(port, () => console.log(`http://localhost:${port}/shop`));
