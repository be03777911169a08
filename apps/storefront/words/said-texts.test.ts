/** What widgets write into a page is said in its language. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** Places of words that people read or hear, with words in them. */
const written = [
  /\.(?:textContent|innerText|ariaLabel|title|placeholder|alt) = (['"`])([A-Z][^'"`]*)\1/g,
  /setAttribute\('(?:aria-label|title|placeholder|alt)', (['"`])([A-Z][^'"`]*)\1/g,
  /\s(?:aria-label|title|placeholder|alt|label)=(")([A-Z][^"]*)"/g,
  /\s(?:aria-label|title|placeholder|alt|label)=\{(['`])([A-Z][^'`]*)\1\}/g,
  /()>\s*([A-Z][a-z]+[^<>{}=;]*?)\s*<\//g,
];

/** The same in all languages of ours. */
const same = new Set(['OK', 'XXXX-XXXX-XXXX-XXXX']);

test('I18N-05 widgets write no words that are not said', () => {
  const files = globSync('{widgets,cart,platform}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(100);
  const unsaid = files.flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8');
    return written.flatMap((pattern) =>
      [...code.matchAll(pattern)].flatMap(([, , text = '']) =>
        same.has(text) ? [] : [`${file}: ${text}`],
      ),
    );
  });
  expect(unsaid).toEqual([]);
});

test('the patterns find what they are for', () => {
  const samples = [
    `button.textContent = 'Close'`,
    `button.setAttribute('aria-label', 'Close')`,
    `<button aria-label="Close">`,
    '<input placeholder={`Your name`} />',
    '<p>Nothing here</p>',
  ];
  for (const sample of samples) {
    expect(
      written.some((pattern) => sample.search(pattern) >= 0),
      sample,
    ).toBe(true);
  }
});
