/** The same three pages in the notation of each engine. Texts and whitespace are identical. */

export interface PageTemplates {
  readonly list: string;
  readonly detail: string;
  readonly hello: string;
}

/** This project's language; the package `@squarespace/template-engine` speaks it too. */
export const sitewright: PageTemplates = {
  list: `<h1>{collection.title}</h1>
<ul>
{.repeated section items}<li class="product p{@index}" id="{id}">
<a href="{fullUrl}"><img src="{mainImage.assetUrl}" width="{mainImage.width}" alt="{title}">{title}</a>
{.if isOnSale}<b>Sale</b>{.or}<i>New</i>{.end}<p>{excerpt}</p>
<p>{.repeated section tags}<span>{@}</span>{.end}</p>
<ul>{.repeated section variants}<li data-sku="{sku}">{size} / {colour}: {price}{.if isSoldOut} (sold out){.end}</li>{.end}</ul>
</li>
{.end}</ul>
`,
  detail: `<h1>{item.title}</h1><p>{collection.title}</p>
{.section item}<article id="{id}"><img src="{mainImage.assetUrl}" width="{mainImage.width}" alt="{title}"><p>{excerpt}</p>
<table>{.repeated section variants}<tr class="v{@index}"><td>{sku}</td><td>{size}</td><td>{colour}</td><td>{price}</td><td>{.if isSoldOut}sold out{.or}{stock} in stock{.end}</td></tr>{.end}</table></article>
{.end}<ul>{.repeated section related}<li><a href="{fullUrl}">{title}</a></li>{.end}</ul>
`,
  hello: `Hello {name}, welcome to {place}!`,
};

export const liquid: PageTemplates = {
  list: `<h1>{{ collection.title }}</h1>
<ul>
{% for item in items %}<li class="product p{{ forloop.index }}" id="{{ item.id }}">
<a href="{{ item.fullUrl }}"><img src="{{ item.mainImage.assetUrl }}" width="{{ item.mainImage.width }}" alt="{{ item.title }}">{{ item.title }}</a>
{% if item.isOnSale %}<b>Sale</b>{% else %}<i>New</i>{% endif %}<p>{{ item.excerpt }}</p>
<p>{% for tag in item.tags %}<span>{{ tag }}</span>{% endfor %}</p>
<ul>{% for v in item.variants %}<li data-sku="{{ v.sku }}">{{ v.size }} / {{ v.colour }}: {{ v.price }}{% if v.isSoldOut %} (sold out){% endif %}</li>{% endfor %}</ul>
</li>
{% endfor %}</ul>
`,
  detail: `<h1>{{ item.title }}</h1><p>{{ collection.title }}</p>
<article id="{{ item.id }}"><img src="{{ item.mainImage.assetUrl }}" width="{{ item.mainImage.width }}" alt="{{ item.title }}"><p>{{ item.excerpt }}</p>
<table>{% for v in item.variants %}<tr class="v{{ forloop.index }}"><td>{{ v.sku }}</td><td>{{ v.size }}</td><td>{{ v.colour }}</td><td>{{ v.price }}</td><td>{% if v.isSoldOut %}sold out{% else %}{{ v.stock }} in stock{% endif %}</td></tr>{% endfor %}</table></article>
<ul>{% for r in related %}<li><a href="{{ r.fullUrl }}">{{ r.title }}</a></li>{% endfor %}</ul>
`,
  hello: `Hello {{ name }}, welcome to {{ place }}!`,
};

export const handlebars: PageTemplates = {
  list: `<h1>{{collection.title}}</h1>
<ul>
{{#each items}}<li class="product p{{number @index}}" id="{{id}}">
<a href="{{fullUrl}}"><img src="{{mainImage.assetUrl}}" width="{{mainImage.width}}" alt="{{title}}">{{title}}</a>
{{#if isOnSale}}<b>Sale</b>{{else}}<i>New</i>{{/if}}<p>{{excerpt}}</p>
<p>{{#each tags}}<span>{{this}}</span>{{/each}}</p>
<ul>{{#each variants}}<li data-sku="{{sku}}">{{size}} / {{colour}}: {{price}}{{#if isSoldOut}} (sold out){{/if}}</li>{{/each}}</ul>
</li>
{{/each}}</ul>
`,
  detail: `<h1>{{item.title}}</h1><p>{{collection.title}}</p>
{{#with item}}<article id="{{id}}"><img src="{{mainImage.assetUrl}}" width="{{mainImage.width}}" alt="{{title}}"><p>{{excerpt}}</p>
<table>{{#each variants}}<tr class="v{{number @index}}"><td>{{sku}}</td><td>{{size}}</td><td>{{colour}}</td><td>{{price}}</td><td>{{#if isSoldOut}}sold out{{else}}{{stock}} in stock{{/if}}</td></tr>{{/each}}</table></article>
{{/with}}<ul>{{#each related}}<li><a href="{{fullUrl}}">{{title}}</a></li>{{/each}}</ul>
`,
  hello: `Hello {{name}}, welcome to {{place}}!`,
};

export const nunjucks: PageTemplates = {
  list: liquid.list.replaceAll('forloop.index', 'loop.index'),
  detail: liquid.detail.replaceAll('forloop.index', 'loop.index'),
  hello: liquid.hello,
};

export const eta: PageTemplates = {
  list: `<h1><%~ it.collection.title %></h1>
<ul>
<% it.items.forEach((item, i) => { %><li class="product p<%~ i + 1 %>" id="<%~ item.id %>">
<a href="<%~ item.fullUrl %>"><img src="<%~ item.mainImage.assetUrl %>" width="<%~ item.mainImage.width %>" alt="<%~ item.title %>"><%~ item.title %></a>
<% if (item.isOnSale) { %><b>Sale</b><% } else { %><i>New</i><% } %><p><%~ item.excerpt %></p>
<p><% item.tags.forEach((tag) => { %><span><%~ tag %></span><% }) %></p>
<ul><% item.variants.forEach((v) => { %><li data-sku="<%~ v.sku %>"><%~ v.size %> / <%~ v.colour %>: <%~ v.price %><% if (v.isSoldOut) { %> (sold out)<% } %></li><% }) %></ul>
</li>
<% }) %></ul>
`,
  detail: `<h1><%~ it.item.title %></h1><p><%~ it.collection.title %></p>
<article id="<%~ it.item.id %>"><img src="<%~ it.item.mainImage.assetUrl %>" width="<%~ it.item.mainImage.width %>" alt="<%~ it.item.title %>"><p><%~ it.item.excerpt %></p>
<table><% it.item.variants.forEach((v, i) => { %><tr class="v<%~ i + 1 %>"><td><%~ v.sku %></td><td><%~ v.size %></td><td><%~ v.colour %></td><td><%~ v.price %></td><td><% if (v.isSoldOut) { %>sold out<% } else { %><%~ v.stock %> in stock<% } %></td></tr><% }) %></table></article>
<ul><% it.related.forEach((r) => { %><li><a href="<%~ r.fullUrl %>"><%~ r.title %></a></li><% }) %></ul>
`,
  hello: `Hello <%~ it.name %>, welcome to <%~ it.place %>!`,
};

/** A product listing with the formatters of the shop; only this language has them. */
export const commerce = `{.repeated section items}<article class="{@|item-classes}">
<a href="{fullUrl}"><img {@|image-meta}>{title|htmltag}</a>
{@|product-price}
{@|product-status}
<p>{structuredContent.priceMoney|money style:short} since {publishOn|datetime yMMMd}</p>
{@|variants-select}
{@|add-to-cart-btn}
</article>
{.end}`;
