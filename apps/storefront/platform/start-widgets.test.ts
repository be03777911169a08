// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startWidgets } from './start-widgets.ts';
import type { Widget, WidgetModule, When } from './widget.ts';

let started: string[] = [];
let load = vi.fn<() => WidgetModule | Promise<WidgetModule>>();
const found: WidgetModule = { start: (root) => started.push(root.id) };

const widget = (when: When): Widget => ({ name: 'x', selector: '.x', when, load: () => load() });

beforeEach(() => {
  started = [];
  load = vi.fn<() => WidgetModule | Promise<WidgetModule>>(() => Promise.resolve(found));
  document.body.innerHTML = '<i class="x" id="a"></i><i class="x" id="b"></i>';
});
afterEach(() => vi.unstubAllGlobals());

const touch = () => window.dispatchEvent(new Event('pointermove'));

describe('a widget', () => {
  test('of «now» starts with the page, once for each of its elements', async () => {
    startWidgets([widget('now')]);
    await vi.waitFor(() => expect(started).toEqual(['a', 'b']));
    expect(load).toHaveBeenCalledOnce();
  });

  test('that is part of the loader starts at once', () => {
    load = vi.fn<() => WidgetModule>(() => found);
    startWidgets([widget('now')]);
    expect(started).toEqual(['a', 'b']);
  });

  test('that a page does not show is not loaded', () => {
    document.body.innerHTML = '<p>';
    startWidgets([widget('now'), { name: 'y', selector: 'p', isPrinted: true }]);
    expect(load).not.toHaveBeenCalled();
  });

  test('of «touch» waits for the first touch of the page', async () => {
    startWidgets([widget('touch')]);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    touch();
    await vi.waitFor(() => expect(started).toEqual(['a', 'b']));
    touch();
    expect(load).toHaveBeenCalledOnce();
  });

  test('of «touch» that could not be had is tried again at the next touch', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    load.mockRejectedValueOnce(new Error('offline'));
    startWidgets([widget('touch')]);
    touch();
    await vi.waitFor(() => {
      touch();
      expect(started).toEqual(['a', 'b']);
    });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('of «touch» that comes when somebody is in its field already starts at once', async () => {
    document.body.innerHTML = '<div class="x" id="a"><input></div>';
    document.querySelector('input')!.focus();
    startWidgets([widget('touch')]);
    await vi.waitFor(() => expect(started).toEqual(['a']));
  });

  test('of «touch» gets what was sent before it came, with what was typed', async () => {
    document.body.innerHTML =
      '<div class="x" id="a"><form action="#"><input name="email"><input type="submit"></form></div>';
    const form = document.querySelector('form')!;
    const sent: Event[] = [];
    let bring: (module: WidgetModule) => void = () => {};
    load.mockReturnValueOnce(new Promise((resolve) => (bring = resolve)));
    startWidgets([widget('touch')]);
    touch();
    form.querySelector('input')!.value = 'ann@example.test';
    form.requestSubmit();
    await Promise.resolve();
    expect(sent).toEqual([]);
    bring({
      start: (root) =>
        root.querySelector('form')!.addEventListener('submit', (event) => {
          event.preventDefault();
          sent.push(event);
        }),
    });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(form.querySelector('input')!.value).toBe('ann@example.test');
    form.requestSubmit();
    expect(sent).toHaveLength(2);
  });

  test('that cannot be had sends what was kept to where the form leads by itself', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    document.body.innerHTML =
      '<form class="x" id="a" action="/ask"><b class="captcha-container"></b></form>';
    const form = document.querySelector('form')!;
    const sent = vi.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', sent);
    load.mockRejectedValueOnce(new Error('offline'));
    startWidgets([widget('touch')]);
    form.requestSubmit();
    expect(sent).not.toHaveBeenCalled();
    touch();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  test('that has an address without scripts leaves it to the browser until then', () => {
    document.body.innerHTML = '<form class="x" id="a"><button>Send</button></form>';
    startWidgets([widget('touch')]);
    const event = new Event('submit', { cancelable: true });
    document.querySelector('form')!.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  test('of «visible» starts each element when it comes into view', async () => {
    let tell: IntersectionObserverCallback = () => {};
    const watched = new Set<Element>();
    class Observer {
      constructor(callback: IntersectionObserverCallback) {
        tell = callback;
      }
      observe = (element: Element) => watched.add(element);
      unobserve = (element: Element) => watched.delete(element);
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    startWidgets([widget('visible')]);
    const seen = (id: string, isIntersecting: boolean) => {
      const entry = { target: document.querySelector(`#${id}`)!, isIntersecting };
      tell([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
    };
    seen('a', false);
    expect(load).not.toHaveBeenCalled();
    seen('b', true);
    await vi.waitFor(() => expect(started).toEqual(['b']));
    expect([...watched].map(({ id }) => id)).toEqual(['a']);
  });

  test.each([true, false])('of «idle» waits for a quiet moment (callback: %s)', async (hasIdle) => {
    vi.useFakeTimers();
    if (hasIdle) vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 50));
    startWidgets([widget('idle')]);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(started).toEqual(['a', 'b']);
    vi.useRealTimers();
  });
});
