// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

afterEach(cleanup);

function Screen({ names, isNaming = false }: { names: readonly string[]; isNaming?: boolean }) {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <div>
      <nav>
        <a href="#home">Home</a>
      </nav>
      <main ref={main} tabIndex={-1}>
        <header>
          <button type="button">Add</button>
        </header>
        {names.length === 0 ? (
          <div>
            <button type="button">Make the first one</button>
          </div>
        ) : (
          <ul>
            {names.map((name) => (
              <li key={name}>
                <button type="button">Edit {name}</button>
                <button type="button">Remove {name}</button>
                {isNaming && <input aria-label={`Name of ${name}`} />}
              </li>
            ))}
          </ul>
        )}
      </main>
    </div>
  );
}

const focused = () => document.activeElement?.textContent;

it('a line that goes leaves the keyboard to the same button of the next one, then of the one before', async () => {
  const { getByText, rerender } = render(<Screen names={['a', 'b', 'c']} />);
  getByText('Remove b').focus();
  rerender(<Screen names={['a', 'c']} />);
  await vi.waitFor(() => expect(focused()).toBe('Remove c'));
  rerender(<Screen names={['a']} />);
  await vi.waitFor(() => expect(focused()).toBe('Remove a'));
  rerender(<Screen names={[]} />);
  await vi.waitFor(() => expect(focused()).toBe('Make the first one'));
});

it('a field that goes leaves it to what stands before it', async () => {
  const { getByLabelText, rerender } = render(<Screen names={['a', 'b']} isNaming />);
  getByLabelText('Name of a').focus();
  rerender(<Screen names={['a', 'b']} />);
  await vi.waitFor(() => expect(focused()).toBe('Remove a'));
});

it('a button never leaves it to a field: a phone would show its keys', async () => {
  const { getByText, rerender } = render(<Screen names={['a', 'b']} isNaming />);
  getByText('Remove a').focus();
  rerender(<Screen names={['b']} isNaming />);
  await vi.waitFor(() => expect(focused()).toBe('Remove b'));
});

it('APIK-01 a button that goes leaves it to the line it was in, and not to what deletes', async () => {
  const Keys = ({ isGone = false }: { isGone?: boolean }) => {
    const main = useRef<HTMLElement>(null);
    useKeptFocus(main);
    return (
      <main ref={main} tabIndex={-1}>
        <table>
          <tbody>
            <tr tabIndex={-1}>
              <td>Till</td>
              <td>
                {!isGone && <button type="button">Take over</button>}
                <button type="button" data-danger>
                  Delete
                </button>
              </td>
            </tr>
          </tbody>
        </table>
      </main>
    );
  };
  const { getByText, rerender } = render(<Keys />);
  getByText('Take over').focus();
  rerender(<Keys isGone />);
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('TR'));
});

it('what deletes leaves it to what deletes the next line', async () => {
  const List = ({ names }: { names: readonly string[] }) => {
    const main = useRef<HTMLElement>(null);
    useKeptFocus(main);
    return (
      <main ref={main} tabIndex={-1}>
        {names.map((name) => (
          <p key={name}>
            <button type="button">Edit {name}</button>
            <button type="button" data-danger>
              Delete {name}
            </button>
          </p>
        ))}
      </main>
    );
  };
  const { getByText, rerender } = render(<List names={['a', 'b']} />);
  getByText('Delete a').focus();
  rerender(<List names={['b']} />);
  await vi.waitFor(() => expect(focused()).toBe('Delete b'));
});

it('who is in a dialog stays there, and comes back to what is left', async () => {
  const { getByText, rerender } = render(<Screen names={['a', 'b']} />);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const answer = dialog.appendChild(document.createElement('button'));
  getByText('Remove a').focus();
  answer.focus();
  rerender(<Screen names={['b']} />);
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(document.activeElement).toBe(answer);
  answer.blur();
  dialog.remove();
  await vi.waitFor(() => expect(focused()).toBe('Remove b'));
});

it('a dialog that was open from the beginning leaves it to the screen', async () => {
  const { getByRole } = render(<Screen names={['a']} />);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  const answer = dialog.appendChild(document.createElement('button'));
  answer.focus();
  answer.blur();
  dialog.remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(getByRole('main')));
});

it('who pressed beside everything, or went to the navigation, is left alone', async () => {
  const { getByText, rerender } = render(<Screen names={['a', 'b']} />);
  getByText('Remove a').focus();
  (document.activeElement as HTMLElement).blur();
  await new Promise((resolve) => setTimeout(resolve, 80));
  rerender(<Screen names={['b']} />);
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(document.activeElement).toBe(document.body);
  getByText('Remove b').focus();
  getByText('Home').focus();
  rerender(<Screen names={[]} />);
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(focused()).toBe('Home');
});
