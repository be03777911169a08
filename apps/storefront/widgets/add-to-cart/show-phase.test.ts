// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createButtonFace } from './show-phase.ts';

const button = () => document.querySelector<HTMLButtonElement>('button')!;
const label = () => document.querySelector('.sqs-add-to-cart-button-inner')!;

function draw(originalLabel: string) {
  document.body.innerHTML =
    `<button data-original-label="${originalLabel}">` +
    '<span class="sqs-add-to-cart-button-inner"> Add To Cart </span></button>';
  return createButtonFace(button());
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => task());
});

describe('the face of an add-to-cart button', () => {
  test('PDP-17 the label of the owner comes back, not the one that the element was found with', () => {
    const face = draw('Take it home');
    face.show('adding');
    face.show('idle');
    expect(label().textContent).toBe('Take it home');
  });

  test('a template that names no label keeps its own', () => {
    const face = draw('');
    face.show('added');
    face.show('idle');
    expect(label().textContent).toBe('Add To Cart');
  });

  test.each([
    ['select-option', 'Select Option', true],
    ['sold-out', 'Sold Out', true],
    ['adding', 'Adding…', false],
    ['added', 'Added!', false],
  ] as const)('ATC-01 ATC-07 ATC-08 %s reads «%s», disabled: %s', (phase, text, isDisabled) => {
    draw('Add').show(phase);
    expect(label().textContent).toBe(text);
    expect(button().disabled).toBe(isDisabled);
    expect(button().getAttribute('aria-disabled')).toBe(isDisabled ? 'true' : null);
  });

  test('a button that adds is busy, and only then', () => {
    const face = draw('Add');
    const isBusy = () => button().hasAttribute('aria-busy');
    face.show('adding');
    expect(isBusy()).toBe(true);
    face.show('added');
    expect(isBusy()).toBe(false);
  });

  test('what happened is said to screen readers', () => {
    const face = draw('Add');
    const said = () => document.querySelector('[role=status]')?.textContent;
    face.show('adding');
    expect(said()).toBeUndefined();
    face.show('added');
    expect(said()).toBe('Added!');
    face.show('select-option');
    expect(said()).toBe('Select Option');
  });
});
