import type { BenchProduct, BenchVariant, detailData, helloData, listData } from './data.ts';

/**
 * What a person would write by hand for the same pages, in two ways: texts added to one another,
 * which leaves the whole in pieces and is the speed that is there to be had, and, in
 * `joinedList` and `joinedDetail`, the lists joined, as most people write it.
 */

export function handWrittenList(data: typeof listData): string {
  let out = `<h1>${data.collection.title}</h1>\n<ul>\n`;
  let n = 0;
  for (const item of data.items) out += listItem(item, ++n);
  return `${out}</ul>\n`;
}

function listItem(item: BenchProduct, n: number): string {
  const { title, mainImage } = item;
  let out = `<li class="product p${n}" id="${item.id}">\n<a href="${item.fullUrl}"><img src="${mainImage.assetUrl}" width="${mainImage.width}" alt="${title}">${title}</a>\n`;
  out += item.isOnSale ? '<b>Sale</b>' : '<i>New</i>';
  out += `<p>${item.excerpt}</p>\n<p>`;
  for (const tag of item.tags) out += `<span>${tag}</span>`;
  out += '</p>\n<ul>';
  for (const v of item.variants) out += listVariant(v);
  return `${out}</ul>\n</li>\n`;
}

function listVariant(v: BenchVariant): string {
  return `<li data-sku="${v.sku}">${v.size} / ${v.colour}: ${v.price}${v.isSoldOut ? ' (sold out)' : ''}</li>`;
}

export function handWrittenDetail({ item, collection, related }: typeof detailData): string {
  let out = `<h1>${item.title}</h1><p>${collection.title}</p>\n<article id="${item.id}"><img src="${item.mainImage.assetUrl}" width="${item.mainImage.width}" alt="${item.title}"><p>${item.excerpt}</p>\n<table>`;
  let n = 0;
  for (const v of item.variants) {
    out += `<tr class="v${++n}"><td>${v.sku}</td><td>${v.size}</td><td>${v.colour}</td><td>${v.price}</td><td>${v.isSoldOut ? 'sold out' : `${v.stock} in stock`}</td></tr>`;
  }
  out += '</table></article>\n<ul>';
  for (const r of related) out += `<li><a href="${r.fullUrl}">${r.title}</a></li>`;
  return `${out}</ul>\n`;
}

export function handWrittenHello({ name, place }: typeof helloData): string {
  return `Hello ${name}, welcome to ${place}!`;
}

export function joinedList({ collection, items }: typeof listData): string {
  return `<h1>${collection.title}</h1>\n<ul>\n${items.map(joinedItem).join('')}</ul>\n`;
}

function joinedItem(item: BenchProduct, index: number): string {
  return `<li class="product p${index + 1}" id="${item.id}">
<a href="${item.fullUrl}"><img src="${item.mainImage.assetUrl}" width="${item.mainImage.width}" alt="${item.title}">${item.title}</a>
${item.isOnSale ? '<b>Sale</b>' : '<i>New</i>'}<p>${item.excerpt}</p>
<p>${item.tags.map((tag) => `<span>${tag}</span>`).join('')}</p>
<ul>${item.variants.map(listVariant).join('')}</ul>
</li>
`;
}

export function joinedDetail({ item, collection, related }: typeof detailData): string {
  return `<h1>${item.title}</h1><p>${collection.title}</p>
<article id="${item.id}"><img src="${item.mainImage.assetUrl}" width="${item.mainImage.width}" alt="${item.title}"><p>${item.excerpt}</p>
<table>${item.variants.map(joinedRow).join('')}</table></article>
<ul>${related.map((r) => `<li><a href="${r.fullUrl}">${r.title}</a></li>`).join('')}</ul>
`;
}

function joinedRow(v: BenchVariant, index: number): string {
  return `<tr class="v${index + 1}"><td>${v.sku}</td><td>${v.size}</td><td>${v.colour}</td><td>${v.price}</td><td>${v.isSoldOut ? 'sold out' : `${v.stock} in stock`}</td></tr>`;
}
