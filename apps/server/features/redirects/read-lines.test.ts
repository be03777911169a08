import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

const fieldsOf = (text: string) => readLines(text).map(({ fields }) => fields);

describe('redirects from elsewhere', () => {
  it('are read as lines with an arrow, and as those of a file for a web server', () => {
    expect(fieldsOf('/old -> /new 301\n\n# by hand\n/a/* /b/:splat 302\n/p/:id /q/:id')).toEqual([
      { from: '/old', to: '/new', status: 301 },
      { from: '/a/*', to: '/b/*', status: 302 },
      { from: '/p/[id]', to: '/q/[id]', status: 301 },
    ]);
  });

  it('are read as a table, whatever stands between its cells, and keep the numbers of their lines', () => {
    const shopify = '\uFEFFRedirect from,Redirect to\r\nhttps://old.test/a,"/b, c"\r\n,/lost\r\n';
    expect(readLines(shopify)).toEqual([
      {
        line: 2,
        text: 'https://old.test/a,/b, c',
        fields: { from: '/a', to: '/b, c', status: 301 },
      },
      { line: 3, text: ',/lost', fields: undefined },
    ]);
    expect(fieldsOf('Source;Target;Status code\nx;/y;307')).toEqual([
      { from: '/x', to: '/y', status: 302 },
    ]);
  });

  it('are no redirects without both addresses', () => {
    expect(readLines('/only')).toEqual([{ line: 1, text: '/only', fields: undefined }]);
  });
});
