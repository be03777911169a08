import type { PluginDocs } from '../plugin.ts';

/** Text, numbers, lists and comparisons, for authors. */
export const coreDocs: PluginDocs = {
  apply: {
    summary: 'Runs the macro or partial of that name with the value as its data.',
    usage: 'name [private] [key=value …]',
    examples: [
      {
        template: '{.macro card}<b>{title}</b>{.end}{item|apply card}',
        data: { item: { title: 'Mug' } },
        output: '<b>Mug</b>',
      },
      {
        template: '{.macro tag}<{@args.as}>{@}</{@args.as}>{.end}{name|apply tag as=em}',
        data: { name: 'Mug' },
        output: '<em>Mug</em>',
        note: 'Further arguments are the object `@args`.',
      },
    ],
  },
  mod: {
    summary: 'The remainder when the value is divided by n.',
    usage: '[n=2]',
    examples: [{ template: '{a|mod 3}', data: { a: 7 }, output: '1' }],
  },
  round: {
    summary: 'The nearest whole number.',
    examples: [{ template: '{a|round}', data: { a: 2.5 }, output: '3' }],
  },
  pluralize: {
    summary: 'An ending, or a word, for one and for any other number.',
    usage: '[plural=s] or singular plural',
    examples: [
      { template: '{n} item{n|pluralize}', data: { n: 2 }, output: '2 items' },
      { template: '{n} {n|pluralize box boxes}', data: { n: 1 }, output: '1 box' },
    ],
  },
  'equal?': {
    summary: 'Both values are equal, deep inside too; missing equals null.',
    usage: '[left] right',
    examples: [
      { template: '{.equal? size "L"}large{.end}', data: { size: 'L' }, output: 'large' },
      { template: '{.section n}{.equal? 3}three{.end}{.end}', data: { n: 3 }, output: 'three' },
    ],
  },
  'notEqual?': {
    summary: 'The values differ.',
    usage: '[left] right',
    examples: [{ template: '{.notEqual? n 1}s{.end}', data: { n: 2 }, output: 's' }],
  },
  'greaterThan?': {
    summary: 'The left value is greater; text is ordered by its characters.',
    usage: '[left] right',
    examples: [{ template: '{.greaterThan? n 1}many{.end}', data: { n: 2 }, output: 'many' }],
  },
  'greaterThanOrEqual?': {
    summary: 'The left value is greater or equal.',
    usage: '[left] right',
    examples: [{ template: '{.greaterThanOrEqual? n 2}yes{.end}', data: { n: 2 }, output: 'yes' }],
  },
  'lessThan?': {
    summary: 'The left value is less.',
    usage: '[left] right',
    examples: [{ template: '{.lessThan? n 5}few{.end}', data: { n: 2 }, output: 'few' }],
  },
  'lessThanOrEqual?': {
    summary: 'The left value is less or equal.',
    usage: '[left] right',
    examples: [{ template: '{.lessThanOrEqual? n 2}yes{.end}', data: { n: 2 }, output: 'yes' }],
  },
  count: {
    summary: 'Number of elements of a list, keys of an object or characters of a text; else 0.',
    examples: [{ template: '{tags|count}', data: { tags: ['clay', 'blue'] }, output: '2' }],
  },
  'even?': {
    summary: 'The value, or that of the reference, is an even number.',
    usage: '[reference]',
    examples: [{ template: '{.even? n}even{.or}odd{.end}', data: { n: 4 }, output: 'even' }],
  },
  'odd?': {
    summary: 'The value, or that of the reference, is an odd number.',
    usage: '[reference]',
    examples: [{ template: '{.odd? n}odd{.or}even{.end}', data: { n: 4 }, output: 'even' }],
  },
  'nth?': {
    summary: 'The value, or that of the reference, is a whole multiple of n.',
    usage: '[reference] n',
    examples: [
      {
        template: '{.repeated section a}{@}{.nth? @index 2}|{.end}{.end}',
        data: { a: ['a', 'b', 'c', 'd'] },
        output: 'ab|cd|',
      },
    ],
  },
  'plural?': {
    summary: 'The whole part of the value is more than 1.',
    examples: [
      { template: '{.section n}item{.plural?}s{.end}{.end}', data: { n: 3 }, output: 'items' },
    ],
  },
  'singular?': {
    summary: 'The whole part of the value is 1.',
    examples: [
      { template: '{.section n}{.singular?}one{.end}{.end}', data: { n: 1 }, output: 'one' },
    ],
  },
  cycle: {
    summary:
      'The argument at the place of the value (1 is the first), starting over after the last.',
    usage: 'a b …',
    examples: [
      {
        template: '{.repeated section rows}{@index|cycle odd even} {.end}',
        data: { rows: [1, 2, 3] },
        output: 'odd even odd ',
      },
    ],
  },
  'debug?': {
    summary: 'The data has a truthy `debug`.',
    examples: [{ template: '{.debug?}on{.or}off{.end}', data: { debug: true }, output: 'on' }],
  },
  'encode-space': {
    summary: 'Writes every white-space character as `&nbsp;`.',
    examples: [
      { template: '{a|encode-space}', data: { a: 'two words' }, output: 'two&nbsp;words' },
    ],
  },
  'encode-uri': {
    summary: 'Encodes a whole address; the separators of addresses stay.',
    examples: [{ template: '{a|encode-uri}', data: { a: '/a b?c=d' }, output: '/a%20b?c=d' }],
  },
  'encode-uri-component': {
    summary: 'Encodes one part of an address, separators too.',
    examples: [{ template: '{a|encode-uri-component}', data: { a: 'a/b c' }, output: 'a%2Fb%20c' }],
  },
  'url-encode': {
    summary: 'Encodes a query value as forms do: UTF-8 bytes as `%XX`, a space as `+`.',
    examples: [
      {
        template: '?q={a|url-encode}',
        data: { a: 'café au lait' },
        output: '?q=caf%C3%A9+au+lait',
      },
    ],
  },
  'find-first': {
    summary:
      'First element whose path is truthy; with a look-up, elements are keys of that object.',
    usage: '[[lookup] path]',
    examples: [
      {
        template: '{.var @v items|find-first onSale}{@v.name}',
        data: { items: [{ name: 'Mug' }, { name: 'Bowl', onSale: true }] },
        output: 'Bowl',
      },
    ],
  },
  'find-last': {
    summary: 'Last element whose path is truthy; with a look-up, elements are keys of that object.',
    usage: '[[lookup] path]',
    examples: [{ template: '{items|find-last}', data: { items: ['a', 'b'] }, output: 'b' }],
  },
  format: {
    summary: 'Fills `{0}` `{1}` … of the value with the values of the references.',
    usage: 'reference …',
    examples: [
      {
        template: '{text|format name size}',
        data: { text: '{0} in {1}', name: 'Mug', size: 'blue' },
        output: 'Mug in blue',
      },
    ],
  },
  get: {
    summary: 'Looks inside the value by the values of the references, one after the other.',
    usage: 'reference …',
    examples: [
      {
        template: '{prices|get size}',
        data: { prices: { small: 12, large: 20 }, size: 'large' },
        output: '20',
      },
    ],
  },
  prop: {
    summary: 'Looks inside the value by paths; missing when there is nothing.',
    usage: 'path …',
    examples: [
      { template: '{item|prop a.b}', data: { item: { a: { b: 'deep' } } }, output: 'deep' },
    ],
  },
  lookup: {
    summary: 'The value of the reference that is written in the data.',
    usage: 'reference',
    examples: [
      { template: '{@|lookup which}', data: { which: 'a.b', a: { b: 'found' } }, output: 'found' },
    ],
  },
  html: {
    summary: 'Escapes `& < >`, for text between tags.',
    examples: [{ template: '{a|html}', data: { a: '<b> & "c"' }, output: '&lt;b&gt; &amp; "c"' }],
  },
  htmlattr: {
    summary: 'Escapes `& < > "`, for text inside an attribute.',
    examples: [
      {
        template: '<a title="{a|htmlattr}">',
        data: { a: '5" pot' },
        output: '<a title="5&quot; pot">',
      },
    ],
  },
  htmltag: {
    summary: 'Escapes `& < > "`, for text inside an attribute.',
    examples: [{ template: '{a|htmltag}', data: { a: '<"' }, output: '&lt;&quot;' }],
  },
  iter: {
    summary:
      'The number of the current turn of the loop around, from 1; the value does not matter.',
    examples: [
      { template: '{.repeated section a}{@|iter}{.end}', data: { a: ['x', 'y'] }, output: '12' },
    ],
  },
  json: {
    summary: 'The value as JSON that is safe inside a script element (`</` is written `<\\/`).',
    examples: [
      { template: '{a|json}', data: { a: { b: [1, '</p>'] } }, output: '{"b":[1,"<\\/p>"]}' },
    ],
  },
  'json-pretty': {
    summary: 'As `json`, on several lines.',
    examples: [{ template: '{a|json-pretty}', data: { a: { b: 1 } }, output: '{\n  "b": 1\n}' }],
  },
  raw: {
    summary: 'The value as plain JSON, without the care for script elements; missing is `null`.',
    examples: [{ template: '{a|raw}', data: { a: '</p>' }, output: '"</p>"' }],
  },
  'key-by': {
    summary: 'An object of the elements of a list, under the value that each has at the path.',
    usage: 'path',
    examples: [
      {
        template: '{.var @byId items|key-by id}{@byId.b.name}',
        data: {
          items: [
            { id: 'a', name: 'Mug' },
            { id: 'b', name: 'Bowl' },
          ],
        },
        output: 'Bowl',
      },
    ],
  },
  'line-breaks': {
    summary: 'Writes every line end as `<br/>`.',
    examples: [{ template: '{a|line-breaks}', data: { a: 'one\ntwo' }, output: 'one<br/>two' }],
  },
  output: {
    summary: 'Prints the arguments; the value does not matter.',
    usage: 'word …',
    examples: [{ template: '{a|output on sale}', data: { a: 1 }, output: 'on sale' }],
  },
  safe: {
    summary: 'Removes tags.',
    examples: [
      { template: '{a|safe}', data: { a: '<p>Hand <b>made</b></p>' }, output: 'Hand made' },
    ],
  },
  slugify: {
    summary: 'Letters, digits and dashes in lower case, for addresses and class names.',
    examples: [{ template: '{a|slugify}', data: { a: 'Cups & Mugs' }, output: 'cups-mugs' }],
  },
  smartypants: {
    summary: 'Curly quotes for straight ones and a long dash for `--`.',
    examples: [{ template: '{a|smartypants}', data: { a: `"It's" -- so` }, output: '“It’s” — so' }],
  },
  str: {
    summary: 'The value as text; nothing for lists and objects.',
    examples: [{ template: '{a|str}{b|str}', data: { a: 1.5, b: [1] }, output: '1.5' }],
  },
  truncate: {
    summary: 'At most n characters, cut at a space, with a suffix when something was cut.',
    usage: '[n=100] [suffix=...]',
    examples: [
      { template: '{a|truncate 12}', data: { a: 'A tall blue mug' }, output: 'A tall blue ...' },
    ],
  },
};
