// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HtmlPreview } from './html-preview.tsx';

afterEach(cleanup);

const shown = (html: string) => render(<HtmlPreview html={html} />).container.innerHTML;

test('texts keep their form', () => {
  const html = '<h2>Care</h2><p>Wash <strong>cold</strong>.</p><ul><li>Wool</li><li>Silk</li></ul>';
  expect(shown(html)).toBe(html);
});

test('what can do something is not drawn', () => {
  expect(shown('<p onclick="x()" class="a">One<script>x()</script></p>')).toBe('<p>One</p>');
  expect(shown('<a href="javascript:x()">Two</a><img src="x" onerror="x()">')).toBe('Two');
  expect(shown('<section><p>Three<br></p></section>')).toBe('<p>Three<br></p>');
  expect(shown('&lt;b&gt;')).toBe('&lt;b&gt;');
});
